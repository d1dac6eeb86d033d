/// XML as a stream of elements, read by expat in bounded memory: chunk after chunk, without entities of its own.

import CExpat
import Glibc

/// Hears of each element. Names are without their namespace's prefix.
protocol XMLListener: AnyObject {
  /// The names of the open elements, this one included, are the stream's `path`.
  func open(_ name: String, _ attributes: XMLAttributes, in stream: XMLStream)
  /// With the text that was directly in it.
  func close(_ name: String, text: String, in stream: XMLStream)
}

/// The attributes of an element, valid while it is being opened.
struct XMLAttributes {
  fileprivate let names: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?

  subscript(_ name: String) -> String? { value(of: name).map { String(cString: $0) } }

  /// Whether an attribute has this value; faster than reading it, for the millions that are not wanted.
  func has(_ name: String, _ text: String) -> Bool { value(of: name).map { strcmp($0, text) == 0 } ?? false }

  private func value(of name: String) -> UnsafePointer<XML_Char>? {
    guard let names else { return nil }
    var place = 0
    while let key = names[place], let value = names[place + 1] {
      if strcmp(key, name) == 0 { return value }
      place += 2
    }
    return nil
  }
}

final class XMLStream {
  /// From the root to the element that is open.
  private(set) var path: [String] = []
  private let parser: XML_Parser
  private let listener: any XMLListener
  private var text: [UInt8] = []
  /// Why the reading was ended.
  private var problem: ActivityProblem?
  private var hasBegun = false

  /// No format nests deeper, nor has longer words.
  private static let (mostDepth, longestText) = (64, 1 << 16)

  init?(_ listener: any XMLListener) {
    guard let parser = XML_ParserCreate(nil) else { return nil }
    (self.parser, self.listener) = (parser, listener)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(parser, Self.opened, Self.closed)
    XML_SetCharacterDataHandler(parser, Self.characters)
    // A document without definitions of its own can only say what is written in it.
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in XMLStream.of(data)?.stop() }
  }

  deinit { XML_ParserFree(parser) }

  /// Reads the next bytes of the document.
  func feed(_ bytes: [UInt8], isLast: Bool) throws(ActivityProblem) {
    var bytes = bytes
    if !hasBegun {
      hasBegun = true
      DocumentType.blank(&bytes)
    }
    // No chunk is longer than expat can count.
    var start = 0
    repeat {
      let end = min(bytes.count, start + 1 << 20)
      let status = bytes.withUnsafeBytes { all in
        let part = UnsafeRawBufferPointer(rebasing: all[start..<end])
        return XML_Parse(
          parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(part.count),
          isLast && end == bytes.count ? 1 : 0)
      }
      guard status == XML_STATUS_OK else {
        throw problem ?? .brokenXML(line: Int(XML_GetCurrentLineNumber(parser)))
      }
      start = end
    } while start < bytes.count
  }

  /// Ends the reading.
  func stop(_ why: ActivityProblem = .hostileXML) {
    problem = problem ?? why
    XML_StopParser(parser, XML_Bool(0))
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> XMLStream? {
    data.map { Unmanaged<XMLStream>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let opened: XML_StartElementHandler = { data, name, attributes in
    guard let stream = of(data), let name else { return }
    guard stream.path.count < mostDepth, stream.problem == nil else { return stream.stop() }
    let local = bare(name)
    stream.path.append(local)
    stream.text.removeAll(keepingCapacity: true)
    stream.listener.open(local, XMLAttributes(names: attributes), in: stream)
  }

  private static let closed: XML_EndElementHandler = { data, name in
    guard let stream = of(data), let name = stream.path.last, stream.problem == nil else { return }
    stream.listener.close(name, text: String(decoding: stream.text, as: UTF8.self), in: stream)
    stream.path.removeLast()
    stream.text.removeAll(keepingCapacity: true)
  }

  private static let characters: XML_CharacterDataHandler = { data, characters, count in
    guard let stream = of(data), let characters, count > 0 else { return }
    guard stream.text.count + Int(count) <= longestText else { return stream.stop() }
    characters.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
      stream.text.append(contentsOf: UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }

  /// `hr` of `gpxtpx:hr`.
  private static func bare(_ name: UnsafePointer<XML_Char>) -> String {
    String(cString: strrchr(name, Int32(UInt8(ascii: ":"))).map { UnsafePointer($0 + 1) } ?? name)
  }
}
