import Geometry
package import LayerTree
import SceneDiagnostics

/// Finds layers by their names.
package struct LayerDirectory: Sendable {
  package private(set) var blueprints: [LayerBlueprint] = []
  /// The indices of layers by name.
  private var indices: [String: [Int]] = [:]
  /// The names of the descendants of each layer; -1 stands for the canvas.
  private var namesInside: [Int: Set<String>] = [:]
  /// The indices of each layer's sublayers.
  private var inside: [Int: [Int]] = [:]
  /// The indices of repeated layers, by their common name.
  private var families: [String: [Int]] = [:]

  package init() {}

  /// Returns the name of a repeated layer with some indices.
  package static func member(_ name: String, _ indices: [Int]) -> String {
    switch indices.count {
    case 0: name
    case 1: name + "(" + String(indices[0]) + ")"
    default: name + "(" + indices.map(String.init).joined(separator: ",") + ")"
    }
  }

  package mutating func add(_ blueprint: LayerBlueprint) -> Int {
    blueprints.append(blueprint)
    if !blueprint.name.isEmpty { indices[blueprint.name, default: []].append(blueprints.count - 1) }
    namesInside[blueprint.superlayer ?? -1, default: []].insert(blueprint.name)
    if let superlayer = blueprint.superlayer { inside[superlayer, default: []].append(blueprints.count - 1) }
    if blueprint.name.hasSuffix(")"), let end = blueprint.name.firstIndex(of: "(") {
      families[String(blueprint.name[..<end]), default: []].append(blueprints.count - 1)
    }
    return blueprints.count - 1
  }

  /// Replaces the blueprint of a layer; the name must not change.
  package mutating func replace(_ index: Int, by blueprint: LayerBlueprint) { blueprints[index] = blueprint }

  /// Changes the properties of a layer with a closure.
  package mutating func change(_ index: Int, _ change: (inout LayerProperties) -> Void) {
    change(&blueprints[index].properties)
  }

  /// Records the path of the SVG file that a layer displays unmodified.
  package mutating func setDrawing(_ file: String?, of layer: Int) { blueprints[layer].drawing = file }

  /// Returns true if a layer is a scroll layer.
  package func isScroll(_ layer: Int) -> Bool { blueprints[layer].properties.content.kind == .scroll }

  /// Sets a scroll layer's content size to the extent of its sublayers.
  package mutating func fitContent(of layer: Int) {
    let frames = blueprints.filter { $0.superlayer == layer && !$0.isMask }.map(\.properties.frame)
    blueprints[layer].properties.contentSize = Size(
      frames.map(\.maxX).reduce(0, max), frames.map(\.maxY).reduce(0, max))
  }

  /// Returns true if a superlayer already has a sublayer with a name.
  package func contains(_ name: String, in superlayer: Int?) -> Bool {
    namesInside[superlayer ?? -1]?.contains(name) ?? false
  }

  /// Returns the first layer with a name below a layer; nil if there is none.
  package func layer(named name: String, inside layer: Int) -> Int? { indices[name]?.first { isInside($0, layer) } }

  /// All names without duplicates, in alphabetical order.
  package var names: [String] { indices.keys.sorted() }

  /// Returns the names of a layer's descendants without duplicates, in alphabetical order.
  package func names(inside layer: Int) -> [String] {
    indices.filter { $0.value.contains { isInside($0, layer) } }.keys.sorted()
  }

  /// The reason why a target is invalid.
  package struct Failure: Error {
    /// The offset of the invalid part in the target, in Unicode scalars.
    package let offset: Int
    package let length: Int
    package let message: String
    /// True if several layers have the same name.
    package let isAmbiguous: Bool
    private let findHint: @Sendable () -> String?

    /// The likely correction; it is determined on demand, because unknown names often refer to other things.
    package var hint: String? { findHint() }

    package init(
      offset: Int, length: Int, message: String, hint: @escaping @Sendable @autoclosure () -> String?,
      isAmbiguous: Bool = false
    ) {
      self.offset = offset
      self.length = length
      self.message = message
      self.isAmbiguous = isAmbiguous
      findHint = hint
    }
  }

  /// Resolves `leftArm`, `body.leftArm`, `self`, or any of these followed by a key path.
  ///
  /// - Parameters:
  ///   - parts: The components of the target, split at dots.
  ///   - layer: The layer that `self` refers to; names are searched inside it first, and then inside its superlayers.
  ///   - outer: The layer to search in; nil for all layers.
  /// - Returns: The target, or the reason why it is invalid.
  package func resolve(_ parts: [String], from layer: Int? = nil, inside outer: Int? = nil) -> Result<Target, Failure> {
    var found = outer
    var offset = 0
    for (index, part) in parts.enumerated() {
      if let next = next(part, isFirst: index == 0, found: found, from: layer) {
        found = next
        offset += part.unicodeScalars.count + 1
        continue
      }
      let candidates = candidates(part, inside: found, from: layer)
      if candidates.isEmpty {
        if let found {
          let keyPath = parts[index...].joined(separator: ".")
          return .success(Target(layer: found, keyPath: keyPath, keyPathOffset: offset))
        }
        return .failure(
          Failure(
            offset: 0, length: part.count, message: "no layer named ‘\(part)’",
            hint: hint(forMissing: part)))
      }
      guard candidates.count == 1 else {
        let paths = candidates.prefix(3).map { path(of: $0, below: outer) }.joined(separator: " or ")
        return .failure(
          Failure(
            offset: offset, length: part.count, message: "\(candidates.count) layers are named \(part)",
            hint: "write \(paths)", isAmbiguous: true))
      }
      found = candidates[0]
      offset += part.unicodeScalars.count + 1
    }
    guard let found else {
      return .failure(Failure(offset: 0, length: 1, message: "this does not name a layer", hint: nil))
    }
    return .success(Target(layer: found, keyPath: "", keyPathOffset: max(0, offset - 1)))
  }

  /// Returns the likely correction of a name that no layer has; nil if there is none.
  private func hint(forMissing name: String) -> String? {
    if isFamily(name) { return "it is repeated: write \(name)(0), or for: {each: \(name)} and each" }
    if name == "canvas" { return "the canvas is not a layer: add {layer: back, layout: fill} behind the others" }
    if let end = name.firstIndex(of: "(") {
      let base = String(name[..<end])
      if let members = families[base], let first = members.first, let last = members.last {
        func isComma(_ character: Character) -> Bool { character == "," }
        let names = "\(blueprints[first].name) to \(blueprints[last].name)"
        return blueprints[first].name.count(where: isComma) > name.count(where: isComma)
          ? "several names in its for make every combination, \(names); in a for with one name, index is the iteration"
          : "available: \(names)"
      }
      if let first = indices[base]?.first {
        return "it is not repeated: write \(path(of: first))"
      }
    }
    return NearestName.hint(for: name, among: names)
  }

  /// Returns the layer that `self` or `superlayer` refers to; nil for other names, and if there is none.
  private func next(_ part: String, isFirst: Bool, found: Int?, from layer: Int?) -> Int? {
    switch part {
    case "self" where isFirst: layer
    case "superlayer": (isFirst ? layer : found).flatMap { blueprints[$0].superlayer }
    default: nil
    }
  }

  /// Returns the layers that a name may refer to.
  ///
  /// The search covers the layer found so far, or else the enclosing component, then outward to the scene, and finally
  /// all layers. Layers from drawings and titles of buttons have the lowest priority.
  private func candidates(_ name: String, inside found: Int?, from layer: Int?) -> [Int] {
    nearest(indices[name, default: []], inside: found, from: layer)
  }

  /// Returns the sublayers that a stack arranges: all except a mask and the title of a button.
  package func stacked(in layer: Int) -> [Int] {
    inside[layer, default: []].filter { !blueprints[$0].isMask && !blueprints[$0].isTitle }
  }

  /// Returns the label with the title of a button; nil for other layers.
  func title(of layer: Int) -> Int? { inside[layer]?.first { blueprints[$0].isTitle } }

  /// Returns true if layers with a common name are repeated by a `for`.
  package func isFamily(_ name: String) -> Bool { families[name] != nil }

  /// Returns the number of layers with a common name that are repeated by a `for`; nil if there are none.
  package func memberCount(of name: String) -> Int? { families[name]?.count }

  /// Returns the name of a member of a family; for an invalid index, the name of its first member.
  package func sample(of family: String, insteadOf member: String) -> String {
    indices[member] == nil ? families[family]?.first.map { blueprints[$0].name } ?? member : member
  }

  /// Returns the layers with a common name that are repeated by a `for`, in the order of the file.
  ///
  /// - Parameters:
  ///   - parts: The name, qualified by the names of superlayers if needed.
  ///   - layer: The layer that `self` refers to.
  /// - Returns: The layers; empty if there are none.
  package func family(_ parts: [String], from layer: Int?) -> [Int] {
    guard let name = parts.last, let all = families[name] else { return [] }
    if parts.count == 1 { return nearest(all, inside: nil, from: layer) }
    guard case .success(let outer) = resolve(parts.dropLast(), from: layer), outer.keyPath.isEmpty else { return [] }
    return nearest(all, inside: outer.layer, from: layer)
  }

  private func nearest(_ layers: [Int], inside found: Int?, from layer: Int?) -> [Int] {
    if layers.isEmpty || layers.count == 1 && found == nil { return layers }
    let all = layers.filter { candidate in found.map { isInside(candidate, $0) } ?? true }
    let own = all.filter { !blueprints[$0].isPart && !blueprints[$0].isTitle }
    let candidates = own.isEmpty ? all : own
    guard found == nil, candidates.count > 1 else { return candidates }
    var owner = layer
    while true {
      let near = candidates.filter { blueprints[$0].owner == owner }
      if !near.isEmpty { return near }
      guard let current = owner else { return candidates }
      owner = blueprints[current].owner
    }
  }

  /// Returns the nesting depth of a layer; 0 for the canvas.
  package func depth(of index: Int?) -> Int {
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

  /// Returns the path of a layer from the canvas, or from another layer.
  package func path(of index: Int, below other: Int? = nil) -> String {
    self.names(to: index, below: other).joined(separator: ".")
  }

  /// Returns the components of a layer's path from the canvas, or from another layer.
  package func names(to index: Int, below other: Int? = nil) -> [String] {
    var names: [String] = []
    var current: Int? = index
    while let next = current, next != other {
      if !blueprints[next].name.isEmpty { names.append(blueprints[next].name) }
      current = blueprints[next].superlayer
    }
    return names.reversed()
  }
}

/// A layer that a name refers to, with the key path after it.
package struct Target: Sendable {
  /// The index of the layer's blueprint.
  package let layer: Int
  /// The key path after the layer's name; empty if there is none.
  package let keyPath: String
  /// The offset of the key path in the target's text, in Unicode scalars.
  package let keyPathOffset: Int

  package init(layer: Int, keyPath: String, keyPathOffset: Int) {
    self.layer = layer
    self.keyPath = keyPath
    self.keyPathOffset = keyPathOffset
  }
}
