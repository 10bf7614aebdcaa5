import Geometry

/// The strokes of a node.
struct FigmaStroke {
  enum Alignment: String {
    case inside = "INSIDE"
    case outside = "OUTSIDE"
    case center = "CENTER"
  }

  var paints: [FigmaPaint] = []
  var weight = 1.0
  /// The weights of the top, right, bottom, and left sides, if they differ.
  var sides: [Double]?
  var alignment = Alignment.inside
  var cap = LineCap.butt
  var join = LineJoin.miter
  /// The largest ratio of a miter's length to the weight.
  var miterLimit = 4.0
  var dashes: [Double] = []
}
