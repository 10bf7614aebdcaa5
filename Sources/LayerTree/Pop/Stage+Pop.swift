extension Stage {
  /// Adds a Pop animation of a variable, or a custom one, that isn't attached to a layer.
  ///
  /// In all other respects it works like ``Layer/pop(_:forKey:)``.
  public func pop(_ animation: PopAnimation, forKey key: String? = nil) {
    if let key, let old = popAnimation(forKey: key) {
      if old === animation { return }
      old.interrupt()
    }
    attachments.append(attach(animation, key: key, to: root, isOfStage: true))
  }

  /// Returns the Pop animation with the given key that isn't attached to a layer, or nil.
  public func popAnimation(forKey key: String) -> PopAnimation? { popAttachments.first { $0.key == key }?.animation }

  /// Removes the Pop animation with the given key that isn't attached to a layer, if there is one.
  public func removePopAnimation(forKey key: String) { popAnimation(forKey: key)?.interrupt() }

  private var popAttachments: [PopAttachment] { attachments.compactMap { $0 as? PopAttachment } }

  /// The animator of the stage's Pop animations, created on first use.
  private var popAnimator: PopAnimator {
    companion {
      let animator = PopAnimator()
      frameDrivers.append(animator)
      return animator
    }
  }

  func attach(_ animation: PopAnimation, key: String?, to layer: Layer, isOfStage: Bool) -> PopAttachment {
    precondition(!animation.isAttached, "a Pop animation can be on only one layer at a time")
    let attachment = PopAttachment(animation, key: key, layer: layer, isOfStage: isOfStage, stage: self)
    animation.reset()
    animation.attachment = attachment
    popAnimator.add(attachment)
    return attachment
  }
}
