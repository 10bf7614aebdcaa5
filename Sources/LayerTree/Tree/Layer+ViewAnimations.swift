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
  /// It is additive if the property allows it, no animation of it is absolute, and none repeats, as
  /// `-[UIViewAnimationState _shouldAnimateAdditivelyForKey:onLayer:forView:]` decides in decompilations of UIKit.
  /// UIKit compares literal key paths; here an animation of an affected component counts as well: `position.x`
  /// continues under a block that only changes y, and ends smoothly when the block changes x.
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

  /// Removes the animations replaced by an absolute animation of a property: the one with the key path as its key, and
  /// all added by UIKit's blocks and animators, with any key.
  func removeAnimations(replacedOn property: AnimatableProperty) {
    removeAnimations { $0.key == property.keyPath || $0.isOfUIKit(on: property) }
  }

  /// Removes the animations of a key path: the one with the key path as its key, and the ones that UIKit's blocks and
  /// animators added under other keys to the property or the property it belongs to.
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
  /// Returns true if UIKit's block or animator added it, and it animates a property or the one it is a component of.
  fileprivate func isOfUIKit(on property: AnimatableProperty) -> Bool {
    guard origin.isView, let animation = animation as? any PropertyAnimation else {
      return false
    }
    return animation.property.overlaps(property)
  }
}

extension Animation {
  /// Returns true if it replaces the values below it for one of some properties, rather than adding to them.
  fileprivate func isAbsolute(where isOne: (AnimatableProperty) -> Bool) -> Bool {
    switch self {
    case let animation as any PropertyAnimation: isOne(animation.property) && !animation.isAdditive
    case let group as AnimationGroup: group.animations.contains { $0.isAbsolute(where: isOne) }
    default: false
    }
  }
}
