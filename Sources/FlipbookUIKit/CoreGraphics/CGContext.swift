public import Foundation
import Geometry
import LayerTree
import Pixels

/// A drawing context, `CGContext`.
///
/// It records drawing as layers, which Flipbook's compositor paints on demand. Lengths are in points; the y axis points
/// down, as in UIKit's contexts.
public final class CGContext: NSObject {
  /// The graphics state that ``saveGState()`` saves.
  struct State {
    var transform = Geometry.AffineTransform.identity
    var fillColor = Color.black
    var strokeColor = Color.black
    var stroke = ShapeContent()
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolationQuality = CGInterpolationQuality.default
    /// The clip regions, on the canvas.
    var clips: [Clip] = []
  }

  /// A region that further drawing is clipped to.
  struct Clip {
    /// The layer whose alpha clips.
    let mask: LayerDescription
    /// The bounding box of the region, on the canvas.
    let box: Rect?

    /// Clips to the inside of a path on the canvas.
    init(_ path: Path, _ rule: FillRule) {
      mask = CGContext.shape(path, rule, .black)
      box = path.boundingBox
    }

    /// Clips to the alpha of a layer.
    init(_ mask: LayerDescription, in box: Rect?) { (self.mask, self.box) = (mask, box) }
  }

  /// A transparency layer: content that is composited as a group.
  private struct Group {
    var layers: [LayerDescription] = []
    /// The graphics state when the group began; it applies to the group as a whole.
    let outer: State
  }

  /// The rectangle of the canvas that the image covers.
  let canvas: Rect
  /// The number of pixels per point.
  let scale: Double
  /// A Boolean value that indicates whether the image has a black background.
  let isOpaque: Bool
  let owner: StageContext
  /// The function that created the context, for messages.
  private let function: String
  private var groups = [Group(outer: State())]
  private var saved: [State] = []
  var state = State()
  /// Writes the pixels of the drawing to the caller's memory; nil without any.
  var write: ((Bitmap) -> Void)?
  /// The number of operations since the context has had memory to write to.
  var writeCount = 0
  /// The current path, on the canvas.
  var path = CGMutablePath() { didSet { strokedPath = nil } }
  /// The stroke that has replaced the current path; nil if none has.
  var strokedPath: LayerDescription?

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

  // MARK: Graphics state

  /// Saves the graphics state.
  public func saveGState() { saved.append(state) }

