/// The words on the desktop, in German.

extension DesktopText {
  var german: String {
    switch self {
    case .goOn: "Weiter"
    case .next(let step): "Als Nächstes: \(step)"
    }
  }
}
