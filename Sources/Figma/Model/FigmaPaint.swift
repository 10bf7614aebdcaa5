import Geometry

/// A paint of a fill or a stroke.
struct FigmaPaint: Equatable {
  enum Kind: Equatable {
    case solid(Color)
    case gradient(GradientShape, handles: [Point], stops: [Gradient.Stop])
    case image(FigmaImagePaint)
    /// A paint that is not supported, by its type.
    case other(String)
  }

  enum GradientShape: String {
    case linear = "GRADIENT_LINEAR"
    case radial = "GRADIENT_RADIAL"
    case angular = "GRADIENT_ANGULAR"
    case diamond = "GRADIENT_DIAMOND"
  }

  var kind: Kind
  var opacity = 1.0
  var blendMode = BlendMode.normal
  var place: FigmaPlace

  /// The color of a solid paint, with the paint's opacity.
  var color: Color? {
    guard case .solid(var color) = kind else { return nil }
    color.alpha *= opacity
    return color
  }

  static func == (a: FigmaPaint, b: FigmaPaint) -> Bool {
    a.kind == b.kind && a.opacity == b.opacity && a.blendMode == b.blendMode
  }
}
