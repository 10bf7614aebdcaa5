import Arithmetic
import Geometry
import JSONReading

extension ExpressionHost {
  /// The members of the property under evaluation, in scope without a prefix.
  private static let ownMembers: Set<String> = [
    "value", "numKeys", "velocity", "speed", "propertyIndex", "key", "nearestKey", "valueAtTime", "velocityAtTime",
    "speedAtTime", "loopOut", "loopIn", "loopOutDuration", "loopInDuration", "wiggle", "smooth", "propertyGroup",
    "points", "inTangents", "outTangents", "isClosed", "pointOnPath", "tangentOnPath", "normalOnPath", "temporalWiggle",
  ]
  /// The members of the property's layer, in scope without a prefix.
  private static let layerMembers: Set<String> = [
    "transform", "position", "scale", "rotation", "opacity", "anchorPoint", "content", "effect", "mask", "text",
    "parent",
    "hasParent", "index", "name", "inPoint", "outPoint", "startTime", "width", "height", "toComp", "fromComp",
    "toWorld",
    "fromWorld", "fromCompToSurface", "sourceRectAtTime", "active", "enabled", "timeRemap", "marker", "source",
    "sampleImage", "toCompVec", "fromCompVec", "toWorldVec", "fromWorldVec",
  ]
  /// The globals of After Effects that are not supported.
  private static let unsupported: Set<String> = [
    "lookAt", "footage", "textIndex", "textTotal", "selectorValue", "app", "$", "thisProject", "Date", "RegExp", "JSON",
    "Function", "Symbol", "Map", "Set", "Promise",
  ]

  /// The names that older files use for some functions.
  private static let formerNames = ["loop_in": "loopIn", "loop_out": "loopOut"]

  /// Returns the value of a global name; nil for an unknown name.
  func global(_ name: String, _ run: ScriptRun) throws(ScriptError) -> ScriptValue? {
    let name = Self.formerNames[name] ?? name
    switch name {
    case "time": return .number(time)
    case "thisProperty": return own.map(ScriptValue.node)
    case "thisLayer": return own?.layer.map(ScriptValue.node)
    case "thisComp": return own?.composition.map(ScriptValue.node)
    case "Math": return .math
    case "undefined": return .undefined
    case "NaN": return .number(.nan)
    case "Infinity": return .number(.infinity)
    case "colorDepth": return .number(8)
    default: break
    }
    if Self.ownMembers.contains(name), let own { return try member(own, .string(name), run) }
    if let builtin = ScriptBuiltin.named(name) { return .builtin(builtin) }
    if Self.layerMembers.contains(name), let layer = own?.layer { return try member(layer, .string(name), run) }
    if Self.unsupported.contains(name) { throw .unsupported("“\(name)”") }
    return nil
  }

  // MARK: Members

  /// Returns a member of a node of the file.
  func member(_ node: FileNode, _ key: ScriptValue, _ run: ScriptRun) throws(ScriptError) -> ScriptValue {
    try run.count()
    guard case .string(let name) = key else {
      guard node.isProperty else { throw .mistake("“\(node.name)” has no element \(key.text)") }
      return try run.member(try value(of: node, run), key)
    }
    switch name {
    case "name", "_name": return .string(node.name)
    case "propertyIndex": return .number(node.json["ix"]?.number ?? Double(node.number))
    case "propertyGroup": return .method(node, name)
    default: break
    }
    let found: ScriptValue? =
      switch node.kind {
      case .composition: try composition(node, name, run)
      case .layer: try layer(node, name, run)
      case .property: try property(node, name, run)
      case .text: name == "sourceText" ? node.step("d", nil, scope).map(ScriptValue.node) : nil
      case .item where name == "content": .method(node, name)
      default:
        child(node, key).map(ScriptValue.node)
          ?? (name == "numProperties" ? .number(Double(node.items(scope).count)) : nil)
      }
    guard let found else { throw .unsupported("“\(name)” of “\(node.name.isEmpty ? node.path : node.name)”") }
    return found
  }

  private func composition(_ node: FileNode, _ name: String, _ run: ScriptRun) throws(ScriptError) -> ScriptValue? {
    let isRoot = node.parent == nil
    switch name {
    case "layer": return .method(node, name)
    case "width", "height": return size(of: node).map { .number(name == "width" ? $0.width : $0.height) }
    case "duration" where isRoot:
      return .number(((node.json["op"]?.number ?? 0) - (node.json["ip"]?.number ?? 0)) / scope.rate)
    case "frameDuration": return .number(1 / scope.rate)
    case "frameRate": return .number(scope.rate)
    case "numLayers": return .number(Double(node.items(scope).count))
    case "displayStartTime" where isRoot: return .number((node.json["ip"]?.number ?? 0) / scope.rate)
    case "pixelAspect": return .number(1)
    default: return nil
    }
  }

