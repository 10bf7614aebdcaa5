import Motion

/// The rules for UIKit's animations that meet others on a layer.
extension Layer {
  /// The relation of a change's animation to the animations that run.
  enum Meeting: Hashable {
    /// It is additive: the change is added to the presentation value.
    case addsUp
    /// It takes their place.
    case replaces
    /// It takes their place, though the property is one whose animations add up, because one of them does not add up
    /// itself.
    case replacesAbsolute
  }

  /// Decides whether a change of a property is animated additively.
  ///
  /// It is when the property allows it, no animation of it is absolute, and none repeats, as `-[UIViewAnimationState
  /// _shouldAnimateAdditivelyForKey:onLayer:forView:]` decides in decompilations of UIKit. UIKit compares literal key
  /// paths; here an animation of a part that the change concerns counts as well: `position.x` goes on beneath a block that
  /// only changes y, and ends smoothly when the block changes x.
  ///
  /// - Parameters:
  ///   - property: The changed property.
  ///   - old: The model's value before.
  ///   - new: The model's value now.
  ///   - generation: The version of UIKit.
  ///   - own: Animations that don't count, since they belong to the same block.
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

  /// Removes the animations that an absolute animation of a property replaces: the one whose key is the key path, and
  /// those added by UIKit's blocks and animators, whatever their key.
  func removeAnimations(replacedOn property: AnimatableProperty) {
    removeAnimations { $0.key == property.keyPath || $0.isOfUIKit(on: property) }
  }

  /// Removes the animations of a key path: the one that has it as its key, and those that UIKit's blocks and animators
  /// have added to it or to the property that it is a part of, which have keys of their own.
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
  /// Returns whether a block or an animator of UIKit's has added it, and it animates a property or what that is a part
  /// of.
  fileprivate func isOfUIKit(on property: AnimatableProperty) -> Bool {
    guard origin.isView, let animation = animation as? any PropertyAnimation else {
      return false
    }
    return animation.property.overlaps(property)
  }
}

extension Animation {
  /// Returns whether it shows values of its own for one of some properties, instead of adding to those beneath.
  fileprivate func isAbsolute(where isOne: (AnimatableProperty) -> Bool) -> Bool {
    switch self {
    case let animation as any PropertyAnimation: isOne(animation.property) && !animation.isAdditive
    case let group as AnimationGroup: group.animations.contains { $0.isAbsolute(where: isOne) }
    default: false
    }
  }
}
