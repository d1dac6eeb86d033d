/// A picture in kitty's graphics protocol, which Ghostty, WezTerm and Konsole understand too.

import FoundationEssentials

/// https://sw.kovidgoyal.net/kitty/graphics-protocol/
/// It takes pixels or PNG, and no other format of files.
struct KittyPicture {
  let png: [UInt8]

  /// Scaled to this many columns, in chunks of 4096 letters; the terminal is told not to answer.
  func text(columns: Int) -> TerminalText {
    let payload = Array(Data(png).base64EncodedString().utf8)
    var text = TerminalText()
    for start in stride(from: 0, to: payload.count, by: 4096) {
      let end = min(start + 4096, payload.count)
      let keys = start == 0 ? "a=T,q=2,f=100,c=\(columns)," : ""
      text += Control.kitty(
        keys: "\(keys)m=\(end < payload.count ? 1 : 0)", payload: String(decoding: payload[start..<end], as: UTF8.self))
    }
    return text
  }
}
