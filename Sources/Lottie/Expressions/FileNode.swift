import Arithmetic
import JSONReading

/// A node of the file that expressions can refer to.
final class FileNode: Sendable {
  enum Kind: Sendable {
    case composition, layer, transform, contents, item, effects, effect, masks, mask, text, property, other
  }

  let json: JSONNode
  let kind: Kind
  let parent: FileNode?
  let path: String
  /// The node's index among its siblings of the same kind, counted from 1; 0 for none.
  let number: Int

  init(_ json: JSONNode, _ kind: Kind, parent: FileNode?, path: String, number: Int) {
    (self.json, self.kind, self.parent, self.path, self.number) = (json, kind, parent, path, number)
  }

  var isProperty: Bool { kind == .property }

  /// True if the node is the path of a shape or a mask.
  var isShape: Bool {
    parent?.kind == .mask && path.hasSuffix(".pt") || parent?.json["ty"]?.string == "sh" && path.hasSuffix(".ks")
  }

  var name: String { json["nm"]?.string ?? "" }

  /// The layer that contains the node, or the node itself if it is a layer.
  var layer: FileNode? { kind == .layer ? self : parent?.layer }

  /// The composition that contains the node, or the node itself if it is a composition.
  var composition: FileNode? { kind == .composition ? self : parent?.composition }

  /// Returns the child node for a key of the JSON, and for an index if the value is a list.
  func step(_ key: String, _ index: Int?, _ scope: ExpressionScope) -> FileNode? {
    guard case .object(let object) = json, var value = object[key] else { return nil }
    var path = path.isEmpty ? key : "\(path).\(key)"
    if let index {
      guard let list = value.array, list.indices.contains(index) else { return nil }
      value = list[index]
      path += "[\(index)]"
    }
    let kind: Kind =
      switch (kind, key) {
      case (.composition, "layers"): .layer
      case (.composition, "assets"): .composition
      case (.layer, "ks"), (.item, "tr"): .transform
      case (.layer, "shapes"): .item
      case (.item, "it"): value["ty"]?.string == "tr" ? .transform : .item
      case (.layer, "ef"), (.effect, "ef"): .effect
      case (.layer, "masksProperties"): .mask
      case (.layer, "t"): .text
      case (.layer, "sy"), (.item, "g"), (.item, "d"), (.text, "a"), (.text, "p"): .other
      case (.other, "s"), (.other, "a"): value["k"] == nil ? .other : .property
      default: .property
      }
    let owner: FileNode? =
      switch (self.kind, key) {
      case (_, "it"), (_, "shapes"): kind == .item ? contents : self
      // The value of an effect control belongs to the effect.
      case (.effect, "v"): parent ?? self
      default: self
      }
    return FileNode(value, kind, parent: owner, path: path, number: (index ?? -1) + 1)
  }

  /// The node for the contents of a layer or a group.
  var contents: FileNode { FileNode(json, .contents, parent: self, path: path, number: 2) }

  /// Returns the items in the node's list, such as layers, shapes, or effects.
  func items(_ scope: ExpressionScope) -> [FileNode] {
    let (key, owner): (String, FileNode) =
      switch kind {
      case .contents: (parent?.kind == .layer ? "shapes" : "it", parent ?? self)
      case .effects: ("ef", parent ?? self)
      case .effect: ("ef", self)
      case .masks: ("masksProperties", parent ?? self)
      default: ("layers", self)
      }
    guard case .object(let object) = json, let list = object[key]?.array else { return [] }
    return list.indices.compactMap { owner.step(key, $0, scope) }
  }

  /// Returns an item of the node's list by its name, its match name, or its number.
  func item(_ wanted: ScriptValue, _ scope: ExpressionScope) -> FileNode? {
    let items = items(scope)
    switch wanted {
    case .number(let number):
      let whole = Int(saturating: number)
      if kind == .composition, let layer = items.first(where: { $0.json["ind"]?.integer == whole }) { return layer }
      return items.indices.contains(whole - 1) ? items[whole - 1] : nil
    case .string(let name):
      return items.first { $0.json["nm"]?.string == name } ?? items.first { $0.json["mn"]?.string == name }
    default: return nil
    }
  }

  /// Returns a property by its name in After Effects, or by its property index (`ix`).
  func property(_ wanted: ScriptValue, _ scope: ExpressionScope) -> FileNode? {
    if case .number(let number) = wanted {
      guard case .object(let object) = json else { return nil }
      let key = object.keys.first { object[$0]?.isObject == true && object[$0]?["ix"]?.number == number }
      return key.flatMap { step($0, nil, scope) }
    }
    guard case .string(let name) = wanted else { return nil }
    let type = kind == .transform ? "tr" : json["ty"]?.string ?? (kind == .mask ? "mask" : "")
    guard let keys = PropertyNames.keys(of: name, in: type) else { return nil }
    for key in keys {
      var node: FileNode? = self
      for part in key.split(separator: ".") { node = node?.step(String(part), nil, scope) }
      if let node { return node }
    }
    return nil
  }
}
