/// The functions that a page calls. Texts go in and out as bytes in the module's memory.

import PlanWording

/// So many bytes for a text that goes in. They belong to the caller, until `satz_free`.
@_cdecl("satz_allocate")
public func allocate(_ count: UInt32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(clamping: count), alignment: 8)
}

/// Gives back what `satz_allocate` or one of the answers has given.
@_cdecl("satz_free")
public func free(_ pointer: UnsafeMutableRawPointer) { pointer.deallocate() }

/// The problems of a plan with their source lines; an empty text where there are none.
@_cdecl("satz_check")
public func check(_ bytes: UnsafeRawPointer, _ count: UInt32, _ language: UInt32) -> UnsafeMutableRawPointer {
  answer(GivenPlan(bytes, count).problems(in: Language(index: language)))
}

/// The timeline of every session of a plan, done as it is prescribed.
@_cdecl("satz_rehearse")
public func rehearse(_ bytes: UnsafeRawPointer, _ count: UInt32, _ language: UInt32) -> UnsafeMutableRawPointer {
  answer(GivenPlan(bytes, count).timelines(in: Language(index: language)))
}

/// Some weeks of each program of a plan, all sets done as they are prescribed: the sets, and what its rules change.
@_cdecl("satz_simulate")
public func simulate(
  _ bytes: UnsafeRawPointer, _ count: UInt32, _ language: UInt32, _ weeks: UInt32
) -> UnsafeMutableRawPointer {
  answer(GivenPlan(bytes, count).weeks(Int(clamping: weeks), in: Language(index: language)))
}

extension Language {
  /// 0 is English, 1 is German.
  fileprivate init(index: UInt32) { self = index == 1 ? .german : .english }
}

/// The length of a text in four bytes, the lowest first, and its UTF-8. It belongs to the caller, until `satz_free`.
private func answer(_ text: String) -> UnsafeMutableRawPointer {
  let bytes = Array(text.utf8)
  let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 4, alignment: 8)
  memory.storeBytes(of: UInt32(clamping: bytes.count).littleEndian, as: UInt32.self)
  (memory + 4).copyMemory(from: bytes, byteCount: bytes.count)
  return memory
}
