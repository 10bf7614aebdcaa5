extension Layer {
  /// Adds a Pop animation; its first frame is the current tick, or the next one if called between two ticks.
  ///
  /// An animation with the same key is removed first; by default, the new one starts at rest at the current value.
  /// Adding an animation again has no effect.
  ///
  /// - Parameters:
  ///   - animation: The animation; it must not be on another layer.
  ///   - key: A name for finding, changing, and removing it; animations without a key are independent.
  /// - Precondition: The layer is on a stage, whose ticks advance the animation.
  public func pop(_ animation: PopAnimation, forKey key: String? = nil) {
    guard let stage = ownStage else { preconditionFailure("Pop can animate only layers on a stage") }
    if let key, let old = popAnimation(forKey: key) {
      if old === animation { return }
      old.interrupt()
    }
    attachments.append(stage.attach(animation, key: key, to: self, isOfStage: false))
  }

  private var popAttachments: [PopAttachment] { attachments.compactMap { $0 as? PopAttachment } }

  /// Returns the Pop animation with the given key, or nil.
  public func popAnimation(forKey key: String) -> PopAnimation? { popAttachments.first { $0.key == key }?.animation }

  /// The keys of the layer's Pop animations, in the order they were added.
  public var popAnimationKeys: [String] { popAttachments.compactMap(\.key) }

  /// Returns true if a running Pop animation writes a property or one of its components.
  package func runsPop(on property: AnimatableProperty) -> Bool {
    popAttachments.contains { attachment in
      !attachment.animation.isPaused && attachment.animation.leaves(on: self).contains(where: property.overlaps)
    }
  }

  /// Returns true if an animation of another engine runs on a property, or on a component of it, that Pop writes.
  package func isAnimated(_ property: PopLayerProperty) -> Bool {
    let leaves = property.leaves(on: self)
    return animations.contains { attached in
      guard attached.isMoving, let animation = attached.animation as? any PropertyAnimation else { return false }
      return leaves.contains(where: animation.property.overlaps)
    }
  }

  /// Removes the Pop animation with the given key, if there is one; the model keeps its value.
  public func removePopAnimation(forKey key: String) { popAnimation(forKey: key)?.interrupt() }

  /// Removes all Pop animations.
  public func removeAllPopAnimations() {
    for attachment in popAttachments { attachment.animation.interrupt() }
  }
}
