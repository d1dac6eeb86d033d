/// What is said of pictures, also where they cannot be shown.

import TrainingStore

enum PictureText: Hashable, Sendable {
  case profilePicture, fileArgument, removeOption, pictureOption
  case noPicture(String)
  case noProfilePicture
  case picture(PictureFormat, width: Int, height: Int, kilobytes: Int)
}
