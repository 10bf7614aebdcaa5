import Geometry

/// A visible effect of a node.
struct FigmaEffect: Equatable {
  enum Kind: Equatable {
    case dropShadow, innerShadow, layerBlur, backgroundBlur
  }

  var kind: Kind
  var color = Color.black
  var offset = Point.zero
  /// The radius of the blur: twice the standard deviation, as in CSS.
  var radius: Double
  var spread = 0.0
  var showsBehindNode = false
  var blendMode = BlendMode.normal
  var place: FigmaPlace

  static func == (a: FigmaEffect, b: FigmaEffect) -> Bool {
    (a.kind, a.color, a.offset, a.radius, a.spread) == (b.kind, b.color, b.offset, b.radius, b.spread)
      && a.blendMode == b.blendMode
  }
}
