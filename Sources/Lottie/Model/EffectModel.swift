/// An effect, or a layer style, on the picture of a layer.
enum EffectModel: Sendable {
  case blur(radius: Track<Vector>, isHorizontal: Bool, isVertical: Bool)
  /// Angles in degrees clockwise from the top, opacity 0 to 1.
  case dropShadow(
    color: Track<Vector>, opacity: Track<Vector>, angle: Track<Vector>, distance: Track<Vector>, softness: Track<Vector>
  )
  /// The picture in one color.
  case fill(color: Track<Vector>, opacity: Track<Vector>)
  /// Shades of the picture between two colors.
  case tint(black: Track<Vector>, white: Track<Vector>, amount: Track<Vector>)
  case tritone(shadows: Track<Vector>, middle: Track<Vector>, highlights: Track<Vector>)
  case strokeStyle(color: Track<Vector>, size: Track<Vector>)
}
