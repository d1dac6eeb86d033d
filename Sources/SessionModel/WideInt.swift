/// Integers that hold milliseconds since 1970 and sums of masses, even if a machine word has 32 bits, as in a browser.

#if _pointerBitWidth(_32)
  /// A 64-bit integer.
  public typealias WideInt = Int64
#else
  /// A 64-bit integer.
  public typealias WideInt = Int
#endif
