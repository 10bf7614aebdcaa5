/// The kind of a layer, with the properties that only this kind has.
///
/// The payloads are boxed, so layer properties stay small to copy.
public indirect enum LayerContent: Hashable, Sendable {
  /// No additional content: `CALayer`.
  case plain
  /// A path, filled and stroked: `CAShapeLayer`.
  case shape(ShapeContent)
  /// Text, as in `CATextLayer` and `UILabel`.
  case text(TextContent)
  /// A gradient that fills the bounds: `CAGradientLayer`.
  case gradient(GradientContent)
  /// Repeated copies of the sublayers: `CAReplicatorLayer`.
  case replicator(ReplicatorContent)
  /// Particles: `CAEmitterLayer`.
  case emitter(EmitterContent)
  /// Sublayers that scroll, as in `CAScrollLayer` and `UIScrollView`.
  case scroll(ScrollContent)
  /// No image of its own; its sublayers share one 3D space: `CATransformLayer`.
  case transform
  /// Sublayers with a separate clock: a Lottie animation.
  case playback(PlaybackContent)

  /// The kind of a layer, without its properties.
  public enum Kind: String, CaseIterable, Sendable {
    /// The kind of ``LayerContent/plain``.
    case plain
    /// The kind of ``LayerContent/shape(_:)``.
    case shape
    /// The kind of ``LayerContent/text(_:)``.
    case text
    /// The kind of ``LayerContent/gradient(_:)``.
    case gradient
    /// The kind of ``LayerContent/replicator(_:)``.
    case replicator
    /// The kind of ``LayerContent/emitter(_:)``.
    case emitter
    /// The kind of ``LayerContent/scroll(_:)``.
    case scroll
    /// The kind of ``LayerContent/transform``.
    case transform
    /// The kind of ``LayerContent/playback(_:)``.
    case playback
  }

  /// The kind of the content.
  public var kind: Kind {
    switch self {
    case .plain: .plain
    case .shape: .shape
    case .text: .text
    case .gradient: .gradient
    case .replicator: .replicator
    case .emitter: .emitter
    case .scroll: .scroll
    case .transform: .transform
    case .playback: .playback
    }
  }
}
