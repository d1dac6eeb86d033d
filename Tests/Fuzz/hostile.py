"""Texts, numbers and units that programs stumble over."""

TEXTS = [
    "", " ", "P\x1b]0;pwned\x07", "\x1b[2J\x1b[31mred", "a\x9b31mb", "bell\x07", "back\x08\x08\x08space", "cr\rover", "\x7f",
    "\u202eturned\u202c", "\u2066isolated\u2069", "zero\u200bwidth", "\ufeffmark", "👩‍👩‍👧 family", "e\u0301\u0301\u0301\u0301", "力強い", "ﬁ ǅ ß İ",
    "=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(A1)", "\t=1+1", "a,b;c\td", 'quo"te', "back\\slash", "it's", "%s %n %d", "$(id)", "`id`",
    "../../etc/passwd", "x" * 300, "long word " * 40, "NaN", "null", "</script>", "'; DROP TABLE session; --", "\u0085next", "\u2028line",
    "nul\x00hidden", "workout", "3x8", "< >", "//", "#tag", "@ 80kg", "\ud7ff\ue000\uffff",
]  # fmt: skip

INTEGERS = [
    "0", "1", "2", "3", "5", "8", "10", "12", "60", "99", "100", "999", "1000", "9999", "10000", "19999", "20000", "20001", "65536",
    "1999999", "2000000", "2000001", "2147483647", "2147483648", "4294967296", "9007199254740993", "9223372036854775807",
    "9223372036854775808", "18446744073709551616", "340282366920938463463374607431768211456", "00012", "1" + "0" * 60,
]  # fmt: skip
NUMBERS = INTEGERS + ["0.5", "2.5", "7.125", "0.001", "0.0001", "1e9", "1.", ".5", "-1", "-0", "12,5", "1.000,5", "٣", "½", "²"]
UNITS = [
    "kg", "g", "lb", "ms", "s", "min", "h", "mm", "cm", "m", "km", "in", "ft", "yd", "mi", "cal", "kcal", "%", "bpm", "w", "x", "rpe", "stone",
]  # fmt: skip
# What a spreadsheet or JSON may hold where a number is expected.
FIELDS = NUMBERS + TEXTS + [
    "-1", "-9223372036854775808", "1e15", "1e308", "1e-308", "inf", "-inf", "nan", "true", "0x10", "1_000", "9999-12-31", "0000-00-00",
    "2026-02-30 25:61:61", "1970-01-01 00:00:00", "2026-11-21T10:00:00Z", "31.12.9999", "-1-01-01", "277777:00", "+99:99", "1h 30m", "-1h",
    "2025-01-15 17:45:32", "2000000kg", "5 × 80 kg", "work", "warmup", "boss", "satz", "🏆",
]  # fmt: skip
SPACES = ["", " ", "  ", "\t", "\n", "\r\n", "\r", "\u00a0", "\u2009", "\u3000", "\ufeff", "\u200b", "\x0b", "\x0c", "\x85", "\u2028", " // c\n", "//\n", ";", "\x00"]
