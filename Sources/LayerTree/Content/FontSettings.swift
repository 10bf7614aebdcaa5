/// The setting of a font feature: on, off, or the number of an alternate.
///
/// Tags follow the OpenType specification: `tnum` selects tabular figures, `ss01` the first stylistic set.
public struct FontFeature: Hashable, Sendable {
  /// The feature's tag: four letters or digits.
  public var tag: String
  /// 0 for off, 1 for on, or the number of an alternate.
  public var value: Int

  /// Creates the setting of a feature.
  public init(_ tag: String, value: Int = 1) {
    self.tag = tag
    self.value = value
  }
}

/// A position on a design axis of a variable font.
///
/// Tags follow the OpenType specification: `wght` is the weight, `opsz` the optical size.
public struct FontVariation: Hashable, Sendable {
  /// The axis's tag: four letters or digits.
  public var tag: String
  /// The position in the axis's units, clamped to the font's range.
  public var value: Double

  /// Creates a position on an axis.
  public init(_ tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}
