"""The plans of this repository with damaged bytes, through every command that takes a plan."""

import mutation
import plan_tokens
import plan_trial

TRIALS = 4
PLANS = 24


def trial(bench, chance):
    plans = [mutation.of_bytes(chance, chance.choice(plan_tokens.corpus()).encode()) for _ in range(PLANS)]
    plan_trial.examine(bench, chance, plans, viewed=2)
