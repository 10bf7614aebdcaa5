import LayerTree

/// Finds layers by what steps call them.
struct LayerDirectory: Sendable {
  private(set) var blueprints: [LayerBlueprint] = []
  /// Layers by their name alone.
  private var indices: [String: [Int]] = [:]

  mutating func add(_ blueprint: LayerBlueprint) -> Int {
    blueprints.append(blueprint)
    indices[blueprint.name, default: []].append(blueprints.count - 1)
    return blueprints.count - 1
  }

  /// What sets a property of a layer by its key, or nil when layers of its kind have no such key.
  func setter(_ name: String, of layer: Int) -> LayerSetter? {
    let kind = LayerKind.all.first { $0.content.kind == blueprints[layer].properties.content.kind }
    return (LayerKeys.setters + (kind?.setters ?? [])).first { $0.key.name == name }
  }

  /// Whether the layer around holds one of that name already.
  func contains(_ name: String, in superlayer: Int?) -> Bool {
    indices[name, default: []].contains { blueprints[$0].superlayer == superlayer }
  }

  /// Every name once, in alphabetical order.
  var names: [String] { indices.keys.sorted() }

  /// Why a target means nothing.
  struct Failure: Error {
    /// Where in the target, and how much of it.
    let offset: Int
    let length: Int
    let message: String
    let hint: String?
  }

  /// Resolves `leftArm`, `body.leftArm`, or either followed by a key path.
  ///
  /// - Parameter parts: The target's words, as they stand between dots.
  /// - Returns: The target, or why it means nothing.
  func resolve(_ parts: [String]) -> Result<Target, Failure> {
    var found: Int?
    var offset = 0
    for (index, part) in parts.enumerated() {
      let candidates = indices[part, default: []].filter { candidate in found.map { isInside(candidate, $0) } ?? true }
      if candidates.isEmpty {
        if let found {
          let keyPath = parts[index...].joined(separator: ".")
          return .success(Target(layer: found, keyPath: keyPath, keyPathOffset: offset))
        }
        return .failure(
          Failure(
            offset: 0, length: part.count, message: "no layer is called ‘\(part)’",
            hint: NearestName.hint(for: part, among: names)))
      }
      guard candidates.count == 1 else {
        let paths = candidates.prefix(3).map(path).joined(separator: " or ")
        return .failure(
          Failure(
            offset: offset, length: part.count, message: "\(candidates.count) layers are called \(part)",
            hint: "say \(paths)"))
      }
      found = candidates[0]
      offset += part.unicodeScalars.count + 1
    }
    guard let found else { return .failure(Failure(offset: 0, length: 1, message: "this names nothing", hint: nil)) }
    return .success(Target(layer: found, keyPath: "", keyPathOffset: max(0, offset - 1)))
  }

  /// How many layers there are from the canvas down to one.
  func depth(of index: Int?) -> Int {
    var depth = 0
    var current = index
    while let superlayer = current {
      depth += 1
      current = blueprints[superlayer].superlayer
    }
    return depth
  }

  private func isInside(_ index: Int, _ other: Int) -> Bool {
    var current = blueprints[index].superlayer
    while let superlayer = current {
      if superlayer == other { return true }
      current = blueprints[superlayer].superlayer
    }
    return false
  }

  /// The names from the canvas down to a layer.
  private func path(of index: Int) -> String {
    let own = blueprints[index].name
    return blueprints[index].superlayer.map { path(of: $0) + "." + own } ?? own
  }
}
