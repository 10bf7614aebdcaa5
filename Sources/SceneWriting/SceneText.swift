import Arithmetic
package import Geometry
package import LayerTree
import Motion
import SceneCompiler

/// Writes values in the notation of scene files.
package enum SceneText {
  /// A key and its value.
  package typealias Entry = (key: String, value: String)

  /// Returns a number with at most six decimals.
  package static func number(_ value: Double) -> String {
    let rounded = abs(value) < 1e9 ? (value * 1e6).rounded() / 1e6 : value
    return (rounded == 0 ? 0 : rounded).plainText
  }

  package static func list(_ values: [Double]) -> String { "[\(values.map(number).joined(separator: ", "))]" }

  package static func point(_ point: Point) -> String { list([point.x, point.y]) }

  package static func rect(_ rect: Rect) -> String { list([rect.minX, rect.minY, rect.width, rect.height]) }

  /// Returns a text in single quotes, with the quotes inside it doubled.
  package static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
  }

  /// Returns a color, in hexadecimal if that is exact to single precision, which filters and Lottie files have.
  package static func color(_ color: Color) -> String {
    let components = [color.red, color.green, color.blue].map { min(max($0, 0), 1) * 255 }
    guard color.alpha == 1, components.allSatisfy({ abs($0 - $0.rounded()) < 1e-4 }) else {
      return quoted("rgb(\((components + [color.alpha]).map(number).joined(separator: ", ")))")
    }
    let digits = components.map { component in
      let byte = Int(saturating: component.rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "'#\(digits.joined())'"
  }

  /// Returns a transform, in its short form if it is a single translation, scale, or rotation.
  package static func transform(_ transform: Transform3D) -> String {
    let m = transform.affine
    let shift = list([m.tx, m.ty])
    if m.b == 0, m.c == 0 {
      if m.a == 1, m.d == 1 { return "{translate: \(shift)}" }
      if m.tx == 0, m.ty == 0 { return m.a == m.d ? "{scale: \(number(m.a))}" : "{scale: \(list([m.a, m.d]))}" }
    }
    let isRotation = abs(m.a - m.d) < 1e-9 && abs(m.b + m.c) < 1e-9 && abs(m.determinant - 1) < 1e-9
    if isRotation, m.tx == 0, m.ty == 0 { return "{rotate: \(number(atan2(m.b, m.a) * 180 / .pi))}" }
    return "{matrix: [\([m.a, m.b, m.c, m.d, m.tx, m.ty].map(\.plainText).joined(separator: ", "))]}"
  }

  /// Returns the entries that all kinds of layers have, where they differ from the defaults.
  package static func geometry(of layer: LayerProperties) -> [Entry] {
    var entries: [Entry] = []
    entries.add(.anchorPoint, of: layer)
    if layer.bounds.origin == .zero, layer.transform == .identity {
      entries.append(("frame", rect(layer.frame)))
    } else {
      entries.append(("bounds", rect(layer.bounds)))
      entries.append(("position", point(layer.position)))
    }
    entries.add(.transform, of: layer)
    entries.add(.opacity, of: layer)
    if layer.isHidden { entries.append(("hidden", "true")) }
    if let color = layer.backgroundColor { entries.append(("backgroundColor", self.color(color))) }
    if layer.masksToBounds { entries.append(("masksToBounds", "true")) }
    if layer.cornerCurve != .circular { entries.append(("cornerCurve", layer.cornerCurve.rawValue)) }
    if layer.maskedCorners != .all { entries.append(("maskedCorners", corners(layer.maskedCorners))) }
    if layer.contents != nil, layer.contentsGravity != .resize {
      entries.append(("contentsGravity", layer.contentsGravity.rawValue))
    }
    // Scene files support 2D matrices only.
    entries.addOthers(in: .layer, of: layer, except: [.bounds, .position, .contents, .sublayerTransform])
    return entries
  }

  private static func corners(_ corners: Corners) -> String {
    let names: [(Corners, String)] = [
      (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"), (.bottomRight, "bottomRight"),
    ]
    return "[\(names.filter { corners.contains($0.0) }.map(\.1).joined(separator: ", "))]"
  }

  /// Returns the entries that are specific to the layer's kind.
  package static func content(of layer: LayerProperties) -> [Entry] {
    switch layer.content {
    case .shape(let shape): return entries(of: shape, of: layer)
    case .replicator(let content):
      var entries: [Entry] = [
        ("instanceCount", "\(content.instanceCount)"),
        ("instanceTransform", transform(content.instanceTransform)),
      ]
      entries.addOthers(in: .content(.replicator), of: layer)
      return entries
    case .text(let text): return entries(of: text)
    case .gradient(let gradient): return entries(of: gradient)
    case .plain, .emitter, .scroll, .transform, .playback: return []
    }
  }

  private static func entries(of gradient: GradientContent) -> [Entry] {
    let initial = GradientContent()
    var entries: [Entry] = []
    if gradient.gradientKind != initial.gradientKind { entries.append(("type", gradient.gradientKind.rawValue)) }
    entries.append(("colors", "[\(gradient.colors.map(color).joined(separator: ", "))]"))
    if !gradient.locations.isEmpty { entries.append(("locations", list(gradient.locations))) }
    if gradient.startPoint != initial.startPoint { entries.append(("startPoint", point(gradient.startPoint))) }
    if gradient.endPoint != initial.endPoint { entries.append(("endPoint", point(gradient.endPoint))) }
    return entries
  }

  private static func entries(of shape: ShapeContent, of layer: LayerProperties) -> [Entry] {
    let initial = ShapeContent()
    var entries: [Entry] = [("path", shape.path.elements.isEmpty ? "M0 0" : path(shape.path))]
    if let gradient = shape.fillGradient {
      entries.append(("fillGradient", self.gradient(gradient)))
    } else if shape.fillColor != initial.fillColor {
      entries.append(("fillColor", shape.fillColor.map(color) ?? "clear"))
    }
    if shape.fillRule != initial.fillRule { entries.append(("fillRule", shape.fillRule.rawValue)) }
    if let gradient = shape.strokeGradient {
      entries.append(("strokeGradient", self.gradient(gradient)))
    } else if let color = shape.strokeColor {
      entries.append(("strokeColor", self.color(color)))
    } else {
      return entries
    }
    entries.add(.lineWidth, of: layer)
    if shape.lineCap != initial.lineCap { entries.append(("lineCap", shape.lineCap.rawValue)) }
    if shape.lineJoin != initial.lineJoin { entries.append(("lineJoin", shape.lineJoin.rawValue)) }
    entries.add(.miterLimit, of: layer)
    if !shape.lineDashPattern.isEmpty { entries.append(("lineDashPattern", list(shape.lineDashPattern))) }
    entries.add(.strokeStart, of: layer)
    entries.add(.strokeEnd, of: layer)
    entries.addOthers(in: .content(.shape), of: layer, except: [.fillColor, .strokeColor])
    return entries
  }

  /// Returns the gradient of a shape.
  package static func gradient(_ gradient: Gradient) -> String {
    var entries: [Entry] = []
    switch gradient.geometry {
    case .axial(let from, let to): entries = [("type", "axial"), ("from", point(from)), ("to", point(to))]
    case .radial(let center, let radius, let focus, let focusRadius):
      entries = [("type", "radial"), ("center", point(center)), ("radius", number(radius))]
      if focus != center { entries.append(("focus", point(focus))) }
      if focusRadius != 0 { entries.append(("focusRadius", number(focusRadius))) }
    case .conic(let center, let angle):
      entries = [("type", "conic"), ("center", point(center)), ("angle", number(angle * 180 / .pi))]
    }
    entries.append(("colors", "[\(gradient.stops.map { color($0.color) }.joined(separator: ", "))]"))
    entries.append(("locations", list(gradient.stops.map(\.location))))
    if gradient.spread != .pad { entries.append(("spread", gradient.spread.rawValue)) }
    if gradient.interpolation != .premultiplied {
      entries.append(("interpolation", gradient.interpolation.rawValue))
    }
    if gradient.transform != .identity { entries.append(("transform", transform(Transform3D(gradient.transform)))) }
    return "{\(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
  }

  /// Returns the entries of a layer's effects.
  package static func effects(of layer: LayerProperties) -> [Entry] {
    guard layer.hasEffects else { return [] }
    let effects = layer.effects
    var entries: [Entry] = []
    if effects.shadow != Shadow() {
      for property in [AnimatableProperty.shadowOpacity, .shadowRadius, .shadowOffset, .shadowColor] {
        entries.append((property.keyPath, value(property.value(in: layer), property.unit)))
      }
    }
    var filters = effects.filters
    if filters.blurRadius == 0, let radius = effects.filterGraph?.blurRadius { filters.blurRadius = radius }
    if filters != .none { entries.append(("filters", self.filters(filters))) }
    if effects.backgroundFilters != .none {
      entries.append(("backgroundFilters", self.filters(effects.backgroundFilters)))
    }
    if effects.blendMode != .normal { entries.append(("blendMode", effects.blendMode.rawValue)) }
    entries.add(.contentsRect, of: layer)
    if let tint = effects.tintColor { entries.append(("tintColor", color(tint))) }
    if effects.magnificationFilter != .linear {
      entries.append(("magnificationFilter", effects.magnificationFilter.rawValue))
    }
    if effects.shouldRasterize { entries.append(("shouldRasterize", "true")) }
    if effects.rasterizationScale != 1 {
      entries.append(("rasterizationScale", number(effects.rasterizationScale ?? 0)))
    }
    if !effects.isDoubleSided { entries.append(("doubleSided", "false")) }
    if effects.isIsolated { entries.append(("isolated", "true")) }
    if !effects.allowsGroupOpacity { entries.append(("allowsGroupOpacity", "false")) }
    if effects.isMaskInverted { entries.append(("invertedMask", "true")) }
    if effects.isMaskLuminance { entries.append(("luminanceMask", "true")) }
    entries.addOthers(in: .effects, of: layer)
    return entries
  }

  /// Returns filters, without those that have no effect.
  package static func filters(_ filters: Filters) -> String {
    let values: [(String, Double, Double)] = [
      ("blurRadius", filters.blurRadius, 0), ("saturation", filters.saturation, 1),
      ("brightness", filters.brightness, 0), ("contrast", filters.contrast, 1),
      ("hueRotation", filters.hueRotation * 180 / .pi, 0),
    ]
    return "{\(values.filter { $0.1 != $0.2 }.map { "\($0.0): \(number($0.1))" }.joined(separator: ", "))}"
  }

  /// Returns keyframes as a step of a scene, with a duration of `duration` seconds.
  package static func step(_ motion: LayerMotion, of layer: String, duration: Double) -> String {
    let values = motion.values.map { value($0) }.joined(separator: ", ")
    let functions = motion.timingFunctions.map { function in
      function == .linear
        ? "linear" : list([function.x1, function.y1, function.x2, function.y2])
    }
    return "{keyframes: \(layer).\(motion.keyPath), values: [\(values)], keyTimes: \(list(motion.keyTimes)), "
      + "timingFunctions: [\(functions.joined(separator: ", "))], duration: \(number(duration)), updateModel: true}"
  }

  /// Returns the value of a property.
  ///
  /// Angles in radians are converted to degrees; values without a unit are already in the notation of scene files.
  static func value(_ value: AnimatableValue, _ unit: AnimatableProperty.Unit = .none) -> String {
    switch value {
    case .number(let number): self.number(unit == .angle ? number * 180 / .pi : number)
    case .point(let point): self.point(point)
    case .size(let size): list([size.width, size.height])
    case .rect(let rect): self.rect(rect)
    case .color(let color): self.color(color)
    case .transform(let transform): self.transform(transform)
    case .path(let path): quoted(self.path(path))
    case .colors(let colors): "[\(colors.map(color).joined(separator: ", "))]"
    case .numbers(let numbers): list(numbers)
    case .contents: "0"
    }
  }

  /// Returns a path in the notation of SVG.
  package static func path(_ path: Path) -> String {
    func text(_ points: Point...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quadratic(let control, let end): "Q\(text(control, end))"
      case .cubic(let control1, let control2, let end): "C\(text(control1, control2, end))"
      case .close: "Z"
      }
    }.joined()
  }
}

extension [SceneText.Entry] {
  /// Adds a property if it differs from the default.
  fileprivate mutating func add(_ property: AnimatableProperty, of layer: LayerProperties) {
    let value = property.value(in: layer)
    guard value != property.value(in: LayerProperties()) else { return }
    append((property.keyPath, SceneText.value(value, property.unit)))
  }

  /// Adds the properties of a group that aren't among the entries yet and differ from the default.
  fileprivate mutating func addOthers(
    in home: AnimatableProperty.Home, of layer: LayerProperties, except others: [AnimatableProperty] = []
  ) {
    for property in AnimatableProperty.whole(in: home) where !property.keyPath.contains(".") {
      let isWritten = contains { $0.key == property.keyPath }
      if !isWritten, !others.contains(property) { add(property, of: layer) }
    }
  }
}
