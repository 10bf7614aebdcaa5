import LayerTree

/// Key paths that name a sublayer, as in `sublayers.needle.transform.rotation`.
extension CALayer {
  /// The sublayer that a key path names, with the rest of the path; nil for another key path or an unknown name.
  func sublayer(in keyPath: String) -> (layer: CALayer, rest: String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 2)
    guard parts.count == 3, parts[0] == "sublayers",
      let layer = ownSublayers.first(where: { $0.name ?? "" == parts[1] })
    else { return nil }
    return (layer, String(parts[2]))
  }

  /// Adds the animations to the sublayers that their key paths name.
  ///
  /// - Returns: The animation without them; nil if nothing of it is left that anyone waits for.
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

  /// Removes the animations that were added to sublayers with a key, or all of them for nil.
  func removeFromSublayers(forKey key: String?) {
    for added in addedToSublayers where key == nil || added.key == key {
      added.layer.removeAnimation(forKey: added.ownKey)
    }
    addedToSublayers.removeAll { key == nil || $0.key == key }
  }
}

extension CAAnimation {
  /// The key paths of the animation and of the animations in it.
  fileprivate var keyPaths: [String] {
    switch self {
    case let group as CAAnimationGroup: (group.animations ?? []).flatMap(\.keyPaths)
    case let property as CAPropertyAnimation: [property.keyPath].compactMap { $0 }
    default: []
    }
  }

  /// The animation with other key paths, without animations whose key paths become nil.
  fileprivate func keeping(_ keyPath: (String) -> String?) -> CAAnimation {
    switch self {
    case let group as CAAnimationGroup:
      group.animations = group.animations?.map { $0.keeping(keyPath) }.filter { !$0.isEmptied }
    case let property as CAPropertyAnimation: property.keyPath = property.keyPath.flatMap(keyPath)
    default: break
    }
    return self
  }

  /// True if all that it animated has been taken out of it.
  fileprivate var isEmptied: Bool {
    switch self {
    case let group as CAAnimationGroup: group.animations?.allSatisfy(\.isEmptied) ?? false
    case let property as CAPropertyAnimation: property.keyPath == nil
    default: false
    }
  }
}
