import SceneDiagnostics
import SceneSyntax

/// The keys of `layout` and `stack`, which place layers relative to others.
enum LayoutKeys {
  private static let length = ValueType<Double>.number()

  static let left = Key("left", length, "The distance of the left edge from the superlayer's.")
  static let right = Key("right", length, "The distance of the right edge from the superlayer's, inward.")
  static let top = Key("top", length, "The distance of the top edge from the superlayer's.")
  static let bottom = Key("bottom", length, "The distance of the bottom edge from the superlayer's, inward.")
  static let width = Key("width", length, "The width; the layer's own.")
  static let height = Key("height", length, "The height; the layer's own.")
  static let centerX = Key("centerX", length, "The distance of the center to the right of the superlayer's.")
  static let centerY = Key("centerY", length, "The distance of the center below the superlayer's.")
  static let insets = Key("insets", length, "The distance of all four edges from the superlayer's.")

  /// The position of a layer in its superlayer.
  static let frame = RecordType(
    name: "layout", summary: "The position of a layer in its superlayer, at every tick.",
    keys: [
      left.description, right.description, top.description, bottom.description, width.description, height.description,
      centerX.description, centerY.description, insets.description,
    ])

  /// Whole layouts in one word.
  enum Word: String, CaseIterable {
    case fill, center
  }

  static let axis = Key("axis", ValueType<Axis>.choice(), "The direction of the stack; vertical.")
  static let spacing = Key("spacing", length, "The space between two layers; 0.")
  static let margin = Key("insets", length, "The space around all layers; 0.")
  static let alignment = Key(
    "alignment", ValueType<Alignment>.choice(), "The alignment across the stack: fill, start, center or end; fill.")
  static let equally = Key("equally", ValueType.boolean, "True to divide the whole length evenly; false.")

  /// The direction of a stack.
  enum Axis: String, CaseIterable {
    case vertical, horizontal
  }

  /// The alignment of layers across a stack.
  enum Alignment: String, CaseIterable {
    case fill, start, center, end
  }

  /// The arrangement of the layers inside one.
  static let stack = RecordType(
    name: "stack", summary: "The layers inside follow each other at all times; hidden ones take no room.",
    keys: [
      axis.description, spacing.description, margin.description, alignment.description, equally.description,
    ])
}
