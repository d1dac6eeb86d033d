/// The distance between two places on the Earth.

import Glibc

struct Place: Hashable {
  /// In degrees.
  var latitude: Double
  /// In degrees.
  var longitude: Double

  init?(latitude: Double?, longitude: Double?) {
    guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// In metres, by the haversine formula (R. W. Sinnott, "Virtues of the Haversine", Sky & Telescope 68, 1984) on a
  /// sphere with the mean radius of the Earth, 6 371 008.8 m (IUGG). Up to 0.5 % from the distance on the ellipsoid.
  func metres(to other: Place) -> Double {
    let radians = Double.pi / 180
    let (a, b) = (latitude * radians, other.latitude * radians)
    let (north, east) = (sin((b - a) / 2), sin((other.longitude - longitude) * radians / 2))
    let haversine = north * north + cos(a) * cos(b) * east * east
    return 2 * 6_371_008.8 * asin(min(1, haversine.squareRoot()))
  }
}
