import Geometry
import LayerTree

extension Property {
  /// Returns true if a value is valid; a declaration with an invalid value is ignored.
  func accepts(_ value: String) -> Bool {
    if ["inherit", "initial", "unset", "revert"].contains(value) { return true }
    if StyleText.hasCall(of: ["var"], in: value) { return true }
    let value = CalculatedText.simplified(value)
    switch self {
    case .fill, .stroke: return PaintValue(value) != nil
    case .color, .stopColor, .floodColor, .lightingColor, .backgroundColor: return ColorValue(value) != nil
    case .opacity, .fillOpacity, .strokeOpacity, .stopOpacity, .floodOpacity: return Style.fraction(value) != nil
    case .strokeWidth, .strokeDashoffset: return Length(value) != nil
    case .strokeDasharray: return value == "none" || Length.list(value) != nil
    case .strokeMiterlimit: return Double(number: value) != nil
    case .fillRule, .clipRule: return ["nonzero", "evenodd"].contains(value)
    case .strokeLinecap: return LineCap(rawValue: value) != nil
    case .strokeLinejoin: return ["miter", "round", "bevel", "miter-clip", "arcs"].contains(value)
    case .paintOrder: return value == "normal" || value.words.allSatisfy { Style.PaintLayer(rawValue: $0) != nil }
    case .visibility: return ["visible", "hidden", "collapse"].contains(value)
    case .mixBlendMode: return BlendMode(cssName: value) != nil
    case .textAnchor: return TextStyle.Anchor(rawValue: value) != nil
    case .letterSpacing, .wordSpacing: return value == "normal" || Length(value) != nil
    case .kerning: return value == "auto" || Length(value).map { $0.unit != .percent } ?? false
    case .textTransform: return TextCase(property: value) != nil
    case .baselineShift: return value == "baseline" || TextStyle.Script(rawValue: value) != nil || Length(value) != nil
    case .fontWeight:
      return ["normal", "bold", "bolder", "lighter"].contains(value)
        || Double(number: value).map { (1...1000).contains($0) } ?? false
    case .fontStretch: return TextStyle.width(value) != nil
    case .fontFeatureSettings, .fontVariationSettings: return value == "normal" || FontSettings(value) != nil
    case .transform: return value.trimmed.isEmpty || value.trimmed == "none" || TransformList(value, fontSize: 1) != nil
    case .translate: return ElementTransform.translation(value, fontSize: 1) != nil
    case .rotate: return ElementTransform.rotation(value) != nil
    case .offsetPath: return OffsetMotion.path(value) != nil || OffsetMotion.isUnsupported(path: value)
    case .offsetDistance: return Length(value) != nil
    case .offsetRotate: return OffsetMotion.turning(value) != nil
    case .scale: return ElementTransform.scaling(value) != nil
    default: return true
    }
  }

  /// Returns the value that replaces an unsupported value; nil if the value is supported.
  func substitute(for value: String) -> String? {
    switch (self, value) {
    case (.strokeLinejoin, "miter-clip"), (.strokeLinejoin, "arcs"): "miter is used"
    case (.shapeRendering, "crispEdges"), (.shapeRendering, "optimizeSpeed"): "edges are smooth"
    case (.textDecoration, let value) where value.words.contains { TextStyle.isUnsupported(decoration: $0) }:
      "plain lines are drawn"
    case (.fontVariant, let value) where !["normal", "none", "small-caps"].contains(value): "normal letters are used"
    case (.offsetPath, let value) where OffsetMotion.isUnsupported(path: value): "the element is not on a path"
    case (.textTransform, let value) where TextCase.isUnsupported(value): "letters keep their width"
    default: nil
    }
  }
}
