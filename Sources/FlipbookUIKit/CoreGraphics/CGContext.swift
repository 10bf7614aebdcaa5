public import Foundation
import Geometry
import LayerTree

/// A drawing, `CGContext`.
///
/// It records the drawing as layers, painted by Flipbook's compositor on demand. Lengths are in points; the y axis
/// points down, as in UIKit's contexts.
public final class CGContext: NSObject {
  /// The settings that ``saveGState()`` saves.
  struct State {
    var transform = Geometry.AffineTransform.identity
    var fillColor = Color.black
    var strokeColor = Color.black
    var stroke = ShapeContent()
    var alpha = 1.0
    var blendMode = BlendMode.normal
    var shadow: Shadow?
    /// The clip regions, on the canvas.
    var clips: [(path: Path, rule: FillRule)] = []
  }

  /// Drawings that are composed before they are added to the rest.
  private struct Group {
    var layers: [LayerDescription] = []
    /// The settings at its beginning; they apply to the whole.
    let outer: State
  }

  /// The rectangle that the image shows, on the canvas.
  let canvas: Rect
  /// Pixels per point.
  let scale: Double
  /// A Boolean value that indicates whether the image is black where nothing is drawn.
  let isOpaque: Bool
  private let owner: StageContext
  /// The function that made the context, for messages.
  private let function: String
  private var groups = [Group(outer: State())]
  private var saved: [State] = []
  var state = State()
  /// The current path, on the canvas.
  var path = CGMutablePath()

  init(canvas: Rect, scale: Double, isOpaque: Bool = false, for function: String) {
    self.canvas = canvas
    self.scale = scale
    self.isOpaque = isOpaque
    self.function = function
    owner = StageContext.require(function)
  }

  private static func pixels(_ canvas: Rect, _ scale: Double) -> (width: Double, height: Double) {
    ((canvas.width * scale).rounded(.up), (canvas.height * scale).rounded(.up))
  }

  /// True if nothing has been drawn.
  var isEmpty: Bool { groups.allSatisfy(\.layers.isEmpty) }

  // MARK: States

  /// Saves the settings.
  public func saveGState() { saved.append(state) }

