import FlipbookUIKit
import Testing

/// A scene of the project, which code in UIKit's words is held against.
struct SceneComparison {
  private static let scenes = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scenes")
    .standardized

  let scene: Scene

  init(_ path: String, variant: String? = nil, variables: [String: VariableValue] = [:]) throws {
    scene = try Scene.load(
      Self.scenes.appending(path: path).path, images: ImageLibrary(),
      settings: SceneSettings(variant: variant, variables: variables))
  }

  /// A folder beside the scenes.
  static func folder(_ path: String) -> String { scenes.appending(path: path).path }

  /// Expects that layers of those names show and have the same values at every tick, to a millionth.
  ///
  /// - Parameters:
  ///   - stage: What the code makes.
  ///   - end: How far to look, in seconds.
  ///   - properties: The key paths, by the names of layers.
  ///   - byLastName: Whether the scene's layers lie in groups of a drawing that the code has not.
  ///   - ranges: Times at which the code has not been called yet, and the scene's rules already follow.
  ///   - location: The line of the test.
  /// - Throws: What either of them throws while it plays.
  func expectSame(
    _ stage: Stage, until end: Double, _ properties: [String: [String]], byLastName: Bool = false,
    ignoring ranges: [ClosedRange<Double>] = [],
    at location: SourceLocation = #_sourceLocation
  ) throws {
    func last(_ path: String) -> Substring? { path.split(separator: ".").last }
    func isSame(_ theirs: String, _ mine: String) -> Bool { byLastName ? last(theirs) == last(mine) : theirs == mine }
    let code = try Trace(of: stage, until: end) { properties[$0]?.contains($1.keyPath) ?? false }
    let own = try Trace(of: scene.makeStage(), until: end) { layer, property in
      properties.contains { isSame(layer, $0.key) && $0.value.contains(property.keyPath) }
    }
    var moves = false
    for (layer, paths) in properties {
      for path in paths {
        guard let mine = code.tracks.first(where: { $0.layer == layer && $0.property.keyPath == path }),
          let theirs = own.tracks.first(where: { isSame($0.layer, layer) && $0.property.keyPath == path })
        else {
          Issue.record("\(layer).\(path) is not in both", sourceLocation: location)
          continue
        }
        for (name, a, b) in [
          ("model", mine.model, theirs.model), ("presentation", mine.presentation, theirs.presentation),
        ] {
          let apart = a.indices.map { index in
            ranges.contains { $0.contains(code.times[index]) } ? 0 : Self.distance(a[index], b[index], along: path)
          }
          let worst = apart.indices.max { apart[$0] < apart[$1] } ?? 0
          #expect(
            a.count == b.count && apart[worst] <= 1e-6,
            "\(layer).\(path), \(name) at \(code.times[worst]): \(a[worst]), but \(b[worst]) in the scene",
            sourceLocation: location)
          if let first = a.first, a.contains(where: { $0.distance(to: first) > 1e-3 }) { moves = true }
        }
      }
    }
    #expect(moves, "nothing moves", sourceLocation: location)
  }

  /// The distance between two values, which of angles is that between the directions: π is where −π is.
  private static func distance(_ a: AnimatableValue, _ b: AnimatableValue, along keyPath: String) -> Double {
    guard keyPath.hasPrefix("transform.rotation"), case .number(let first) = a, case .number(let second) = b else {
      return a.distance(to: b)
    }
    return abs((first - second).remainder(dividingBy: 2 * .pi))
  }

  /// Gives layers of code the places and transforms that the scene's have at first.
  func place(_ layers: [(name: String, layer: CALayer)], in container: String) throws {
    let stage = scene.makeStage()
    let outer = try #require(stage.root.sublayers.first { $0.name == container })
    for (name, layer) in layers {
      let model = try #require(Self.find(name, in: outer)).model
      layer.name = name
      layer.bounds = CGRect(
        x: model.bounds.minX, y: model.bounds.minY, width: model.bounds.width, height: model.bounds.height)
      layer.anchorPoint = CGPoint(x: model.anchorPoint.x, y: model.anchorPoint.y)
      layer.position = CGPoint(x: model.position.x, y: model.position.y)
    }
  }

  /// A layer of the scene as it is before anything happens.
  func layer(_ name: String, in container: String) -> Layer? {
    scene.makeStage().root.sublayers.first { $0.name == container }.flatMap { Self.find(name, in: $0) }
  }

  private static func find(_ name: String, in layer: Layer) -> Layer? {
    layer.name == name ? layer : layer.sublayers.lazy.compactMap { find(name, in: $0) }.first
  }
}
