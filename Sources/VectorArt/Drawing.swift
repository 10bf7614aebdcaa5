public import Geometry
public import LayerTree
public import Typography

/// A drawing converted to layers, read from an SVG file.
///
/// Groups are plain layers, shapes are shape layers, and an `id` becomes the layer's name. The bounds of each layer are
/// the bounding box of its content, in the coordinates of the file, so paths and frames have the file's numbers; its
/// anchor point is the center of that box, or the file's `transform-origin`.
public struct Drawing: Sendable {
  /// The size in points.
  public let size: Size
  /// The root layer, which has the drawing's size and contains all other layers.
  public let root: LayerDescription
  /// The source location of the attribute that sets the size.
  private let sizeLocation: AttributeLocations.Location?
  /// The warnings about unsupported features of the static drawing, in the order of the file.
  public let warnings: [DrawingWarning]
  /// The animation of the drawing; nil if the drawing is static.
  public let animation: DrawingAnimation?

  /// Reads an SVG file: the static features of SVG 1.1 and SVG 2, and its animations.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - resources: The source of its images.
  ///   - fonts: The fonts for its text.
  ///   - form: The form of its layers.
  /// - Returns: The drawing.
  /// - Throws: ``DrawingError`` if the file is not XML, is not SVG, or has no size.
  public static func read(
    _ bytes: [UInt8], resources: DrawingResources = .none, fonts: FontLibrary = FontLibrary(drawings: .svg),
    form: DrawingForm = .outlines
  ) throws(DrawingError) -> Drawing {
    var styled = try StyledDocument(bytes)
    let timeline = DrawingTimeline(&styled)
    let resolved = try ResolvedDrawing(
      styled, resources: resources, fonts: fonts, files: [], keepsText: form != .outlines,
      triesAnimations: timeline == nil)
    var lowering = LayerLowering(resolved.warnings)
    var root = lowering.root(of: resolved.tree)
    if form == .properties { root = DesignIdioms.simplified(root) }
    var animation: DrawingAnimation?
    if let timeline {
      animation = try DrawingAnimation(timeline, styled, resources: resources, fonts: fonts, form: form)
    }
    return Drawing(
      size: resolved.tree.size, root: root, sizeLocation: resolved.sizeLocation, warnings: lowering.warnings.sorted,
      animation: animation)
  }

  /// Returns the error for a drawing that is too large for its use, at the location of its size.
  package func sizeError(_ message: String) -> DrawingError { DrawingError(message, at: sizeLocation, orLine: 1) }
}
