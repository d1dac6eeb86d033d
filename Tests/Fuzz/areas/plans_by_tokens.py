"""Plans written and mutated token by token, through every command that takes a plan."""

import plan_trial
import plan_tokens
from plan_writer import PlanWriter

TRIALS = 6
PLANS = 16


def trial(bench, chance):
    plan_trial.examine(bench, chance, [plan(chance) for _ in range(PLANS)], viewed=3)


def plan(chance):
    if chance.happens(0.45):
        text = PlanWriter(chance, chance.choice([0.0, 0.03, 0.06, 0.15])).plan()
    else:
        text = chance.choice(plan_tokens.corpus())
        text = plan_tokens.mutated(chance, text)
    if chance.happens(0.3):
        text = plan_tokens.mutated(chance, text, most=2)
    return text.encode("utf-8", "surrogatepass")
