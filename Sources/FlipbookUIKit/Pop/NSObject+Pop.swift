import Foundation
import LayerTree

extension CALayer {
  /// Adds a Pop animation.
  ///
  /// - Precondition: The layer is on a stage.
  public func pop_add(_ anim: POPAnimation!, forKey key: String!) {
    guard let anim else { return }
    backing.pop(anim, forKey: key, for: self)
  }

  /// Returns the Pop animation with the given key, or nil.
  public func pop_animation(forKey key: String!) -> Any! { backing.popWrapper(forKey: key ?? "") }

  /// Returns the keys of the Pop animations.
  public func pop_animationKeys() -> [Any]! { backing.popAnimationKeys }

  /// Removes the Pop animation with the given key.
  public func pop_removeAnimation(forKey key: String!) { backing.removePopAnimation(forKey: key ?? "") }

  /// Removes all Pop animations.
  public func pop_removeAllAnimations() { backing.removeAllPopAnimations() }
}

extension UIView {
  /// Adds a Pop animation.
  ///
  /// - Precondition: The view is on a stage.
  public func pop_add(_ anim: POPAnimation!, forKey key: String!) {
    guard let anim else { return }
    layer.backing.pop(anim, forKey: Self.key(key), for: self)
  }

  /// Returns the Pop animation with the given key, or nil.
  public func pop_animation(forKey key: String!) -> Any! { layer.backing.popWrapper(forKey: Self.key(key) ?? "") }

  /// Returns the keys of the Pop animations.
  public func pop_animationKeys() -> [Any]! {
    layer.backing.popAnimationKeys.filter { $0.hasPrefix(Self.prefix) }.map { String($0.dropFirst(Self.prefix.count)) }
  }

  /// Removes the Pop animation with the given key.
  public func pop_removeAnimation(forKey key: String!) {
    layer.backing.removePopAnimation(forKey: Self.key(key) ?? "")
  }

  /// Removes all Pop animations.
  public func pop_removeAllAnimations() {
    for key in layer.backing.popAnimationKeys where key.hasPrefix(Self.prefix) {
      layer.backing.removePopAnimation(forKey: key)
    }
  }

  /// The prefix of a view's keys: in Pop, a view and its layer are separate objects with separate keys; here they share
  /// the layer.
  private static let prefix = "view."
  private static func key(_ key: String?) -> String? { key.map { prefix + $0 } }
}

extension Layer {
  fileprivate func pop(_ animation: POPAnimation, forKey key: String?, for object: AnyObject) {
    guard let context = StageContext.of(self) else {
      preconditionFailure("pop_add(_:forKey:): add the view or layer to the window first")
    }
    let engine = animation.engine(for: object, context: context)
    context.popAnimations.byEngine[ObjectIdentifier(engine)] = animation
    pop(engine, forKey: key)
  }

  fileprivate func popWrapper(forKey key: String) -> POPAnimation? {
    guard let engine = popAnimation(forKey: key) else { return nil }
    return StageContext.of(self)?.popAnimations.byEngine[ObjectIdentifier(engine)]
  }
}

/// The Pop animations created by the stage's code, by their engine animation.
final class RunningPOPAnimations {
  var byEngine: [ObjectIdentifier: POPAnimation] = [:]
}

extension StageContext {
  /// The Pop animations created by code.
  var popAnimations: RunningPOPAnimations { stage.companion { RunningPOPAnimations() } }
}
