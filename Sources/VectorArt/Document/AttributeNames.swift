import SceneDiagnostics

/// The attributes of the elements of SVG, for finding misspelled ones.
///
/// [The attribute index of SVG 2](https://www.w3.org/TR/SVG2/attindex.html) lists them by element. Other attributes,
/// such as those of drawing tools, have no effect in any viewer.
enum AttributeNames {
  /// Returns the attribute that a name is probably meant to be.
  ///
  /// - Parameters:
  ///   - name: The name of an attribute in the file.
  ///   - element: The element's name.
  /// - Returns: The attribute of the element; nil if the name is an attribute of SVG, or isn't similar to one.
  static func correction(of name: String, on element: String) -> String? {
    guard name.count >= minimumLength, !known.contains(name), !isForeign(name),
      let own = owned[element] ?? (element.hasPrefix("fe") ? primitive : nil)
    else { return nil }
    return NearestName.of(name, among: own.union(presentation))
  }

  /// The minimum length of a name to correct; shorter names are similar to many of SVG.
  private static let minimumLength = 4

  /// Returns whether a name belongs to HTML, to a script, or to another namespace.
  private static func isForeign(_ name: String) -> Bool {
    ["on", "data-", "aria-", "xmlns"].contains { name.hasPrefix($0) } || name.contains(":") || name.hasPrefix("_")
  }

  /// The attributes of all elements, and attributes without an effect on a picture.
  private static let general: Set = [
    "id", "class", "style", "lang", "tabindex", "role", "focusable", "requiredExtensions", "requiredFeatures",
    "systemLanguage", "externalResourcesRequired", "version", "baseProfile", "contentScriptType", "contentStyleType",
    "zoomAndPan", "crossorigin", "decoding", "loading", "fetchpriority", "target", "title", "media", "type", "name",
    "space", "slot", "part", "nonce", "color-rendering", "color-profile", "text-rendering", "pointer-events", "cursor",
    "enable-background", "glyph-orientation-horizontal", "glyph-orientation-vertical",
  ]
  private static let presentation = Set(Property.allCases.map(\.rawValue))
    .union(DeclaredStyle.unsupported)
  private static let place: Set = ["x", "y", "width", "height"]
  private static let fitting: Set = ["viewBox", "preserveAspectRatio"]
  private static let gradient: Set = ["gradientUnits", "gradientTransform", "spreadMethod", "href"]
  private static let text: Set = ["x", "y", "dx", "dy", "rotate", "textLength", "lengthAdjust"]
  private static let primitive = place.union([
    "in", "in2", "result", "mode", "values", "tableValues", "slope", "intercept", "amplitude", "exponent", "offset",
    "operator", "k1", "k2", "k3", "k4", "order", "kernelMatrix", "divisor", "bias", "targetX", "targetY", "edgeMode",
    "kernelUnitLength", "preserveAlpha", "surfaceScale", "diffuseConstant", "specularConstant", "specularExponent",
    "scale", "xChannelSelector", "yChannelSelector", "dx", "dy", "stdDeviation", "radius", "baseFrequency",
    "numOctaves", "seed", "stitchTiles", "azimuth", "elevation", "pointsAtX", "pointsAtY", "pointsAtZ", "z",
    "limitingConeAngle", "href", "preserveAspectRatio",
  ])
  /// The attributes of animations, which their reader checks.
  private static let timing: Set = [
    "attributeName", "attributeType", "begin", "dur", "end", "min", "max", "restart", "repeatCount", "repeatDur",
    "fill", "calcMode", "values", "keyTimes", "keySplines", "from", "to", "by", "additive", "accumulate", "href",
    "path", "keyPoints", "rotate", "origin",
  ]
  private static let owned: [String: Set<String>] = [
    "svg": place.union(fitting), "g": [], "defs": [], "a": ["href"], "switch": [],
    "symbol": place.union(fitting).union(["refX", "refY"]), "use": place.union(["href"]),
    "image": place.union(["href", "preserveAspectRatio"]),
    "path": ["d", "pathLength"], "rect": place.union(["rx", "ry", "pathLength"]),
    "circle": ["cx", "cy", "r", "pathLength"], "ellipse": ["cx", "cy", "rx", "ry", "pathLength"],
    "line": ["x1", "y1", "x2", "y2", "pathLength"], "polyline": ["points", "pathLength"],
    "polygon": ["points", "pathLength"],
    "text": text, "tspan": text, "tref": text.union(["href"]),
    "textPath": ["href", "startOffset", "textLength", "lengthAdjust", "method", "spacing", "side", "path"],
    "linearGradient": gradient.union(["x1", "y1", "x2", "y2"]),
    "radialGradient": gradient.union(["cx", "cy", "r", "fx", "fy", "fr"]), "stop": ["offset"],
    "pattern": place.union(fitting).union(["patternUnits", "patternContentUnits", "patternTransform", "href"]),
    "clipPath": ["clipPathUnits"], "mask": place.union(["maskUnits", "maskContentUnits"]),
    "marker": fitting.union(["refX", "refY", "markerUnits", "markerWidth", "markerHeight", "orient"]),
    "filter": place.union(["filterUnits", "primitiveUnits", "filterRes", "href"]),
  ]
  /// The attributes of any element.
  private static let known = owned.values.reduce(general.union(presentation).union(primitive).union(timing)) {
    $0.union($1)
  }
}
