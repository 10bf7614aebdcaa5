/// The demands of images on the one pixel layout that all of them have.
struct PNGNeeds: OptionSet, Sendable {
  let rawValue: UInt8

  /// More colors than a palette has.
  static let trueColor = PNGNeeds(rawValue: 1)
  /// Translucent pixels.
  static let alpha = PNGNeeds(rawValue: 2)
  /// Colors that are not gray, or grays so few that a palette is smaller.
  static let colors = PNGNeeds(rawValue: 4)

  /// The components of a pixel that meet them.
  var color: PNGLayout.Color {
    guard contains(.trueColor) else { return isEmpty ? .gray : .palette }
    guard contains(.alpha) else { return .rgb }
    return contains(.colors) ? .rgba : .grayAlpha
  }
}
