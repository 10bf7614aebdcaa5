import Geometry

/// An effect, or a layer style, on the image of a layer.
enum EffectModel: Sendable {
  case blur(radius: Track<Vector>, isHorizontal: Bool, isVertical: Bool)
  /// Angles in degrees clockwise from the top, opacity 0 to 1.
  case dropShadow(
    color: Track<Vector>, opacity: Track<Vector>, angle: Track<Vector>, distance: Track<Vector>, softness: Track<Vector>
  )
  /// The image in one color.
  case fill(color: Track<Vector>, opacity: Track<Vector>)
  /// Shades of the image between two colors.
  case tint(black: Track<Vector>, white: Track<Vector>, amount: Track<Vector>)
  case tritone(shadows: Track<Vector>, middle: Track<Vector>, highlights: Track<Vector>)
  /// The ranges of red, green, blue and alpha, and one before them for all colors.
  case levels(all: LevelsModel, channels: [LevelsModel])
  case strokeStyle(color: Track<Vector>, size: Track<Vector>)
  /// Angles are measured as for drop shadows.
  case innerShadow(
    color: Track<Vector>, opacity: Track<Vector>, angle: Track<Vector>, distance: Track<Vector>, size: Track<Vector>,
    blendMode: BlendMode)
  case outerGlow(color: Track<Vector>, opacity: Track<Vector>, size: Track<Vector>)
  case innerGlow(
    color: Track<Vector>, opacity: Track<Vector>, size: Track<Vector>, isCentered: Bool, blendMode: BlendMode)
  case colorOverlay(color: Track<Vector>, opacity: Track<Vector>, blendMode: BlendMode)

  /// True if it has a size or a direction, so that it matters whether it comes before the layer's transform or after it.
  var hasExtent: Bool {
    switch self {
    case .blur, .dropShadow, .strokeStyle, .innerShadow, .outerGlow, .innerGlow: true
    case .fill, .tint, .tritone, .levels, .colorOverlay: false
    }
  }
}

/// The range of a channel and the range that it is mapped to, each 0 to 1.
struct LevelsModel: Sendable {
  var inputBlack: Track<Vector>
  var inputWhite: Track<Vector>
  var gamma: Track<Vector>
  var outputBlack: Track<Vector>
  var outputWhite: Track<Vector>
}
