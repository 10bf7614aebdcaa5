/// The requirements of images for the pixel layout that they share.
struct PNGNeeds: OptionSet, Sendable {
  let rawValue: UInt8

  /// More colors than a palette can hold.
  static let trueColor = PNGNeeds(rawValue: 1)
  /// Translucent pixels.
  static let alpha = PNGNeeds(rawValue: 2)
  /// Colors that are not gray, or so few grays that a palette is smaller.
  static let colors = PNGNeeds(rawValue: 4)

  /// The pixel components that meet the requirements.
  var color: PNGLayout.Color {
    guard contains(.trueColor) else { return isEmpty ? .gray : .palette }
    guard contains(.alpha) else { return .rgb }
    return contains(.colors) ? .rgba : .grayAlpha
  }
}
