public import Geometry
public import LayerTree
public import Typography

/// A drawing made into layers: what is read from an SVG file.
///
/// Groups are plain layers, shapes are shape layers, and what has an `id` has it as its layer's name. The bounds of each
/// layer are the box of what it shows, in the coordinates of the file, so that paths and frames read as they do there;
/// its anchor point is the middle of that box, or the `transform-origin` that the file says.
public struct Drawing: Sendable {
  /// The size in points.
  public let size: Size
  /// The layer that fills the size, with all others inside.
  public let root: LayerDescription
  /// The place that says the size.
  private let sizePlace: AttributePlaces.Place?
  /// The warnings about unsupported parts, in the order of the file.
  public let warnings: [DrawingWarning]

  /// Reads an SVG file: the still parts of SVG 1.1 and SVG 2.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - resources: Where the pictures in it come from.
  ///   - fonts: Where the outlines of its texts come from.
  /// - Returns: The drawing.
  /// - Throws: ``DrawingError`` when the file is not XML, no SVG, or without bounds.
  public static func read(
    _ bytes: [UInt8], resources: DrawingResources = .none, fonts: FontLibrary = FontLibrary()
  ) throws(DrawingError) -> Drawing {
    let resolved = try ResolvedDrawing(bytes, resources: resources, fonts: fonts, nesting: 0)
    var lowering = LayerLowering(resolved.warnings)
    let root = lowering.root(of: resolved.tree)
    return Drawing(
      size: resolved.tree.size, root: root, sizePlace: resolved.sizePlace, warnings: lowering.warnings.sorted)
  }

  /// Returns the error for a drawing that is too large for what is made of it, at the place that says its size.
  package func sizeError(_ message: String) -> DrawingError { DrawingError(message, at: sizePlace, orLine: 1) }
}
