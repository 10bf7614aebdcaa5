/// A typographic feature of a font, switched on, off or to one of its variants.
///
/// Tags follow the OpenType specification: `tnum` sets digits of equal widths, `ss01` the first stylistic set.
public struct FontFeature: Hashable, Sendable {
  /// The feature's tag: four letters or digits.
  public var tag: String
  /// 0 for off, 1 for on, or the number of an alternate.
  public var value: Int

  /// Makes a setting of a feature.
  public init(_ tag: String, value: Int = 1) {
    self.tag = tag
    self.value = value
  }
}

/// A position on an axis of a variable font.
///
/// Tags follow the OpenType specification: `wght` is the weight, `opsz` the optical size.
public struct FontVariation: Hashable, Sendable {
  /// The axis' tag: four letters or digits.
  public var tag: String
  /// The position in the axis's own units, clamped to the font's range.
  public var value: Double

  /// Makes a position on an axis.
  public init(_ tag: String, value: Double) {
    self.tag = tag
    self.value = value
  }
}
