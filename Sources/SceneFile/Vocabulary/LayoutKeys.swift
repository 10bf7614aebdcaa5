import SceneDiagnostics
import SceneSyntax

/// The keys of `layout` and `stack`, by which layers follow what is around them.
enum LayoutKeys {
  private static let length = ValueType<Double>.number()

  static let left = Key("left", length, "How far the left edge is from that of the layer around it.")
  static let right = Key("right", length, "How far the right edge is from that of the layer around it, inwards.")
  static let top = Key("top", length, "How far the top edge is from that of the layer around it.")
  static let bottom = Key("bottom", length, "How far the bottom edge is from that of the layer around it, inwards.")
  static let width = Key("width", length, "The width; the layer's own.")
  static let height = Key("height", length, "The height; the layer's own.")
  static let centerX = Key("centerX", length, "How far its middle is to the right of that of the layer around it.")
  static let centerY = Key("centerY", length, "How far its middle is below that of the layer around it.")
  static let insets = Key("insets", length, "How far all four edges are from those of the layer around it.")

  /// Where a layer lies in the one around it.
  static let frame = RecordType(
    name: "layout", summary: "Where a layer lies in the one around it, at every moment.",
    keys: [
      left.description, right.description, top.description, bottom.description, width.description, height.description,
      centerX.description, centerY.description, insets.description,
    ])

  /// Whole layouts in one word.
  enum Word: String, CaseIterable {
    case fill, center
  }

  static let axis = Key("axis", ValueType<Axis>.choice(), "Which way they follow each other; vertical.")
  static let spacing = Key("spacing", length, "What is left between two of them; 0.")
  static let margin = Key("insets", length, "What is left around all of them; 0.")
  static let alignment = Key(
    "alignment", ValueType<Alignment>.choice(), "Where they lie across: fill, start, center or end; fill.")
  static let equally = Key("equally", ValueType.boolean, "Whether they share the whole length evenly; false.")

  /// Which way the layers of a stack follow each other.
  enum Axis: String, CaseIterable {
    case vertical, horizontal
  }

  /// Where the layers of a stack lie across it.
  enum Alignment: String, CaseIterable {
    case fill, start, center, end
  }

  /// How the layers inside one follow each other.
  static let stack = RecordType(
    name: "stack", summary: "The layers inside follow each other, at every moment; hidden ones take no room.",
    keys: [
      axis.description, spacing.description, margin.description, alignment.description, equally.description,
    ])
}
