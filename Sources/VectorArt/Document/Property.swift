/// The CSS properties that style sheets and presentation attributes set.
enum Property: String, CaseIterable {
  case color, fill, stroke, opacity, display, visibility, overflow, filter, mask, isolation, font, direction
  case fillOpacity = "fill-opacity"
  case fillRule = "fill-rule"
  case strokeOpacity = "stroke-opacity"
  case strokeWidth = "stroke-width"
  case strokeLinecap = "stroke-linecap"
  case strokeLinejoin = "stroke-linejoin"
  case strokeMiterlimit = "stroke-miterlimit"
  case strokeDasharray = "stroke-dasharray"
  case strokeDashoffset = "stroke-dashoffset"
  case paintOrder = "paint-order"
  case vectorEffect = "vector-effect"
  case shapeRendering = "shape-rendering"
  case clipPath = "clip-path"
  case clipRule = "clip-rule"
  case maskType = "mask-type"
  case mixBlendMode = "mix-blend-mode"
  case transform, translate, rotate, scale
  case offsetPath = "offset-path"
  case offsetDistance = "offset-distance"
  case offsetRotate = "offset-rotate"
  case transformOrigin = "transform-origin"
  case transformBox = "transform-box"
  case stopColor = "stop-color"
  case stopOpacity = "stop-opacity"
  case marker
  case markerStart = "marker-start"
  case markerMid = "marker-mid"
  case markerEnd = "marker-end"
  case imageRendering = "image-rendering"
  case colorInterpolation = "color-interpolation"
  case colorInterpolationFilters = "color-interpolation-filters"
  case floodColor = "flood-color"
  case floodOpacity = "flood-opacity"
  case lightingColor = "lighting-color"
  case background
  case backgroundColor = "background-color"
  case fontFamily = "font-family"
  case fontSize = "font-size"
  case fontWeight = "font-weight"
  case fontStyle = "font-style"
  case fontStretch = "font-stretch"
  case fontVariant = "font-variant"
  case fontKerning = "font-kerning"
  case kerning
  case fontOpticalSizing = "font-optical-sizing"
  case fontFeatureSettings = "font-feature-settings"
  case fontVariationSettings = "font-variation-settings"
  case textAnchor = "text-anchor"
  case letterSpacing = "letter-spacing"
  case wordSpacing = "word-spacing"
  case textDecoration = "text-decoration"
  case textTransform = "text-transform"
  case baselineShift = "baseline-shift"
  case dominantBaseline = "dominant-baseline"
  case alignmentBaseline = "alignment-baseline"
  case writingMode = "writing-mode"
  case unicodeBidi = "unicode-bidi"
  case whiteSpace = "white-space"

  /// True if the property can be set by a presentation attribute, not only by style sheets.
  var isAttribute: Bool {
    switch self {
    case .font, .marker, .background, .backgroundColor, .mixBlendMode, .isolation, .fontKerning, .fontOpticalSizing,
      .textTransform, .translate, .rotate, .scale, .offsetPath, .offsetDistance, .offsetRotate:
      false
    default: true
    }
  }

  /// The initial value of an inherited property; nil for properties that aren't inherited.
  var initialValue: String? {
    switch self {
    case .color, .fill: "black"
    case .stroke, .strokeDasharray, .markerStart, .markerMid, .markerEnd, .textTransform: "none"
    case .fillOpacity, .strokeOpacity, .strokeWidth: "1"
    case .fillRule, .clipRule: "nonzero"
    case .strokeLinecap: "butt"
    case .strokeLinejoin: "miter"
    case .strokeMiterlimit: "4"
    case .strokeDashoffset: "0"
    case .visibility: "visible"
    case .fontSize: "medium"
    case .fontFamily: "Times New Roman, serif"
    case .textAnchor: "start"
    case .direction: "ltr"
    case .paintOrder, .fontWeight, .fontStyle, .fontStretch, .letterSpacing, .wordSpacing, .whiteSpace,
      .fontFeatureSettings,
      .fontVariationSettings, .fontVariant:
      "normal"
    case .dominantBaseline, .imageRendering, .fontKerning, .kerning, .fontOpticalSizing: "auto"
    case .colorInterpolationFilters: "linearRGB"
    default: nil
    }
  }
}
