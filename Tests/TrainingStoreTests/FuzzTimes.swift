/// How many times as many rounds the random tests make; `SATZ_FUZZ_TIMES=50` for a run by hand.

import Glibc

let fuzzTimes = max(1, getenv("SATZ_FUZZ_TIMES").flatMap { Int(String(cString: $0)) } ?? 1)
