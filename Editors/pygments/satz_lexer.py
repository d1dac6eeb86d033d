"""Highlights Satz, a language for workout plans, with Pygments: documents, slides and web pages.

Made from Editors/templates; change that file and run UPDATE_GOLDEN=1 swift test --filter HighlightingTests.
"""

import re

from pygments.lexer import RegexLexer, bygroups, default
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Whitespace

__all__ = ["SatzLexer"]


class SatzLexer(RegexLexer):
    name = "Satz"
    aliases = ["satz"]
    filenames = ["*.satz"]
    flags = re.IGNORECASE | re.MULTILINE

    tokens = {
        # Where an item begins: a word is a keyword only where it can mean something.
        "root": [
            (r"\s+", Whitespace),
            (r"[<>;]", Punctuation),
            (r"(meditation|breathing|exercise|program|workout|use)(?=\s*[\"“”„«#<x]|\s+[^;<>\d\n]*<)", Keyword.Declaration, "item"),
            (r"(state|let)(?=\s+[^\W\d_][^;<>=\d\n]*=)", Keyword.Declaration, "item"),
            (r"(def)(\s+)([^;<>(\"\n]*?)(?=\s*\()", bygroups(Keyword.Declaration, Whitespace, Name.Function), "item"),
            (r"(levels)(?=\s+[\w\"])", Name.Attribute, "item"),
            (r"(equipment|secondary|category|aliases|measure|muscles|german)(?=\s+[^\W\d_]|\s+\")", Name.Attribute, "item"),
            (r"(for)\b([^;<>\n]*?)\b(in)(?=\s[^;>\n]*<)", bygroups(Keyword, Name.Variable, Keyword), "item"),
            (r"(when|by)(?=\s[^;\n]*<)", Keyword, "item"),
            (r"(after)(\s+)(session|lift|week|set)\b(?=\s*(?:\d+\s*|\([^)\n]*\)\s*)?(?:<|$))", bygroups(Keyword, Whitespace, Keyword), "item"),
            (r"(for\s+calories|for\s+distance|alternate|any\s+order|cooldown|for\s+load|for\s+reps|for\s+time|superset|circuit|complex|for\s+cal|choose|ladder|rounds|tabata|warmup|amrap|every|emom)\b(?=[^;<>\n]*<|[^\S\n]*(?://.*)?$)", Keyword.Reserved, "item"),
            (r"(rest)(?=\s*(?:$|[;>]|//|[\d(]|none\b))", Keyword.Reserved, "item"),
            (r"(breaths|reflect|hold|scan|walk|out|sit|in)(?=\s*(?:$|[;>]|//)|\s+(?:open\b|\(|\d+(?:\.\d+)?\s*(?:ms|s|sec|min|h)?\s*(?:$|[;>]|//|bell\b|note\b)))", Keyword.Reserved, "item"),
            default("item"),
        ],
        "item": [
            (r"\n", Whitespace, "#pop"),
            (r"[<>;]", Punctuation, "#pop"),
            (r"[^\S\n]+", Whitespace),
            (r"//.*$", Comment.Single),
            (r"\"(?:\\.|[^\"\\\n])*\"?|[“”„«»][^\"“”„«»\n]*[\"“”„«»]?", String.Double),
            (r"#[\w-]+", Name.Label),
            (r"\b(else\s+when|else)\b(?=\s*(?:<|$|//)|\s[^;\n]*<)", Keyword),
            (r"\b(resistance|cadence|incline|height|warmup|cycle|every|pause|weeks|bell|drop|rest|zone|cap|off|rir|rpe|on)\b(?=\s*\d|\s+\()", Name.Attribute),
            (r"\b(?:(warmup|rest)\s+none|open)\b(?=\s*(?:$|[;,<>@)]|//))", Name.Attribute),
            (r"\btempo\b(?=\s+[\dx]+(?:-|x|\d\d))", Name.Attribute),
            (r"\b(?:each|per)\s+(?:side|[^\W\d_]+)\b|\balternate\s+sides\b|\bbetween\s+(?:sets|rounds|exercises)\b|\beach\b(?=\s*(?:$|[;<>]|//|\"))", Name.Attribute),
            (r"\b(alternating|alternate|optional|right|left)\b(?=\s*(?:$|[;<>]|//|\"))", Name.Attribute),
            (r"\b(label|note|cue|say)\b(?=\s*[\"“”„«])", Name.Attribute),
            (r"\bprogress\b(?=\s*[+-]|\s+reps\b)", Name.Attribute),
            (r"\breps\b(?=\s+(?:to|then)\b)", Name.Attribute),
            (r"\bon\b(?=\s+(?:fri|mon|sat|sun|thu|tue|wed))", Name.Attribute),
            (r"\b(wednesday|saturday|thursday|tuesday|friday|monday|sunday|fri|mon|sat|sun|thu|tue|wed)\b(?=\s*[,<]|\s+(?:weeks|cycle)\b)", Name.Attribute),
            (r"\bthen\b(?=\s*[+-])", Operator.Word),
            (r"\bto\b(?=\s+(?:\(|\d|[^\W\d_][^;<>,\n]*<))", Operator.Word),
            (r"\bwhen\b(?=[^;<>,\n]*(?:[;>,]|$))", Operator.Word),
            (r"\bafter\b(?=\s+\d+\s+miss)", Operator.Word),
            (r"\b(misses|miss)\b(?=\s*(?:$|[;>]|//)|\s+[a-z]+\b)", Operator.Word),
            (r"\b(at\s+least|at\s+most|above|below)\b(?=\s*[\d(]|[^;<>\n]*<)", Operator.Word),
            (r"\b(is|not|and)\b(?=[^;<>\n]*<)", Operator.Word),
            (r"\bor\b(?=\s+[\w(\"“„])", Operator.Word),
            (r"(?<=[%)])(\s*)(of)\b", bygroups(Whitespace, Operator.Word)),
            (r"\bin\b(?=\s*\d+(?:min|s|h|:))", Operator.Word),
            (r"\bmod\b(?=\s+[\d(])", Operator.Word),
            (r"(@)(\s*)(ask|bw|easy|steady|hard|all\s+out)\b", bygroups(Operator, Whitespace, Name.Attribute)),
            (r"\bask\b(?=\s*[\"“”„«])", Name.Builtin),
            (r"\b[^\W\d_][\w'-]*(?=\()", Name.Builtin),
            (r"\b(breath|bw|max|total)\b(?=\s*(?:$|[;,<>@)+*/-]|//)|\s+(?:in\s+\d|rest\s*\d|of\b))", Keyword.Constant),
            (r"(\d+|\))(\s*)([x×])(\s*)(?=\d|\(|max\b)", bygroups(Number, Whitespace, Operator, Whitespace)),
            (r"\bx(?=\s*[\d(])", Operator),
            (r"\d+(?::\d\d)+(?:\.\d+)?|\d+(?:\.\d+)?(?:\s?%|(?:calories|calorie|minutes|seconds|meters|metres|minute|second|hours|kilos|meter|metre|miles|watts|cals|hour|kcal|kilo|mile|mins|reps|secs|watt|bpm|cal|hrs|kgs|lbs|min|rep|rpm|sec|spm|yds|cm|ft|hr|in|kg|km|lb|mi|mm|ms|yd|g|h|m|s|w)\b)?", Number),
            (r"[^\W\d][\w&'-]*", Name),
            (r"(?:\+|-)?=|[@×+*/%–-]|\.\.\.|…", Operator),
            (r"[(),:]", Punctuation),
            (r".", Name),
        ],
    }
