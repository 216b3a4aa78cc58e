/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
#include "kernel.h"

/* _imag_part: imag(self) */
static void _imag_part_c64(char *const *p, sg_index n) {
    const sg_c64 *restrict a0 = (const sg_c64 *)p[0];
    float *restrict r0 = (float *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_imag_c64(a0[i]);
}
static void _imag_part_c128(char *const *p, sg_index n) {
    const sg_c128 *restrict a0 = (const sg_c128 *)p[0];
    double *restrict r0 = (double *)p[1];
    SG_INDEPENDENT
    for (sg_index i = 0; i < n; i++)
        r0[i] = sg_imag_c128(a0[i]);
}
static const sg_loop _imag_part_loops[] = {
    {SG_c64, {SG_c64, SG_f32}, _imag_part_c64},
    {SG_c128, {SG_c128, SG_f64}, _imag_part_c128},
};

const sg_kernel sg_kernels__imag_part[] = {
    {"_imag_part", 1, 1, SG_ELEMENTS, 0, {SG_SAME, SG_REAL_PART}, 0, 2, _imag_part_loops},
    {0}};
