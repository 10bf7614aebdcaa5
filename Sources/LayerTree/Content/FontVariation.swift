/// A position on an axis of a variable font.
///
/// Tags are those of the OpenType specification: `wght` is the weight, `opsz` the optical size.
public struct FontVariation: Hashable, Sendable {
  /// The axis' tag: four letters or digits.
  public var tag: String
  /// The position, in the axis' own units; limited to what the font has.
  public var value: Double

  /// Makes a position on an axis.
  public init(_ tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}
