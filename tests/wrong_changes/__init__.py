"""Wrong changes that a person would make, and the command that sees whether the product's own checks notice each of them.

python -m tests.wrong_changes                    # all of them: more than an hour
python -m tests.wrong_changes --only loops -j 2  # those of one file of this folder
"""
