import Flipbook
import Foundation
import Geometry
import LayerTree
import SceneProgram
import TestSupport
import Testing

@testable import Preview

/// Random fingers on the scenes of the guide: nothing may crash, be lost or become no number.
@Suite struct TouchFuzzTests {
  /// The sessions a scene gets; `TOUCH_SESSIONS=1000` plays as many as a long night wants.
  private static let sessions =
    ProcessInfo.processInfo.environment["TOUCH_SESSIONS"].flatMap { UInt64($0) } ?? 2

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenes")

  static let scenes: [String] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "yaml" && !$0.path().contains("/Assets/")
    }
    .map { $0.path().replacing(folder.path(), with: "") }.sorted()
  }()

  @Test("Whatever fingers do, layers stay and have places", arguments: scenes)
  func fuzz(name: String) throws {
    let path = Self.folder.path() + "/" + name
    let scene = try SceneSource(path: path, allowsOutside: true).scene(images: ImageLibrary())
    for seed in 1...Self.sessions {
      do { try play(scene, seed: seed) } catch { Issue.record("\(name), seed \(seed): \(error)") }
    }
  }

  private func play(_ scene: Scene, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let live = try LiveStage(scene)
    let count = Self.layerCount(live.stage.root)
    let size = scene.canvasSize
    var places: [Int: Point] = [:]
    for tick in 1...90 {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let finger = Int.random(in: 1...3, using: &random)
        let isWild = Int.random(in: 0..<20, using: &random) == 0
        let reach = isWild ? 1e5 : 1
        let time = live.stage.time + Double.random(in: -0.01...0.02, using: &random)
        func place() -> Point {
          Point(
            Double.random(in: -0.1...1.1, using: &random) * size.width * reach,
            Double.random(in: -0.1...1.1, using: &random) * size.height * reach)
        }
        var event = PointerEvent(action: .move, finger: finger, time: 0, location: place())
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2: event.action = .down
        case 3: event.action = .up
        case 4: event.action = .cancel
        case 5: event.action = .wheel(place() * 0.1)
        case 6: live.moveFocus(forward: .random(using: &random))
        case 7: live.pressFocus(.random(using: &random), at: time)
        default:
          // Fingers mostly go on from where they are.
          if let last = places[finger] {
            event.location =
              last
              + Point(
                Double.random(in: -30...30, using: &random), Double.random(in: -30...30, using: &random))
          }
        }
        places[finger] = event.location
        live.receive(event, at: time)
      }
      try live.step()
      #expect(Self.layerCount(live.stage.root) == count, "seed \(seed), tick \(tick)")
      guard tick % 15 == 0 else { continue }
      for node in live.stage.snapshot().nodes {
        let corner = node.transform.apply(Point(node.properties.bounds.maxX, node.properties.bounds.maxY))
        let numbers = [corner.x, corner.y, node.properties.opacity, node.properties.bounds.width]
        let isNumber = numbers.allSatisfy { !$0.isNaN }
        #expect(isNumber, "seed \(seed), tick \(tick): \(node.name)")
      }
    }
  }

  private static func layerCount(_ layer: Layer) -> Int {
    1 + layer.sublayers.reduce(0) { $0 + layerCount($1) } + (layer.mask.map(layerCount) ?? 0)
  }
}
