import Encodings
import Flipbook
import Geometry
import LayerTree
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// A layer that is selected on the page: its place on the canvas at a time, and its keys in the file.
struct LayerSelection {
  /// The way a layer is chosen.
  enum Choice: Sendable {
    /// The frontmost layer at a point of the canvas.
    case point(Point)
    /// A layer by its path.
    case path(String)
  }

  private let layer: Layer
  private let time: Double
  /// The names from the outermost layer to this one.
  let path: String

  /// Selects a layer of a stage at its current time; nil if there is none.
  init?(_ choice: Choice, on stage: Stage) {
    let found: Layer? =
      switch choice {
      case .point(let point): stage.frontmostLayer(at: point)
      case .path(let path): Self.layer(at: path, in: stage.root)
      }
    guard let found, found !== stage.root else { return nil }
    (layer, time, path) = (found, stage.time, found.pathInTree)
  }

  private static func layer(at path: String, in root: Layer) -> Layer? {
    for layer in root.sublayers {
      if layer.pathInTree == path { return layer }
      if let found = self.layer(at: path, in: layer) { return found }
    }
    return nil
  }

  /// Returns the paths of all layers of a stage, superlayers before their sublayers.
  static func paths(on stage: Stage) -> [String] {
    func paths(in layer: Layer) -> [String] { layer.sublayers.flatMap { [$0.pathInTree] + paths(in: $0) } }
    return paths(in: stage.root)
  }

  /// The layer's place on the canvas, as JSON: its corners, and how far a step of one point goes inside and around it.
  var boxJSON: String {
    let shown = layer.presentation(at: time)
    let own = layer.projectionToCanvas(at: time)
    let outer = layer.superlayer?.projectionToCanvas(at: time) ?? .identity
    let bounds = shown.bounds
    let corners = [
      Point(bounds.minX, bounds.minY), Point(bounds.maxX, bounds.minY), Point(bounds.maxX, bounds.maxY),
      Point(bounds.minX, bounds.maxY),
    ].map(own.apply)
    return """
      {"path":\(path.quotedAsJSON),"corners":[\(corners.map(Self.json).joined(separator: ","))],\
      "own":\(Self.steps(of: own, at: Point(bounds.midX, bounds.midY))),\
      "outer":\(Self.steps(of: outer, at: shown.position)),\
      "size":\(Self.json(Point(bounds.width, bounds.height))),"anchor":\(Self.json(shown.anchorPoint)),\
      "radius":\(Self.json(shown.cornerRadius))}
      """
  }

  private static func json(_ number: Double) -> String {
    number.isFinite ? "\((number * 1e4).rounded() / 1e4)" : "0"
  }

  private static func json(_ point: Point) -> String { "[\(json(point.x)),\(json(point.y))]" }

  /// Returns the canvas distances of a step to the right and of a step down, as JSON.
  private static func steps(of projection: Projection, at point: Point) -> String {
    let start = projection.apply(point)
    let right = projection.apply(Point(point.x + 1, point.y)) - start
    let down = projection.apply(Point(point.x, point.y + 1)) - start
    return "[\(json(right)),\(json(down))]"
  }

  /// Returns the selection as JSON.
  ///
  /// - Parameters:
  ///   - program: The program of the scene; nil for a file of another format.
  ///   - text: The text of the scene.
  ///   - variables: The current values of the variables.
  /// - Returns: The place, the keys, and the notes about them.
  func json(_ program: Program?, text: String?, variables: [String: String]) -> String {
    let directory = program?.directory
    let index = directory?.blueprints.indices.first { directory?.path(of: $0) == path }
    let origin = index.flatMap { directory?.blueprints[$0].origin }
    var source = text.map { YAMLSource(0, of: DiagnosticLog(sources: [SourceText(name: "scene", text: $0)])) }
    let root = source?.read()
    var written: LayerText?
    if let origin, origin.file == 0, let root {
      written = LayerText(atLine: origin.line, column: origin.column, in: root, variables: variables)
    }
    let copies = origin.map { place in directory?.blueprints.count { $0.origin == place } ?? 1 } ?? 1
    var note = ""
    if index == nil || origin == nil {
      note = "This layer is part of a drawing or of another layer, so the file has no keys for it."
    } else if origin?.file != 0 {
      note = "This layer is in an included file."
    } else if written?.path.first == "components" {
      note =
        "This layer belongs to the component \(written?.path.dropFirst().first ?? ""): a change changes all its instances."
    } else if copies > 1 {
      note = "A loop makes \(copies) of this layer: a change changes them all."
    }
    let keys = written?.keys.map(Self.json).joined(separator: ",") ?? ""
    var target = path
    if let directory, let index, let name = path.split(separator: ".").last.map(String.init),
      case .success(let found) = directory.resolve([name]), found.layer == index
    {
      target = name
    }
    return """
      {"box":\(boxJSON),"name":\(layer.name.quotedAsJSON),"target":\(target.quotedAsJSON),\
      "canAdd":\(index != nil && text != nil),\
      "file":\(origin.map { "\($0.file)" } ?? "null"),"line":\(origin.map { "\($0.line)" } ?? "null"),\
      "note":\(note.quotedAsJSON),"keys":[\(keys)]}
      """
  }

  private static func json(_ key: LayerText.Key) -> String {
    let parts = key.parts.map { part in
      """
      {"path":\(part.path.joined(separator: "/").quotedAsJSON),"text":\(part.text.quotedAsJSON),\
      "value":\(part.value.map(json) ?? "null"),"variable":\(part.variable?.quotedAsJSON ?? "null"),\
      "obstacle":\(part.obstacle?.quotedAsJSON ?? "null")}
      """
    }
    return """
      {"name":\(key.name.quotedAsJSON),"line":\(key.line.map { "\($0)" } ?? "null"),"parts":[\(parts.joined(separator: ","))]}
      """
  }
}
