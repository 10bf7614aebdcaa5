import Geometry
import LayerTree

/// Writes filled and stroked paths as Swift.
struct ShapeCode {
  private let writer: SceneCodeWriter
  private let name: String
  private let layerName: String
  private let isView: Bool
  /// The margin of a gradient layer around the path that masks it, in points.
  private let margin: Double

  /// Creates a writer for a shape.
  ///
  /// - Parameters:
  ///   - writer: The writer of the scene.
  ///   - name: The name of the layer or view in code.
  ///   - layerName: The name of its layer in code.
  ///   - isView: True if it is a view.
  ///   - scale: The minimum scale of the shape, including its ancestors.
  init(_ writer: SceneCodeWriter, name: String, layerName: String, isView: Bool, scale: Double) {
    self.writer = writer
    self.name = name
    self.layerName = layerName
    self.isView = isView
    // The antialiased edges of the gradient layer must not coincide with the path's, so they are at least a pixel away.
    margin = scale < 1 ? 1 / max(scale, 0.001) : 1
  }

  func lines(_ shape: ShapeContent) -> [String] {
    let target = isView ? "\(name).shape" : name
    let path = "\(name)Path"
    var lines = SwiftText.path(shape.path, named: path)
    guard shape.fillGradient != nil || shape.strokeGradient != nil else {
      return lines + settings(of: shape, on: target, path)
    }
    // Core Animation does not fill paths with gradients, so the path masks a gradient layer.
    if let gradient = shape.fillGradient {
      var mask = ShapeContent(path: shape.path)
      mask.fillRule = shape.fillRule
      let box = shape.path.boundingBox.map {
        Rect($0.minX - margin, $0.minY - margin, $0.width + 2 * margin, $0.height + 2 * margin)
      }
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
      let outset = shape.lineWidth * max(1, shape.lineJoin == .miter ? shape.miterLimit : 1) + margin
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

  /// Returns a gradient layer that covers a box and is masked by a path.
  private func gradient(
    _ gradient: Gradient, cutBy mask: ShapeContent, _ name: String, _ path: String, _ box: Rect?
  ) -> [String] {
    guard let box, box.width > 0, box.height > 0 else { return [] }
    var lines = ["let \(name) = CAGradientLayer()"]
    let (m, cut) = (gradient.transform, "\(name)Mask")
    var placing: [String] = []
    if m.b != 0 || m.c != 0, !Self.isAxial(gradient), let inverse = m.inverted {
      // The layer is sheared like the gradient, and the mask is sheared back.
      let bounds = inverse.boundingBox(of: box)
      lines.append("\(name).bounds = \(SwiftText.rect(bounds))")
      lines.append("\(name).position = \(SwiftText.point(m.apply(Point(bounds.midX, bounds.midY))))")
      lines.append("\(name).setAffineTransform(\(SwiftText.affine(Self.linear(m))))")
      lines += geometry(gradient.geometry, .identity, in: bounds, of: name)
      placing = [
        "\(cut).position = \(SwiftText.point(inverse.apply(.zero)))",
        "\(cut).setAffineTransform(\(SwiftText.affine(Self.linear(inverse))))",
      ]
    } else {
      lines.append("\(name).frame = \(SwiftText.rect(box))")
      lines += geometry(gradient.geometry, m, in: box, of: name)
      placing = ["\(cut).position = \(SwiftText.point(Point(-box.minX, -box.minY)))"]
    }
    if gradient.spread != .pad { writer.omit("\(self.name): the \(gradient.spread.rawValue) of its gradient") }
    let stops = Self.stops(of: gradient)
    let colors = stops.map { writer.color($0.color, isCG: true) }
    lines.append("\(name).colors = [\(colors.joined(separator: ", "))]")
    lines.append(
      "\(name).locations = [\(stops.map { SwiftText.number($0.location) }.joined(separator: ", "))]")
    lines.append("let \(cut) = CAShapeLayer()")
    lines += placing + settings(of: mask, on: cut, path)
    lines.append("\(name).mask = \(cut)")
    lines.append("\(layerName).addSublayer(\(name))")
    return lines
  }

  /// Returns the statements that set the geometry of a gradient in a box; the transform must not shear it.
  private func geometry(
    _ geometry: Gradient.Geometry, _ m: AffineTransform, in box: Rect, of name: String
  ) -> [String] {
    func unit(_ point: Point) -> String {
      SwiftText.point(Point((point.x - box.minX) / box.width, (point.y - box.minY) / box.height))
    }
    switch geometry {
    case .axial(let from, let to):
      // Under a shear, the gradient's axis remains perpendicular to its color bands.
      return [
        "\(name).startPoint = \(unit(m.apply(from)))", "\(name).endPoint = \(unit(Self.end(from, to, m)))",
      ]
    case .radial(let center, let radius, let focus, let focusRadius):
      if focus != center || focusRadius != 0 { writer.omit("\(self.name): the focus of its radial gradient") }
      let middle = m.apply(center)
      let corner = Point(middle.x + radius * abs(m.a), middle.y + radius * abs(m.d))
      return [
        "\(name).type = .radial", "\(name).startPoint = \(unit(middle))", "\(name).endPoint = \(unit(corner))",
      ]
    case .conic(let center, let angle):
      return [
        "\(name).type = .conic", "\(name).startPoint = \(unit(m.apply(center)))",
        "\(name).endPoint = \(unit(m.apply(center + Point.polar(angle))))",
      ]
    }
  }

  /// Returns the stops that reproduce an unpremultiplied gradient with premultiplied interpolation.
  ///
  /// Stops are added between colors that differ in color and opacity so that no component differs by more than a quarter of 1/255.
  private static func stops(of gradient: Gradient) -> [Gradient.Stop] {
    guard gradient.interpolation == .straight, let first = gradient.stops.first else { return gradient.stops }
    var stops = [first]
    for (one, next) in zip(gradient.stops, gradient.stops.dropFirst()) {
      let (a, b) = (one.color, next.color)
      let hue = max(abs(b.red - a.red), abs(b.green - a.green), abs(b.blue - a.blue))
      // In range: between two stops, the product of color and opacity is a parabola that deviates from its chord by at most a
      // quarter of the product of the changes. Both changes are at most 1, so 16 parts are sufficient.
      let count = Int(max(1, min(16, (hue * abs(b.alpha - a.alpha) * 255).squareRoot().rounded(.up))))
      for part in 1...count {
        let t = Double(part) / Double(count)
        func mix(_ from: Double, _ to: Double) -> Double { part == count ? to : from + (to - from) * t }
        stops.append(
          Gradient.Stop(
            location: mix(one.location, next.location),
            color: Color(
              red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
              alpha: mix(a.alpha, b.alpha))))
      }
    }
    return stops
  }

  private static func isAxial(_ gradient: Gradient) -> Bool {
    if case .axial = gradient.geometry { true } else { false }
  }

  /// Returns a transform without its translation.
  private static func linear(_ m: AffineTransform) -> AffineTransform {
    AffineTransform(a: m.a, b: m.b, c: m.c, d: m.d, tx: 0, ty: 0)
  }

  /// Returns the end point of an axial gradient after a transform, perpendicular to the transformed color bands.
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
  /// Returns the point on the unit circle in a direction.
  fileprivate static func polar(_ angle: Double) -> Point {
    AffineTransform.rotation(radians: angle).apply(Point(1, 0))
  }
}
