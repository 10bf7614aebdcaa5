public import Foundation
import Geometry
import LayerTree

extension CGContext {
  // MARK: The current path

  /// Begins a new path.
  public func beginPath() { path = CGMutablePath() }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point, transform: ctm) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point, transform: ctm) }

  /// Adds a subpath of straight lines.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points, transform: ctm) }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control, transform: ctm)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  /// Adds a circular arc; `clockwise` is as in Core Graphics, whose y axis points up, so it is reversed on screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: ctm)
  }

  /// Adds an arc that rounds the corner between the current point, a corner, and a point after it.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect, transform: ctm) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { path.addRects(rects, transform: ctm) }

  /// Adds the ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect, transform: ctm) }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) { self.path.addPath(path, transform: ctm) }

  /// Closes the subpath.
  public func closePath() { path.closeSubpath() }

  /// A Boolean value that indicates whether the current path is empty.
  public var isPathEmpty: Bool { path.isEmpty }

  /// The current point of the path.
  public var currentPointOfPath: CGPoint { path.currentPoint.applying(ctm.inverted()) }

  /// The bounding box of the current path, including control points.
  public var boundingBoxOfPath: CGRect { userPath.boundingBox }

  /// The current path in the current user space.
  private var userPath: CGPath { CGPath(path.path.transformed(by: state.transform.inverted ?? .identity)) }

  // MARK: Fills and strokes

  /// Fills the current path, and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path.path, rule)
    beginPath()
  }

  /// Strokes the current path, and clears it.
  public func strokePath() {
    stroke(path.path)
    beginPath()
  }

  /// Fills or strokes the current path, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(path.path, .winding)
    case .eoFill, .eoFillStroke: fill(path.path, .evenOdd)
    case .stroke: break
    }
    if mode != .fill, mode != .eoFill { stroke(path.path) }
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects, transform: ctm)
    fill(path.path, .winding)
  }

  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: ctm)
    fill(path.path, .winding)
  }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: ctm)
    stroke(path.path)
  }

  /// Strokes a rectangle with a line of the given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: ctm)
    stroke(path.path)
  }

  /// Strokes a line from each point of even index to the next one.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index], transform: ctm)
      path.addLine(to: points[index + 1], transform: ctm)
    }
    stroke(path.path)
  }

  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: ctm)
    erase(path.path)
  }

  /// Fills a path on the canvas.
  func fill(_ path: Path, _ rule: CGPathFillRule) {
    guard !path.elements.isEmpty else { return }
    if var stroke = strokedPath, path == self.path.path {
      stroke.properties.content = stroke.properties.content.stroked(with: state.fillColor)
      return add(stroke)
    }
    add(Self.shape(path, rule.rule, state.fillColor))
  }

  /// Strokes a path on the canvas with a pen transformed by the current transform.
  func stroke(_ path: Path) {
    if let layer = stroked(path, with: state.strokeColor) { add(layer) }
  }

  private func stroked(_ path: Path, with color: Color) -> LayerDescription? {
    guard !path.elements.isEmpty, let inverse = state.transform.inverted else { return nil }
    var content = state.stroke
    content.path = path.transformed(by: inverse)
    content.fillColor = nil
    content.strokeColor = color
    var layer = Self.shape(content)
    layer.properties.transform = Transform3D(state.transform)
    return layer
  }

  /// Replaces the current path with its stroke, which can then be filled or used as a clip.
  public func replacePathWithStrokedPath() { strokedPath = stroked(path.path, with: .black) }

  // MARK: Clipping

  /// Clips further drawing to the current path, and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(strokedPath.map { Clip($0, in: path.path.boundingBox) } ?? Clip(path.path, rule.rule))
    beginPath()
  }

  /// Clips further drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips further drawing to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects, transform: ctm)
    state.clips.append(Clip(path.path, .nonZero))
  }

  /// Clips further drawing to the alpha of an image in a rectangle, upright if the y axis points up.
  public func clip(to rect: CGRect, mask: CGImage) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    let image = placed(mask.reference, in: rect)
    restoreGState()
    state.clips.append(Clip(image, in: state.transform.boundingBox(of: Rect(rect.standardized))))
  }

  /// The bounding box of the clip.
  public var boundingBoxOfClipPath: CGRect {
    let whole = CGRect(canvas)
    let box = state.clips.reduce(whole) { box, clip in
      box.intersection(clip.box.map { CGRect($0) } ?? .zero)
    }
    return box.applying(ctm.inverted())
  }
}

extension CGPathFillRule {
  var rule: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

extension LayerContent {
  /// Returns the stroke in another color.
  fileprivate func stroked(with color: Color) -> LayerContent {
    guard case .shape(var content) = self else { return self }
    content.strokeColor = color
    return .shape(content)
  }
}
