/// The attributes and properties that can be animated.
enum AnimatedNames {
  private static let attributes: Set = [
    "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "fx", "fy", "fr", "d", "points",
    "pathLength", "viewBox", "preserveAspectRatio", "href", "xlink:href", "offset", "gradientUnits",
    "gradientTransform",
    "spreadMethod", "patternUnits", "patternContentUnits", "patternTransform", "clipPathUnits", "maskUnits",
    "maskContentUnits", "filterUnits", "primitiveUnits", "refX", "refY", "markerWidth", "markerHeight", "markerUnits",
    "orient", "startOffset", "textLength", "lengthAdjust", "dx", "dy", "rotate", "method", "spacing", "side",
    // The attributes of filter primitives.
    "in", "in2", "result", "stdDeviation", "edgeMode", "mode", "type", "values", "k1", "k2", "k3", "k4", "operator",
    "order", "kernelMatrix", "divisor", "bias", "targetX", "targetY", "kernelUnitLength", "preserveAlpha", "scale",
    "xChannelSelector", "yChannelSelector", "surfaceScale", "diffuseConstant", "specularConstant", "specularExponent",
    "azimuth", "elevation", "z", "pointsAtX", "pointsAtY", "pointsAtZ", "limitingConeAngle", "radius", "baseFrequency",
    "numOctaves", "seed", "stitchTiles", "tableValues", "slope", "intercept", "amplitude", "exponent",
  ]

  /// Returns true if an attribute or property can be animated.
  static func contains(_ name: String) -> Bool { attributes.contains(name) || Property(rawValue: name) != nil }
}
