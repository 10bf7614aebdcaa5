import LayerTree

/// Key paths that refer to a sublayer, such as `sublayers.needle.transform.rotation`.
extension CALayer {
  /// Returns the sublayer that a key path refers to, with the rest of the key path; nil for other key paths or an
  /// unknown name.
  func sublayer(in keyPath: String) -> (layer: CALayer, rest: String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 2)
    guard parts.count == 3, parts[0] == "sublayers",
      let layer = ownSublayers.first(where: { $0.name ?? "" == parts[1] })
    else { return nil }
    return (layer, String(parts[2]))
  }

  /// Adds the parts of an animation that refer to sublayers to these sublayers.
  ///
  /// - Returns: The remaining animation; nil if it is empty and has no delegate.
  func addToSublayers(_ animation: CAAnimation, forKey key: String?) -> CAAnimation? {
    let targets = animation.keyPaths.compactMap { sublayer(in: $0)?.layer }
    guard !targets.isEmpty else { return animation }
    var known: [CALayer] = []
    for target in targets where !known.contains(where: { $0 === target }) {
      known.append(target)
      let name = target.name ?? ""
      let part = animation.makeCopy().keeping { keyPath in
        keyPath.hasPrefix("sublayers.\(name).") ? String(keyPath.dropFirst("sublayers.\(name).".count)) : nil
      }
      part.delegate = nil
      let ownKey = "\(key ?? "sublayers")@\(addedToSublayers.count)"
      addedToSublayers.append((key, target, ownKey))
      target.add(part, forKey: ownKey)
    }
    let rest = animation.makeCopy().keeping { sublayer(in: $0) == nil ? $0 : nil }
    guard rest.isEmptied else { return rest }
    guard animation.delegate != nil else { return nil }
    let waiting = CAAnimationGroup()
    rest.copySettings(to: waiting)
    return waiting
  }

  /// Removes the animations that were added to sublayers for a key; with nil, all of them.
  func removeFromSublayers(forKey key: String?) {
    for added in addedToSublayers where key == nil || added.key == key {
      added.layer.removeAnimation(forKey: added.ownKey)
    }
    addedToSublayers.removeAll { key == nil || $0.key == key }
  }
}

extension CAAnimation {
  /// The key paths of the animation or of the animations in its group.
  fileprivate var keyPaths: [String] {
    switch self {
    case let group as CAAnimationGroup: (group.animations ?? []).flatMap(\.keyPaths)
    case let property as CAPropertyAnimation: [property.keyPath].compactMap { $0 }
    default: []
    }
  }

  /// Maps the key paths of the animation, removing animations whose key path becomes nil.
  fileprivate func keeping(_ keyPath: (String) -> String?) -> CAAnimation {
    switch self {
    case let group as CAAnimationGroup:
      group.animations = group.animations?.map { $0.keeping(keyPath) }.filter { !$0.isEmptied }
    case let property as CAPropertyAnimation: property.keyPath = property.keyPath.flatMap(keyPath)
    default: break
    }
    return self
  }

  /// True if the animation has no key paths left.
  fileprivate var isEmptied: Bool {
    switch self {
    case let group as CAAnimationGroup: group.animations?.allSatisfy(\.isEmptied) ?? false
    case let property as CAPropertyAnimation: property.keyPath == nil
    default: false
    }
  }
}
