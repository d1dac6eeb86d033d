/// Pictures in English.

import PlanWording

extension PictureText: Worded {
  var english: String {
    switch self {
    case .profilePicture: "Your picture: save one from a file, or show it."
    case .fileArgument: "A PNG, JPEG or GIF; without it, the picture is shown."
    case .removeOption: "Remove it."
    case .pictureOption:
      "A PNG, JPEG or GIF that is kept with it; may be given several times, and replaces the earlier ones."
    case .noPicture(let path):
      "\(path) is not a picture that can be kept: PNG, JPEG or GIF, at most 8 MB, 8192 pixels per side and 16 megapixels"
    case .noProfilePicture: "No picture yet: satz profile picture me.jpg"
    case .picture(let format, let width, let height, let kilobytes):
      "(picture: \(format.rawValue.uppercased()), \(width) × \(height), \(kilobytes) kB)"
    }
  }
}
