public import Foundation
import Geometry
import LayerTree

extension CGContext {
  // MARK: Images

  /// Draws an image in a rectangle, upright if the y axis points up; in UIKit's contexts it is upside down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    drawUpright(image.reference, in: rect)
    restoreGState()
  }

  /// Draws an image in a rectangle, upright if the y axis points down.
  func drawUpright(_ image: ImageReference, in rect: CGRect, tint: Color? = nil) {
    add(placed(image, in: rect, tint: tint))
  }

  /// Returns a layer with an image in a rectangle.
  func placed(_ image: ImageReference, in rect: CGRect, tint: Color? = nil) -> LayerDescription {
    var properties = LayerProperties()
    properties.contents = image
    if let tint { properties.effects.tintColor = tint }
    if state.interpolationQuality == .none { properties.effects.magnificationFilter = .nearest }
    return placed(properties, in: rect)
  }

  /// Draws text in a rectangle; it wraps at the rectangle's width unless it is a single line.
  func draw(_ text: TextContent, in rect: CGRect) {
    var properties = LayerProperties()
    properties.content = .text(text)
    add(placed(properties, in: rect))
  }

  /// Draws a layer and its descendants.
  func draw(_ layer: LayerDescription) {
    var outer = LayerProperties()
    outer.anchorPoint = .zero
    outer.transform = Transform3D(state.transform)
    add(LayerDescription(properties: outer, sublayers: [layer]))
  }

  private func placed(_ properties: LayerProperties, in rect: CGRect) -> LayerDescription {
    var (inner, outer) = (properties, LayerProperties())
    inner.anchorPoint = .zero
    inner.bounds = Rect(origin: .zero, size: Size(rect.standardized.size))
    inner.position = Point(rect.standardized.origin)
    outer.anchorPoint = .zero
    outer.transform = Transform3D(state.transform)
    return LayerDescription(properties: outer, sublayers: [LayerDescription(properties: inner)])
  }

  // MARK: Gradients

  /// Draws a linear gradient between two points.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (start, end) = (Point(startPoint), Point(endPoint))
    let way = end - start
    guard way.length > 0 else { return }
    let ahead = way * (1 / way.length)
    let (aside, far) = (Point(-ahead.y, ahead.x), reach(from: start) + way.length)
    let first = options.contains(.drawsBeforeStartLocation) ? start - ahead * far : start
    let last = options.contains(.drawsAfterEndLocation) ? end + ahead * far : end
    var band = Path()
    band.move(to: first + aside * far)
    for corner in [last + aside * far, last - aside * far, first - aside * far] { band.line(to: corner) }
    band.close()
    add(gradient, .axial(from: start, to: end), in: band, .nonZero)
  }

  /// Draws a radial gradient between two circles.
  ///
  /// - Precondition: One of the circles is inside the other.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let isOutward = startRadius <= endRadius
    let (inner, outer) = isOutward ? (Point(startCenter), Point(endCenter)) : (Point(endCenter), Point(startCenter))
    let (small, large) = (Double(min(startRadius, endRadius)), Double(max(startRadius, endRadius)))
    precondition(
      (outer - inner).length + small <= large + 1e-6,
      "FlipbookUIKit draws radial gradients only if one circle contains the other")
    let (fillsInner, fillsOuter) = (
      options.contains(isOutward ? .drawsBeforeStartLocation : .drawsAfterEndLocation),
      options.contains(isOutward ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    )
    let far = reach(from: outer) + large
    let radius = fillsOuter ? far : large
    var area = Path.ellipse(in: Rect(outer.x - radius, outer.y - radius, 2 * radius, 2 * radius))
    if !fillsInner, small > 0 {
      area.append(Path.ellipse(in: Rect(inner.x - small, inner.y - small, 2 * small, 2 * small)))
    }
    add(
      isOutward ? gradient : gradient.reversed,
      .radial(center: outer, radius: large, focus: inner, focusRadius: small), in: area, .evenOdd)
  }

  /// Returns a distance from a point, in user space, that covers the whole canvas.
  private func reach(from point: Point) -> Double {
    guard let inverse = state.transform.inverted else { return 0 }
    let box = inverse.boundingBox(of: canvas)
    return [Point(box.minX, box.minY), Point(box.maxX, box.minY), Point(box.minX, box.maxY), Point(box.maxX, box.maxY)]
      .map { ($0 - point).length }.max() ?? 0
  }

  private func add(_ gradient: CGGradient, _ geometry: Gradient.Geometry, in area: Path, _ rule: FillRule) {
    guard !gradient.stops.isEmpty else { return }
    var content = ShapeContent(path: area)
    content.fillRule = rule
    content.fillGradient = Gradient(stops: gradient.stops, geometry: geometry)
    var layer = Self.shape(content)
    layer.properties.transform = Transform3D(state.transform)
    add(layer)
  }
}
