public import FlipbookUIKit
import Geometry
import LayerTree

/// A destination of drawing with its state: SwiftUI's `GraphicsContext`.
///
/// A copy draws to the same canvas, and has a state of its own.
public struct GraphicsContext {
  /// A region that drawing is clipped to.
  private struct Clip {
    /// The layer whose alpha clips, on the canvas.
    let mask: LayerDescription
    let isInverse: Bool
    /// The bounding box, on the canvas; infinite for an inverse clip.
    let box: Rect
  }

  /// Options of clip shapes.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Clips to the outside of the shape.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  let recorder: DrawingRecorder
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The opacity of drawing, from 0 to 1.
  public var opacity = 1.0
  /// The mode that mixes drawing with the drawing before it.
  ///
  /// - Precondition: The mode isn't `copy`, `xor`, `plusDarker`, `sourceIn`, `sourceOut`, `sourceAtop`,
  ///   `destinationIn`, or `destinationAtop`.
  public var blendMode = BlendMode.normal {
    didSet {
      precondition(
        blendMode.isSupported, "FlipbookSwiftUI has no blend mode \(blendMode.rawValue) of Core Graphics in a Canvas")
    }
  }
  /// The transform from the coordinates of drawing to the canvas.
  public var transform = CGAffineTransform.identity
  private var clips: [Clip] = []
  private var filters: [(filter: Filter, transform: Geometry.AffineTransform)] = []

  init(_ recorder: DrawingRecorder, _ environment: EnvironmentValues) {
    (self.recorder, self.environment) = (recorder, environment)
  }

  // MARK: Transforms

  /// Scales subsequent drawing.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  /// Moves subsequent drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  /// Rotates subsequent drawing.
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }
  /// Transforms subsequent drawing by a transform that applies before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips

  /// The bounding box of the clip shapes, in the current coordinates.
  public var clipBoundingRect: CGRect {
    let box = clips.reduce(recorder.canvas) { $0.intersection($1.box) }
    return CGRect(transform.affine.inverted?.boundingBox(of: box) ?? .zero)
  }

  /// Clips subsequent drawing to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let outline = path.path.transformed(by: transform.affine)
    var content = ShapeContent(path: outline)
    content.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    clip(to: .shape(content), in: outline.boundingBox ?? .zero, options)
  }

  /// Clips subsequent drawing to the alpha of other drawing.
  ///
  /// - Parameters:
  ///   - opacity: The factor of the alpha.
  ///   - options: The options of the clip.
  ///   - content: Draws the shape.
  /// - Throws: The error of `content`.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var image = try layer(content)
    image.properties.opacity = min(1, max(0, opacity))
    clip(to: image, in: recorder.canvas, options)
  }

  private mutating func clip(to mask: LayerDescription, in box: Rect, _ options: ClipOptions) {
    let isInverse = options.contains(.inverse)
    clips.append(Clip(mask: mask, isInverse: isInverse, box: isInverse ? recorder.canvas : box))
  }

  // MARK: Filters

  /// Adds a filter to subsequent drawing.
  ///
  /// It filters the result of the filters that are added after it, before clips and blending. Its lengths are in the
  /// current coordinates.
  ///
  /// - Precondition: There are no options: colors are filtered in sRGB.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    precondition(options.isEmpty, "FlipbookSwiftUI filters colors in sRGB: a filter cannot have the option linearColor")
    filters.append((filter, transform.affine))
  }

  // MARK: Layers

  /// Draws a transparency layer: drawing that is composited as one image.
  ///
  /// The layer's context has the current transform, and otherwise a new state.
  ///
  /// - Parameter content: Draws the layer.
  /// - Throws: The error of `content`.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { add(try layer(content)) }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> LayerDescription {
    let inner = recorder.makeLayer()
    var context = GraphicsContext(inner, environment)
    context.transform = transform
    try content(&context)
    return inner.image
  }

  /// Draws a layer in the current coordinates.
  func addTransformed(_ layer: LayerDescription) {
    add(DrawingRecorder.transformed(layer, by: transform.affine))
  }

  /// Draws a layer of the canvas with the current state.
  private func add(_ layer: LayerDescription) {
    var layer = layer
    // The last filter is the innermost one.
    for (filter, transform) in filters.reversed() {
      guard let inverse = transform.inverted else { return }
      var outer = DrawingRecorder.transformed(DrawingRecorder.transformed(layer, by: inverse), by: transform)
      filter.apply(to: &outer.properties, environment)
      layer = outer
    }
    for clip in clips.reversed() {
      layer = recorder.container([layer])
      layer.properties.effects.isMaskInverted = clip.isInverse
      layer.mask = clip.mask
    }
    if blendMode != .clear { layer.properties.opacity *= min(1, max(0, opacity)) }
    recorder.add(layer, blendMode)
  }
}

extension LayerDescription {
  /// Returns a layer of a shape.
  static func shape(_ content: ShapeContent) -> LayerDescription {
    var properties = LayerProperties()
    properties.anchorPoint = .zero
    properties.content = .shape(content)
    return LayerDescription(properties: properties)
  }
}
