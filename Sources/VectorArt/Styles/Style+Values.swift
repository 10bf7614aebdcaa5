import Geometry
import LayerTree

extension Style {
  /// Sets a property; an invalid value is ignored, as in CSS.
  mutating func set(_ property: Property, _ value: String) {
    switch property {
    case .color:
      if let new = ColorValue(value) { color = new.color(current: color) }
    case .fill: fill = PaintValue(value) ?? fill
    case .stroke: stroke = PaintValue(value) ?? stroke
    case .fillOpacity: fillOpacity = Style.fraction(value) ?? fillOpacity
    case .strokeOpacity: strokeOpacity = Style.fraction(value) ?? strokeOpacity
    case .fillRule: fillRule = Style.rule(value) ?? fillRule
    case .clipRule: clipRule = Style.rule(value) ?? clipRule
    case .strokeWidth: strokeWidth = length(value) ?? strokeWidth
    case .strokeLinecap: lineCap = LineCap(rawValue: value) ?? lineCap
    case .strokeLinejoin: setLineJoin(value)
    case .strokeMiterlimit: miterLimit = Double(number: value).map { max(1, $0) } ?? miterLimit
    case .strokeDasharray: dashes = dashArray(value) ?? dashes
    case .strokeDashoffset: dashOffset = length(value) ?? dashOffset
    case .paintOrder: setPaintOrder(value)
    case .markerStart: markerStart = Reference(value)
    case .markerMid: markerMid = Reference(value)
    case .markerEnd: markerEnd = Reference(value)
    case .visibility: isVisible = value == "visible" || (isVisible && value != "hidden" && value != "collapse")
    case .imageRendering: isPixelated = ["optimizeSpeed", "pixelated", "crisp-edges"].contains(value)
    case .colorInterpolation: mixesLinearLight = value == "linearRGB"
    case .colorInterpolationFilters: filtersLinearLight = value != "sRGB"
    case .stopColor: stopColor = ColorValue(value) ?? stopColor
    case .stopOpacity: stopOpacity = Style.fraction(value) ?? stopOpacity
    default:
      if !setOwn(property, value) { text.set(property, value) }
    }
  }

  /// Sets a property that is not inherited; returns false for other properties.
  private mutating func setOwn(_ property: Property, _ value: String) -> Bool {
    switch property {
    case .opacity: opacity = Style.fraction(value) ?? opacity
    case .display: isDisplayed = value != "none"
    case .overflow: showsOverflow = value == "visible" || value == "auto"
    case .clipPath: clipPath = Reference(value)
    case .mask: mask = Reference(value)
    case .filter: filter = value
    case .maskType: isAlphaMask = value == "alpha"
    case .mixBlendMode: blendMode = BlendMode(cssName: value) ?? blendMode
    case .isolation: isIsolated = value == "isolate"
    case .transform: ownTransform.list = TransformList(value, fontSize: text.size) ?? ownTransform.list
    case .translate:
      ownTransform.translate = ElementTransform.translation(value, fontSize: text.size) ?? ownTransform.translate
    case .rotate: ownTransform.rotate = ElementTransform.rotation(value) ?? ownTransform.rotate
    case .scale: ownTransform.scale = ElementTransform.scaling(value) ?? ownTransform.scale
    case .offsetPath: ownTransform.offset.path = OffsetMotion.path(value) ?? nil
    case .offsetDistance: ownTransform.offset.distance = Length(value) ?? ownTransform.offset.distance
    case .offsetRotate: ownTransform.offset.turning = OffsetMotion.turning(value) ?? ownTransform.offset.turning
    case .transformOrigin: transformOrigin = TransformOrigin(value) ?? transformOrigin
    case .floodColor: floodColor = ColorValue(value) ?? floodColor
    case .floodOpacity: floodOpacity = Style.fraction(value) ?? floodOpacity
    case .lightingColor: lightingColor = ColorValue(value) ?? lightingColor
    case .backgroundColor: backgroundColor = ColorValue(value)
    case .transformBox: transformBox = TransformBox(value)
    case .vectorEffect: isStrokeOnScreen = value.words.contains("non-scaling-stroke")
    default: return false
    }
    return true
  }

  private func length(_ text: String) -> Length? { Length(text)?.resolved(in: self) }

  /// Parses a list of dashes and gaps; empty if the stroke is not dashed.
  private func dashArray(_ value: String) -> [Length]? {
    if value == "none" { return [] }
    return Length.list(value)?.map { $0.resolved(in: self) }
  }

  private mutating func setLineJoin(_ value: String) {
    // The two values new in SVG 2 fall back to the ones that they refine.
    lineJoin = LineJoin(rawValue: ["miter-clip": "miter", "arcs": "miter"][value] ?? value) ?? lineJoin
  }

  private mutating func setPaintOrder(_ value: String) {
    let named = value == "normal" ? [] : value.words.map { PaintLayer(rawValue: $0) }
    let order = named.compactMap { $0 }
    guard order.count == named.count, Set(order).count == order.count else {
      paintOrder = PaintLayer.allCases
      return
    }
    paintOrder = order + PaintLayer.allCases.filter { !order.contains($0) }
  }

  private static func rule(_ value: String) -> FillRule? {
    switch value {
    case "nonzero": .nonZero
    case "evenodd": .evenOdd
    default: nil
    }
  }

  /// Parses a number from 0 to 1, or a percentage.
  static func fraction(_ text: String) -> Double? {
    guard let length = Length(text), length.unit == .number || length.unit == .percent else { return nil }
    return min(1, max(0, length.pixels(of: 1, fontSize: 0)))
  }
}

extension BlendMode {
  /// Creates a blend mode from its name in CSS, such as `color-dodge`.
  init?(cssName: String) {
    let parts = cssName.split(separator: "-").enumerated()
    self.init(rawValue: parts.map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined())
  }
}
