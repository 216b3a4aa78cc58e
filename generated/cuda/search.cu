/* Generated from derivatives.yaml by `specgrad generate`; do not edit. */
/* Elements counted, searched for and told apart. */
#include "device.cuh"
