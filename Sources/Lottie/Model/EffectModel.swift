import Geometry

/// An effect or layer style that processes the image of a layer.
enum EffectModel: Sendable {
  case blur(radius: Track<Vector>, isHorizontal: Bool, isVertical: Bool)
  /// A drop shadow, with the angle in degrees clockwise from the top and the opacity from 0 to 1.
  case dropShadow(
    color: Track<Vector>, opacity: Track<Vector>, angle: Track<Vector>, distance: Track<Vector>, softness: Track<Vector>
  )
  /// Fills the image with one color.
  case fill(color: Track<Vector>, opacity: Track<Vector>)
  /// Maps the luminance of the image to a range between two colors.
  case tint(black: Track<Vector>, white: Track<Vector>, amount: Track<Vector>)
  case tritone(shadows: Track<Vector>, middle: Track<Vector>, highlights: Track<Vector>)
  /// Level adjustments of red, green, blue and alpha, after one for all color channels.
  case levels(all: LevelsModel, channels: [LevelsModel])
  case strokeStyle(color: Track<Vector>, size: Track<Vector>)
  /// An inner shadow, with the angle measured as for drop shadows.
  case innerShadow(
    color: Track<Vector>, opacity: Track<Vector>, angle: Track<Vector>, distance: Track<Vector>, size: Track<Vector>,
    blendMode: BlendMode)
  case outerGlow(color: Track<Vector>, opacity: Track<Vector>, size: Track<Vector>)
  case innerGlow(
    color: Track<Vector>, opacity: Track<Vector>, size: Track<Vector>, isCentered: Bool, blendMode: BlendMode)
  case colorOverlay(color: Track<Vector>, opacity: Track<Vector>, blendMode: BlendMode)

  /// True if the effect has a size or direction, so that its order relative to the layer's transform matters.
  var hasExtent: Bool {
    switch self {
    case .blur, .dropShadow, .strokeStyle, .innerShadow, .outerGlow, .innerGlow: true
    case .fill, .tint, .tritone, .levels, .colorOverlay: false
    }
  }
}

/// The input and output range of a channel, all values from 0 to 1.
struct LevelsModel: Sendable {
  var inputBlack: Track<Vector>
  var inputWhite: Track<Vector>
  var gamma: Track<Vector>
  var outputBlack: Track<Vector>
  var outputWhite: Track<Vector>
}
