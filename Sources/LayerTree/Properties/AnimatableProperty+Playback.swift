import Motion

extension AnimatableProperty {
  /// Properties of playback layers.
  static let playback: [AnimatableProperty] = [progress]

  /// `progress` of an animation: once it is set, the layer's clock no longer counts.
  public static let progress = AnimatableProperty(
    "progress", .number, .ratio, "the fraction that has been played, 0 to 1", in: .playback,
    standard: "as the layer's clock says",
    get: { .number($0.progress ?? 0) }, set: { $0.progress = $1.number })
}