  /// Returns the size of a composition; a precomposition has the size of the first layer that uses it.
  private func size(of node: FileNode) -> Size? {
    if let width = node.json["w"]?.number, let height = node.json["h"]?.number { return Size(width, height) }
    guard let id = node.json["id"]?.string, let root = scope.root else { return nil }
    let assets = root.json["assets"]?.array ?? []
    for list in [root.json["layers"]?.array ?? []] + assets.map({ $0["layers"]?.array ?? [] }) {
      for layer in list where layer["refId"]?.string == id {
        if let width = layer["w"]?.number, let height = layer["h"]?.number { return Size(width, height) }
      }
    }
    return nil
  }

  private func layer(_ node: FileNode, _ name: String, _ run: ScriptRun) throws(ScriptError) -> ScriptValue? {
    switch name {
    case "index": return .number(node.json["ind"]?.number ?? Double(node.number))
    case "inPoint": return .number((node.json["ip"]?.number ?? 0) / scope.rate)
    case "outPoint": return .number((node.json["op"]?.number ?? 0) / scope.rate)
    case "startTime": return .number((node.json["st"]?.number ?? 0) / scope.rate)
    case "active":
      return .boolean(frame >= node.json["ip"]?.number ?? 0 && frame < node.json["op"]?.number ?? .infinity)
    case "enabled": return .boolean(node.json["hd"]?.flag != true)
    case "hasParent": return .boolean(parent(of: node) != nil)
    case "parent":
      guard let parent = parent(of: node) else { throw .mistake("the layer “\(node.name)” has no parent") }
      return .node(parent)
    case "width", "height":
      let keys: [StaticString] = name == "width" ? ["sw", "w"] : ["sh", "h"]
      return keys.lazy.compactMap { node.json[$0]?.number }.first.map(ScriptValue.number)
        ?? node.composition.flatMap { size(of: $0) }.map { .number(name == "width" ? $0.width : $0.height) }
    case "content", "effect", "mask", "toComp", "fromComp", "toWorld", "fromWorld", "fromCompToSurface",
      "sourceRectAtTime":
      return .method(node, name)
    case "position", "scale", "rotation", "opacity", "anchorPoint":
      return node.step("ks", nil, scope)?.property(.string(name), scope).map(ScriptValue.node)
    case "text": return node.step("t", nil, scope).map(ScriptValue.node)
    case "timeRemap": return node.step("tm", nil, scope).map(ScriptValue.node)
    default: return child(node, .string(name)).map(ScriptValue.node)
    }
  }

  private func property(_ node: FileNode, _ name: String, _ run: ScriptRun) throws(ScriptError) -> ScriptValue? {
    switch name {
    case "value": return try value(of: node, run)
    case "numKeys": return .number(Double(track(of: node)?.times.count ?? 0))
    case "velocity", "speed": return try call(node, name + "AtTime", [.number(time)], run)
    case _ where Self.ownMembers.contains(name): return .method(node, name)
    default:
      let value = try value(of: node, run)
      switch value {
      case .shape: return nil
      default: return try run.member(value, .string(name))
      }
    }
  }

  /// Returns a child of a node of the file, by its name or number.
  func child(_ node: FileNode, _ key: ScriptValue) -> FileNode? {
    let name: String
    switch key {
    case .number(let number): name = "\(Int(saturating: number))"
    case .string(let text): name = PropertyNames.plain(text)
    default: return nil
    }
    switch node.kind {
    case .layer:
      switch name {
      case "2" where node.json["ty"]?.integer == 4, "contents", "rootvectorsgroup": return node.contents
      case "4", "effects", "effectparade":
        return FileNode(node.json, .effects, parent: node, path: node.path, number: 4)
      case "masks", "maskparade": return FileNode(node.json, .masks, parent: node, path: node.path, number: 3)
      case "transform", "transformgroup", "6": return node.step("ks", nil, scope)
      case "text", "textproperties": return node.step("t", nil, scope)
      case "timeremap", "timeremapping": return node.step("tm", nil, scope)
      default: return nil
      }
    case .item where node.json["ty"]?.string == "gr":
      switch name {
      case "2", "contents", "vectorsgroup": return node.contents
      case "3", "transform", "transformgroup":
        let list = node.json["it"]?.array ?? []
        return list.lastIndex { $0["ty"]?.string == "tr" }.flatMap { node.step("it", $0, scope) }
      default: return nil
      }
    case .contents, .effects, .masks: return node.item(key, scope)
    case .effect: return node.item(key, scope).flatMap { control($0) }
    case .item, .transform, .mask: return node.property(key, scope)
    case .text: return name == "sourcetext" ? node.step("d", nil, scope) : nil
    default: return nil
    }
  }

  /// Returns the node of an effect control: a property, a referenced layer, or the contents of a group.
  private func control(_ node: FileNode) -> FileNode? {
    if node.json["ty"]?.integer == 10, let value = node.step("v", nil, scope) {
      guard case .numbers(let track, _)? = scope.track(of: value) else { return nil }
      return node.composition?.item(.number(track.plainValue(at: frame).x), scope)
    }
    return node.json["ef"] != nil ? node : node.step("v", nil, scope)
  }
}
