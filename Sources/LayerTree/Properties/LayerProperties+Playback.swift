/// The properties of playback layers: on other layers these read as in a new ``PlaybackContent``, and writing does
/// nothing.
extension LayerProperties {
  /// The part of the animation that has passed, 0 to 1; nil to follow the layer's clock.
  public var progress: Double? {
    get { playback.progress }
    set { playback.progress = newValue }
  }

  /// The properties of playback layers.
  package var playback: PlaybackContent {
    get { if case .playback(let playback) = content { playback } else { PlaybackContent() } }
    set { if case .playback = content { content = .playback(newValue) } }
  }
}
