public import Geometry

/// The properties of scroll layers; on other layers, reading returns the defaults of ``ScrollContent``, and writing
/// does nothing.
extension LayerProperties {
  /// The point of the content at the upper left corner of the bounds: the origin of the bounds.
  public var contentOffset: Point {
    get { if case .scroll = content { bounds.origin } else { .zero } }
    set { if case .scroll = content { bounds.origin = newValue } }
  }

  /// Accesses a property of ``ScrollContent`` by its name.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<ScrollContent, Value>) -> Value {
    get { scroll[keyPath: member] }
    set { scroll[keyPath: member] = newValue }
  }

  /// The properties of scroll layers.
  @usableFromInline package var scroll: ScrollContent {
    get { if case .scroll(let scroll) = content { scroll } else { ScrollContent() } }
    set { if case .scroll = content { content = .scroll(newValue) } }
  }
}

/// The properties of shape layers; on other layers, reading returns the defaults of ``ShapeContent``, and writing does
/// nothing.
extension LayerProperties {
  /// Accesses a property of ``ShapeContent`` by its name.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<ShapeContent, Value>) -> Value {
    get { shape[keyPath: member] }
    set { shape[keyPath: member] = newValue }
  }

  /// The properties of shape layers.
  @usableFromInline package var shape: ShapeContent {
    get { if case .shape(let shape) = content { shape } else { ShapeContent() } }
    set { if case .shape = content { content = .shape(newValue) } }
  }
}

/// The properties of text layers; on other layers, reading returns the defaults of ``TextContent``, and writing does
/// nothing.
extension LayerProperties {
  /// Accesses a property of ``TextContent`` by its name.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<TextContent, Value>) -> Value {
    get { text[keyPath: member] }
    set { text[keyPath: member] = newValue }
  }

  /// The properties of text layers.
  @usableFromInline package var text: TextContent {
    get { if case .text(let text) = content { text } else { TextContent() } }
    set { if case .text = content { content = .text(newValue) } }
  }
}

/// The properties of gradient layers; on other layers, reading returns the defaults of ``GradientContent``, and writing
/// does nothing.
extension LayerProperties {
  /// Accesses a property of ``GradientContent`` by its name.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<GradientContent, Value>) -> Value {
    get { gradient[keyPath: member] }
    set { gradient[keyPath: member] = newValue }
  }

  /// The properties of gradient layers.
  @usableFromInline package var gradient: GradientContent {
    get { if case .gradient(let gradient) = content { gradient } else { GradientContent() } }
    set { if case .gradient = content { content = .gradient(newValue) } }
  }
}

/// The properties of replicator layers; on other layers, reading returns the defaults of ``ReplicatorContent``, and
/// writing does nothing.
extension LayerProperties {
  /// Accesses a property of ``ReplicatorContent`` by its name.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<ReplicatorContent, Value>) -> Value {
    get { replicator[keyPath: member] }
    set { replicator[keyPath: member] = newValue }
  }

  /// The properties of replicator layers.
  @usableFromInline package var replicator: ReplicatorContent {
    get { if case .replicator(let replicator) = content { replicator } else { ReplicatorContent() } }
    set { if case .replicator = content { content = .replicator(newValue) } }
  }
}

/// The properties of emitter layers; on other layers, reading returns the defaults of ``EmitterContent``, and writing
/// does nothing.
extension LayerProperties {
  /// Accesses a property of ``EmitterContent`` by its name.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<EmitterContent, Value>) -> Value {
    get { emitter[keyPath: member] }
    set { emitter[keyPath: member] = newValue }
  }

  /// The properties of emitter layers.
  @usableFromInline package var emitter: EmitterContent {
    get { if case .emitter(let emitter) = content { emitter } else { EmitterContent() } }
    set { if case .emitter = content { content = .emitter(newValue) } }
  }
}

/// The properties of playback layers; on other layers, reading returns the defaults of ``PlaybackContent``, and writing
/// does nothing.
extension LayerProperties {
  /// The elapsed fraction of the animation, from 0 to 1; nil to follow the layer's clock.
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
