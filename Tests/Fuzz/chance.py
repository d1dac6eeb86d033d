"""A seeded source of chance: the same seed, area and number draw the same trial on every machine."""

import random


class Chance(random.Random):
    def __init__(self, seed, area, number):
        super().__init__(f"{seed} {area} {number}")

    def happens(self, probability):
        return self.random() < probability

    def some(self, least, most):
        """A count that is mostly small: of two draws, the lesser."""
        return min(self.randint(least, most), self.randint(least, most))
