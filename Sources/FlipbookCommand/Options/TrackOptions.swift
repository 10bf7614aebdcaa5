import ArgumentParser
import Flipbook
import SceneDiagnostics
import SceneProgram

/// The options for the layers and properties to include.
struct TrackOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Only this layer, by its name or its path from the outermost layer: body.leftArm. May be repeated.",
      valueName: "name"))
  var layer: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Only this key path and its parts: transform.rotation, or transform. May be repeated.",
      valueName: "key path"))
  var property: [String] = []

  init() {}

  /// Creates a selection of layers, with all their properties.
  init(layers: [String]) { layer = layers }

  func validate() throws {
    let known = AnimatableProperty.all.map(\.keyPath)
    for name in property where !known.contains(name) {
      let hint = NearestName.hint(for: name, among: known).map { ": \($0)" } ?? ""
      throw ValidationError("no animatable property is called \(name)\(hint)")
    }
  }

  /// Rejects the names of layers that a scene doesn't have.
  func check(against paths: [String], of scene: String) throws {
    for name in layer where !paths.contains(where: { Self.isPath($0, named: name) }) {
      let names = Set(paths + paths.compactMap { $0.split(separator: ".").last.map(String.init) })
      let hint = NearestName.hint(for: name, among: names.sorted()).map { ": \($0)" } ?? ""
      throw ValidationError("no layer of \(scene) is called \(name)\(hint)")
    }
  }

  /// Returns whether a property of a layer is selected.
  func isWanted(_ path: String, _ candidate: AnimatableProperty) -> Bool {
    let keyPath = candidate.keyPath
    return isWanted(path) && (property.isEmpty || property.contains { $0 == keyPath || keyPath.hasPrefix($0 + ".") })
  }

  /// Returns whether a layer is selected.
  func isWanted(_ path: String) -> Bool { layer.isEmpty || layer.contains { Self.isPath(path, named: $0) } }

  /// Returns whether a layer path ends with `name`.
  static func isPath(_ path: String, named name: String) -> Bool { path == name || path.hasSuffix("." + name) }
}
