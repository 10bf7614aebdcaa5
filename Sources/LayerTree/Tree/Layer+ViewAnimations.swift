import Motion

/// UIKit's rules for combining a new animation with the animations already on a layer.
extension Layer {
  /// The combination of a change's animation with running animations.
  enum Meeting: Hashable {
    /// The animation is additive: the change is added to the presentation value.
    case addsUp
    /// The animation replaces the running ones.
    case replaces
    /// The animation replaces the running ones because one of them is absolute, although the property is additive.
    case replacesAbsolute
  }

  /// Decides whether a change of a property is animated additively.
  ///
  /// It is additive if the property allows it, no animation of it is absolute, and none repeats, as
  /// `-[UIViewAnimationState _shouldAnimateAdditivelyForKey:onLayer:forView:]` decides in decompilations of UIKit.
  /// UIKit compares literal key paths; here, animations of affected components are considered, too: `position.x`
  /// continues under a block that only changes y, and ends smoothly when the block changes x.
  ///
  /// - Parameters:
  ///   - property: The changed property.
  ///   - old: The old model value.
  ///   - new: The new model value.
  ///   - generation: The version of UIKit.
  ///   - own: Animations to ignore, because they belong to the same block.
  /// - Returns: The combination with the running animations.
  func meeting(
    of property: AnimatableProperty, from old: AnimatableValue, to new: AnimatableValue,
    in generation: UIKitGeneration, apartFrom own: [AttachedAnimation] = []
  ) -> Meeting {
    guard property.isAdditivelyAnimatable(from: old, to: new, in: generation) else { return .replaces }
    var (before, after) = (model, model)
    property.set(old, in: &before)
    property.set(new, in: &after)
    func changes(_ other: AnimatableProperty) -> Bool {
      other.overlaps(property) && other.value(in: before) != other.value(in: after)
    }
    let time = ownStage.map { localTime(at: $0.time) } ?? 0
    let others = animations.filter { other in
      let isGone = other.hasRun(by: time) && other.animation.removedOnCompletion
      return !isGone && !own.contains { $0 === other }
    }
    if others.contains(where: { $0.animation.isAbsolute(where: changes) }) { return .replacesAbsolute }
    let isRepeated = others.contains { other in
      guard let animation = other.animation as? any PropertyAnimation else { return false }
      return changes(animation.property) && animation.timing.repeatCount > 0
    }
    return isRepeated ? .replaces : .addsUp
  }

  /// Removes the animations replaced by an absolute animation of a property: the one with the key path as its key, and
  /// all that UIKit's blocks and animators added, with any key.
  func removeAnimations(replacedOn property: AnimatableProperty) {
    removeAnimations { $0.key == property.keyPath || $0.isOfUIKit(on: property) }
  }

  /// Removes the animations of a key path: the one with the key path as its key, and all that UIKit's blocks and
  /// animators added under other keys for the property or the property that contains it.
  ///
  /// - Parameter keyPath: A key path, such as `position`.
  public func removeAnimations(ofKeyPath keyPath: String) {
    let property = AnimatableProperty(keyPath: keyPath)
    removeAnimations { attached in
      attached.key == keyPath || property.map(attached.isOfUIKit(on:)) ?? false
    }
  }
}

extension AttachedAnimation {
  /// Returns true if UIKit's block or animator added the animation, and it animates the property or one that contains
  /// it.
  fileprivate func isOfUIKit(on property: AnimatableProperty) -> Bool {
    guard origin.isView, let animation = animation as? any PropertyAnimation else {
      return false
    }
    return animation.property.overlaps(property)
  }
}

extension Animation {
  /// Returns true if the animation replaces the underlying value of one of the properties, rather than adding to it.
  fileprivate func isAbsolute(where isOne: (AnimatableProperty) -> Bool) -> Bool {
    switch self {
    case let animation as any PropertyAnimation: isOne(animation.property) && !animation.isAdditive
    case let group as AnimationGroup: group.animations.contains { $0.isAbsolute(where: isOne) }
    default: false
    }
  }
}
