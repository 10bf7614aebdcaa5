import LayerTree
import Motion
import SceneDiagnostics
package import SceneProgram

/// The keys of `layout` and `stack`, which position layers relative to others.
package enum LayoutKeys {
  private static let length = ValueType<Double>.number()

  package static let left = Key("left", length, "The distance of the left edge from the superlayer's.")
  package static let right = Key("right", length, "The distance of the right edge from the superlayer's, inward.")
  package static let leading = Key(
    "leading", length, "The distance of the leading edge from the superlayer's: left, or right from right to left.")
  package static let trailing = Key(
    "trailing", length, "The distance of the trailing edge from the superlayer's, inward.")
  package static let top = Key("top", length, "The distance of the top edge from the superlayer's.")
  package static let bottom = Key("bottom", length, "The distance of the bottom edge from the superlayer's, inward.")
  package static let width = Key("width", length, "The width; the layer's own.")
  package static let height = Key("height", length, "The height; the layer's own.")
  package static let centerX = Key("centerX", length, "The distance of the center from the superlayer's, to the right.")
  package static let centerY = Key("centerY", length, "The distance of the center from the superlayer's, downward.")
  package static let insets = Key("insets", length, "The distance of all four edges from the superlayer's.")

  /// The record of a layer's position in its superlayer.
  package static let frame = RecordType(
    name: "layout", summary: "The position of a layer in its superlayer, updated at every tick.",
    keys: [
      left.description, right.description, leading.description, trailing.description, top.description,
      bottom.description, width.description, height.description,
      centerX.description, centerY.description, insets.description,
    ])

  /// The names of complete layouts.
  package enum Word: String, CaseIterable {
    case fill, center
  }

  package static let axis = Key("axis", ValueType<Axis>.choice(), "The direction of the stack; vertical.")
  package static let spacing = Key("spacing", length, "The space between two layers; 0.")
  package static let margin = Key("insets", length, "The space around all layers; 0.")
  package static let alignment = Key(
    "alignment", ValueType<StackLayout.Alignment>.choice(),
    "The alignment across the stack: fill, start, center or end; fill.")
  package static let equally = Key("equally", ValueType.boolean, "True to divide the whole length evenly; false.")

  /// The axis of a stack.
  package enum Axis: String, CaseIterable {
    case vertical, horizontal
  }

  /// The record of a stack, which arranges its sublayers.
  package static let stack = RecordType(
    name: "stack", summary: "The layers inside follow each other at all times; hidden ones take no room.",
    keys: [
      axis.description, spacing.description, margin.description, alignment.description, equally.description,
    ])
}