  /// Restores the most recently saved graphics state.
  ///
  /// - Precondition: A saved state has not been restored yet.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      preconditionFailure("CGContext.restoreGState was called without a matching saveGState")
    }
    state = last
  }

  /// The current transform from user space to the canvas.
  public var ctm: CGAffineTransform { CGAffineTransform(state.transform) }

  /// Translates further drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales further drawing.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates further drawing, in radians, clockwise.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Transforms further drawing by a transform applied before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.affine.concatenating(state.transform)
  }

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fillColor = color.color }

  /// Sets the fill color by its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.color }

  /// Sets the stroke color by its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the width of strokes.
  public func setLineWidth(_ width: CGFloat) { state.stroke.lineWidth = Double(width) }

  /// Sets the line cap of strokes.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.lineCap = cap.cap }

  /// Sets the line join of strokes.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.lineJoin = join.join }

  /// Sets the miter limit of strokes.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = Double(limit) }

  /// Sets the alternating lengths of dashes and gaps, and the phase at the start of strokes; an empty list draws solid
  /// lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.lineDashPhase = Double(phase)
    state.stroke.lineDashPattern = lengths.map { Double($0) }
  }

  /// Sets the opacity of further drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, Double(alpha))) }

  /// Sets the blend mode with the backdrop.
  public func setBlendMode(_ mode: CGBlendMode) {
    if mode == .plusDarker { Unsupported.report("CGBlendMode.plusDarker", "it is painted as multiply") }
    state.blendMode = mode
  }

  /// Sets the shadow of further drawing; a nil color removes it.
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

  /// Sets a black shadow with an opacity of one third for further drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Does nothing: drawing is always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    if !shouldAntialias { Unsupported.report("CGContext.setShouldAntialias(false)", "drawing is always antialiased") }
  }

  /// Does nothing: drawing is always antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    if !allowsAntialiasing {
      Unsupported.report("CGContext.setAllowsAntialiasing(false)", "drawing is always antialiased")
    }
  }

  /// The interpolation quality of enlarged images: the nearest pixel for `none`, and linear interpolation otherwise.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  // MARK: Transparency layers

  /// Adds a layer to the drawing, with the current graphics state.
  func add(_ layer: LayerDescription) { add(layer, state) }

  private func add(_ layer: LayerDescription, _ state: State) {
    let (top, source) = (groups.count - 1, finished(layer, state))
    if state.blendMode.changesBackdrop {
      groups[top].layers = combined(
        source, covering: coverage(of: layer, state), state.blendMode, groups[top].layers)
    } else {
      groups[top].layers.append(source)
    }
    writePixels()
  }

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

  /// Ends a transparency layer and composites it.
  ///
  /// - Precondition: A transparency layer has been begun.
  public func endTransparencyLayer() {
    guard groups.count > 1, let group = groups.popLast() else {
      preconditionFailure("CGContext.endTransparencyLayer was called without a matching beginTransparencyLayer")
    }
    restoreGState()
    add(container(group.layers), group.outer)
  }

  /// Clears the area of a path on the canvas, within the clip.
  func erase(_ path: Path) {
    let area = clipped(Self.shape(path, .nonZero, .black), state.clips)
    groups[groups.count - 1].layers = [masked(container(groups[groups.count - 1].layers), byInverse: area)]
    writePixels()
  }

  /// Returns a canvas-sized layer that contains other layers.
  func container(_ layers: [LayerDescription]) -> LayerDescription {
    var properties = LayerProperties()
    properties.anchorPoint = .zero
    properties.bounds = canvas
    properties.position = canvas.origin
    return LayerDescription(properties: properties, sublayers: layers)
  }

  func clipped(_ layer: LayerDescription, _ clips: [Clip]) -> LayerDescription {
    clips.reversed().reduce(layer) { inside, clip in
      var outside = container([inside])
      outside.mask = clip.mask
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
    if state.blendMode.mode != .normal { layer.properties.effects.blendMode = state.blendMode.mode }
    return layer
  }

  /// Returns a filled shape on the canvas.
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

  // MARK: The image

  /// Returns the image drawn so far.
  public func makeImage() -> CGImage? { picture }

  /// The image drawn so far.
  ///
  /// - Precondition: It has 1 to 16,384 pixels on each side.
  var picture: CGImage { CGImage(owner.images.image(drawn: bitmap, scale: scale)) }

  /// The pixels drawn so far.
  ///
  /// - Precondition: There are 1 to 16,384 pixels on each side.
  var bitmap: Bitmap {
    let (width, height) = Self.pixels(canvas, scale)
    precondition(
      width > 0 && height > 0 && width <= 16_384 && height <= 16_384,
      "\(function): an image must be 1 to 16384 pixels wide and high, but is \(width) × \(height)")
    var root =
      groups.reversed().reduce(nil as LayerDescription?) { inside, group in
        let layers = group.layers + (inside.map { [$0] } ?? [])
        return finished(container(layers), group.outer)
      } ?? container([])
    if isOpaque { root.properties.backgroundColor = .black }
    return owner.bitmap(of: root, in: canvas, scale: scale)
  }

  /// The width of the image in pixels.
  public var width: Int { Int(exactly: Self.pixels(canvas, scale).width) ?? 0 }

  /// The height of the image in pixels.
  public var height: Int { Int(exactly: Self.pixels(canvas, scale).height) ?? 0 }
}