  /// Returns to the settings that were saved last.
  ///
  /// - Precondition: Some have been saved and not restored.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      preconditionFailure("CGContext.restoreGState is called without a saveGState before it")
    }
    state = last
  }

  /// The transform to the canvas.
  public var ctm: CGAffineTransform { CGAffineTransform(state.transform) }

  /// Translates further drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales further drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates further drawing, in radians, clockwise.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Transforms further drawing, before the earlier transforms.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.affine.concatenating(state.transform)
  }

  /// Sets the color that fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.color }

  /// Sets the color that fills by its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the gray that fills.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the color that strokes.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.color }

  /// Sets the color that strokes by its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the gray that strokes.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the width of strokes.
  public func setLineWidth(_ width: CGFloat) { state.stroke.lineWidth = Double(width) }

  /// Sets the form of the strokes' ends.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.lineCap = cap.cap }

  /// Sets the form of the strokes' corners.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.lineJoin = join.join }

  /// Sets the limit of pointed corners.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = Double(limit) }

  /// Sets the lengths of dashes and gaps in turn, and the offset at the start of strokes; an empty list draws solid
  /// lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.lineDashPhase = Double(phase)
    state.stroke.lineDashPattern = lengths.map { Double($0) }
  }

  /// Sets the opacity of further drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, Double(alpha))) }

  /// Sets the blend mode with the backdrop.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.mode }

  /// Sets the shadow of further drawing; a color of nil removes it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { color in
      var shadow = Shadow()
      shadow.color = Color(red: color.color.red, green: color.color.green, blue: color.color.blue, alpha: 1)
      shadow.opacity = color.color.alpha
      shadow.offset = Size(offset)
      shadow.radius = max(0, Double(blur)) / 2
      return shadow
    }
  }

  /// Sets a black shadow of one third opacity for further drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Makes no difference here: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Makes no difference here: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Makes no difference here: images are always scaled smoothly.
  public var interpolationQuality = CGInterpolationQuality.default

  // MARK: Layers

  /// Adds a layer to the drawing; the settings apply to it.
  func add(_ layer: LayerDescription) { groups[groups.count - 1].layers.append(finished(layer, state)) }

  /// Begins a transparency layer: further drawing is composited as one image with the current opacity, shadow, and
  /// blend mode.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    groups.append(Group(outer: state))
    saved.append(state)
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
  }

  /// Begins a transparency layer in a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]? = nil) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Composites the transparency layer.
  ///
  /// - Precondition: It has been begun.
  public func endTransparencyLayer() {
    guard groups.count > 1, let group = groups.popLast() else {
      preconditionFailure("CGContext.endTransparencyLayer is called without a beginTransparencyLayer before it")
    }
    restoreGState()
    groups[groups.count - 1].layers.append(finished(container(group.layers), group.outer))
  }

  /// Makes everything clear within a path on the canvas, and within the clipping.
  func erase(_ path: Path) {
    var all = container(groups[groups.count - 1].layers)
    all.properties.effects.isMaskInverted = true
    all.mask = clipped(Self.shape(path, .nonZero, .black), state.clips)
    groups[groups.count - 1].layers = [all]
  }

  /// A layer as large as the canvas with others inside.
  private func container(_ layers: [LayerDescription]) -> LayerDescription {
    var properties = LayerProperties()
    properties.anchorPoint = .zero
    properties.bounds = canvas
    properties.position = canvas.origin
    return LayerDescription(properties: properties, sublayers: layers)
  }

  private func clipped(_ layer: LayerDescription, _ clips: [(path: Path, rule: FillRule)]) -> LayerDescription {
    clips.reversed().reduce(layer) { inside, clip in
      var outside = container([inside])
      outside.mask = Self.shape(clip.path, clip.rule, .black)
      return outside
    }
  }

  private func finished(_ layer: LayerDescription, _ state: State) -> LayerDescription {
    var layer = layer
    if let shadow = state.shadow {
      layer = container([layer])
      layer.properties.effects.shadow = shadow
    }
    layer = clipped(layer, state.clips)
    layer.properties.opacity *= state.alpha
    if state.blendMode != .normal { layer.properties.effects.blendMode = state.blendMode }
    return layer
  }

  /// A shape on the canvas.
  static func shape(_ path: Path, _ rule: FillRule, _ color: Color) -> LayerDescription {
    var content = ShapeContent(path: path)
    content.fillColor = color
    content.fillRule = rule
    return shape(content)
  }

  static func shape(_ content: ShapeContent) -> LayerDescription {
    var properties = LayerProperties()
    properties.anchorPoint = .zero
    properties.content = .shape(content)
    return LayerDescription(properties: properties)
  }

  // MARK: The picture

  /// Returns the image so far.
  public func makeImage() -> CGImage? { picture }

  /// The image so far.
  ///
  /// - Precondition: It has 1 to 16,384 pixels on each side.
  var picture: CGImage {
    let (width, height) = Self.pixels(canvas, scale)
    precondition(
      width > 0 && height > 0 && width <= 16_384 && height <= 16_384,
      "\(function): a picture has 1 to 16384 pixels on each side, and this one \(width) × \(height)")
    var root =
      groups.reversed().reduce(nil as LayerDescription?) { inside, group in
        let layers = group.layers + (inside.map { [$0] } ?? [])
        return finished(container(layers), group.outer)
      } ?? container([])
    if isOpaque { root.properties.backgroundColor = .black }
    return CGImage(owner.paint(root, in: canvas, scale: scale))
  }

  /// The width of the image in pixels.
  public var width: Int { Int(exactly: Self.pixels(canvas, scale).width) ?? 0 }

  /// The height of the image in pixels.
  public var height: Int { Int(exactly: Self.pixels(canvas, scale).height) ?? 0 }
}
