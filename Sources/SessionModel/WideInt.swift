/// Integers that hold milliseconds since 1970 and sums of masses, also where a machine word has 32 bits, as in a browser.

#if _pointerBitWidth(_32)
  /// An integer of 64 bits.
  public typealias WideInt = Int64
#else
  /// An integer of 64 bits.
  public typealias WideInt = Int
#endif
