/// The texts about pictures, including those for terminals that cannot show them.

import TrainingStore

enum PictureText: Hashable, Sendable {
  case profilePicture, fileArgument, removeOption, pictureOption
  case noPicture(String)
  case noProfilePicture
  case picture(PictureFormat, width: Int, height: Int, kilobytes: Int)
}
