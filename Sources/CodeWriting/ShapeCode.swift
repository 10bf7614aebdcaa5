import Geometry
import LayerTree

/// Writes paths that are filled and stroked.
struct ShapeCode {
  private let writer: SceneCodeWriter
  private let name: String
  private let layerName: String
  private let isView: Bool

  init(_ writer: SceneCodeWriter, name: String, layerName: String, isView: Bool) {
    self.writer = writer
    self.name = name
    self.layerName = layerName
    self.isView = isView
  }

  func lines(_ shape: ShapeContent) -> [String] {
    let target = isView ? "\(name).shape" : name
    let path = "\(name)Path"
    var lines = SwiftText.path(shape.path, named: path)
    guard shape.fillGradient != nil || shape.strokeGradient != nil else {
      return lines + settings(of: shape, on: target, path)
    }
    // Core Animation fills no path with a gradient: the path cuts out a layer that is one.
    if let gradient = shape.fillGradient {
      var mask = ShapeContent(path: shape.path)
      mask.fillRule = shape.fillRule
      // The layer's own edges must not show where the path reaches them.
      let box = shape.path.boundingBox.map { Rect($0.minX - 1, $0.minY - 1, $0.width + 2, $0.height + 2) }
      lines += self.gradient(gradient, cutBy: mask, "\(name)Fill", path, box)
    }
    var line = shape
    line.fillGradient = nil
    line.strokeGradient = nil
    if shape.fillGradient != nil { line.fillColor = nil }
    if let gradient = shape.strokeGradient {
      var mask = line
      mask.fillColor = nil
      mask.strokeColor = .black
      let outset = shape.lineWidth * max(1, shape.lineJoin == .miter ? shape.miterLimit : 1)
      let box = shape.path.boundingBox.map {
        Rect($0.minX - outset, $0.minY - outset, $0.width + 2 * outset, $0.height + 2 * outset)
      }
      lines += self.gradient(gradient, cutBy: mask, "\(name)Stroke", path, box)
    } else if line.strokeColor != nil {
      let stroke = "\(name)Line"
      lines.append("let \(stroke) = CAShapeLayer()")
      lines += settings(of: line, on: stroke, path)
      lines.append("\(layerName).addSublayer(\(stroke))")
    }
    return lines
  }

  private func settings(of shape: ShapeContent, on target: String, _ path: String) -> [String] {
    let new = ShapeContent()
    var lines = ["\(target).path = \(path)"]
    if shape.fillColor != new.fillColor {
      lines.append("\(target).fillColor = \(shape.fillColor.map { writer.color($0, isCG: true) } ?? "nil")")
    }
    if shape.fillRule != new.fillRule { lines.append("\(target).fillRule = .evenOdd") }
    if let color = shape.strokeColor { lines.append("\(target).strokeColor = \(writer.color(color, isCG: true))") }
    if shape.lineWidth != new.lineWidth { lines.append("\(target).lineWidth = \(SwiftText.number(shape.lineWidth))") }
    if shape.lineCap != new.lineCap { lines.append("\(target).lineCap = .\(shape.lineCap.rawValue)") }
    if shape.lineJoin != new.lineJoin { lines.append("\(target).lineJoin = .\(shape.lineJoin.rawValue)") }
    if shape.miterLimit != new.miterLimit {
      lines.append("\(target).miterLimit = \(SwiftText.number(shape.miterLimit))")
    }
    if !shape.lineDashPattern.isEmpty {
      let numbers = shape.lineDashPattern.map(SwiftText.number).joined(separator: ", ")
      lines.append("\(target).lineDashPattern = [\(numbers)]")
    }
    if shape.lineDashPhase != 0 { lines.append("\(target).lineDashPhase = \(SwiftText.number(shape.lineDashPhase))") }
    if shape.strokeStart != 0 { lines.append("\(target).strokeStart = \(SwiftText.number(shape.strokeStart))") }
    if shape.strokeEnd != 1 { lines.append("\(target).strokeEnd = \(SwiftText.number(shape.strokeEnd))") }
    return lines
  }

  /// A gradient layer as large as a box, cut by a path.
  private func gradient(
    _ gradient: Gradient, cutBy mask: ShapeContent, _ name: String, _ path: String, _ box: Rect?
  ) -> [String] {
    guard let box, box.width > 0, box.height > 0 else { return [] }
    func unit(_ point: Point) -> Point {
      Point((point.x - box.minX) / box.width, (point.y - box.minY) / box.height)
    }
    var lines = ["let \(name) = CAGradientLayer()", "\(name).frame = \(SwiftText.rect(box))"]
    let m = gradient.transform
    switch gradient.geometry {
    case .axial(let from, let to):
      // Where the transform shears, the colors still run at right angles to their bands.
      let (start, end) = (m.apply(from), Self.end(from, to, m))
      lines.append("\(name).startPoint = \(SwiftText.point(unit(start)))")
      lines.append("\(name).endPoint = \(SwiftText.point(unit(end)))")
    case .radial(let center, let radius, let focus, let focusRadius):
      if focus != center || focusRadius != 0 { writer.omit("\(self.name): the focus of its radial gradient") }
      if m.b != 0 || m.c != 0 { writer.omit("\(self.name): the slant of its radial gradient") }
      let middle = m.apply(center)
      lines.append("\(name).type = .radial")
      lines.append("\(name).startPoint = \(SwiftText.point(unit(middle)))")
      let corner = Point(middle.x + radius * abs(m.a), middle.y + radius * abs(m.d))
      lines.append("\(name).endPoint = \(SwiftText.point(unit(corner)))")
    case .conic(let center, let angle):
      lines.append("\(name).type = .conic")
      lines.append("\(name).startPoint = \(SwiftText.point(unit(center)))")
      lines.append("\(name).endPoint = \(SwiftText.point(unit(center + Point.polar(angle))))")
    }
    if gradient.spread != .pad { writer.omit("\(self.name): the \(gradient.spread.rawValue) of its gradient") }
    let colors = gradient.stops.map { writer.color($0.color, isCG: true) }
    lines.append("\(name).colors = [\(colors.joined(separator: ", "))]")
    lines.append(
      "\(name).locations = [\(gradient.stops.map { SwiftText.number($0.location) }.joined(separator: ", "))]")
    let cut = "\(name)Mask"
    lines.append("let \(cut) = CAShapeLayer()")
    lines.append("\(cut).position = \(SwiftText.point(Point(-box.minX, -box.minY)))")
    lines += settings(of: mask, on: cut, path)
    lines.append("\(name).mask = \(cut)")
    lines.append("\(layerName).addSublayer(\(name))")
    return lines
  }

  /// The end of an axial gradient whose bands a transform has moved.
  private static func end(_ from: Point, _ to: Point, _ m: AffineTransform) -> Point {
    let (start, end) = (m.apply(from), m.apply(to))
    let across = m.apply(from + Point(from.y - to.y, to.x - from.x)) - start
    let length = across.x * across.x + across.y * across.y
    guard length > 0 else { return end }
    let way = end - start
    let part = (way.x * across.x + way.y * across.y) / length
    return end - across * part
  }
}

extension Point {
  /// The point at a distance of one from the origin in a direction.
  fileprivate static func polar(_ angle: Double) -> Point {
    AffineTransform.rotation(radians: angle).apply(Point(1, 0))
  }
}
