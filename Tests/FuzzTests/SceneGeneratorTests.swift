import Foundation
import FuzzTargets
import Testing

@Suite struct SceneGeneratorTests {
  /// Words whose lines the reader may refuse with all seeds, as they need others, or a file, beside them.
  private static let needingOthers: Set = [
    "alignment, of stack",
    "animate, of animators",
    "animate, of interactions",
    "axis, of stack",
    "by, of basic, spring",
    "by, of the script's scroll",
    "degrees, a function",
    "equally, of stack",
    "fillColor, a property to animate",
    "for, of all items of the script",
    "if, of all items of the script",
    "initialVelocity, of animate",
    "insets, of stack",
    "jnw, a step",
    "layout, of layers",
    "min, a function",
    "radians, a function",
    "scale, of transform",
    "spacing, of stack",
    "strokeGradient, of shape",
    "threshold, of pop, popDecay",
    "transform, of fillGradient and strokeGradient",
    "type, of fillGradient and strokeGradient",
    "velocity, of animators",
    "features, of font",
    "font, of runs",
    "letterSpacing, of runs",
    "text, of runs",
    "textColor, of runs",
    "runs, of label",
    "play, of lottie",
    "progress, of lottie",
    "repeats, of lottie",
    "source, of lottie",
    "lottie, a layer",
    "progress, a property to animate",
    "speed, of lottie",
    "skew, of transform",
    "fonts, at the top of a scene",
    "variations, of font",
    "cancelled, of the script's touch",
  ]

  @Test("Random scenes have every word of the vocabulary")
  func vocabulary() throws {
    var missing = Set(SceneGenerator.words)
    var refusals: [SceneGenerator.Word: String] = [:]
    func take(_ seed: UInt64) throws {
      let made = try SceneGenerator().scene(seed: seed)
      missing.subtract(made.words)
      refusals.merge(made.refusals) { $1 }
    }
    for seed in 0..<UInt64(SceneGenerator.seedsOfAllWords) { try take(seed) }
    missing = missing.filter { !Self.needingOthers.contains("\($0.name), \($0.place)") }
    // A word of several kinds of values may have had bad luck with each.
    for round in 1...5 as ClosedRange<UInt64> {
      for seed in Set(missing.map { SceneGenerator.seed(trying: $0, round: round) }).sorted() { try take(seed) }
    }
    let names = missing.map { "\($0.name), \($0.place): \(refusals[$0] ?? "never tried")" }.sorted()
    #expect(names.isEmpty, "\(names.joined(separator: "\n"))")
  }

  private static let folder = ProcessInfo.processInfo.environment["FLIPBOOK_SCENES"]

  /// The scenes name files, which lie beside them here.
  @Test("Random scenes as files, for scripts/test-processors", .enabled(if: folder != nil))
  func files() throws {
    let folder = try #require(Self.folder)
    let count = UInt64(ProcessInfo.processInfo.environment["FLIPBOOK_SCENE_COUNT"] ?? "") ?? 10
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, bytes) in try SceneGenerator.files() { try Data(bytes).write(to: URL(filePath: "\(folder)/\(name)")) }
    for seed in 0..<count {
      // There is no such font.
      let text = try SceneGenerator().scene(seed: seed).text.replacing("fonts: [Brand.otf]\n", with: "")
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/scene-\(seed).yaml"))
    }
  }

  @Test("A random scene shows the same with and without caches, with one job and three, and the second time")
  func agreement() async throws {
    for input in [[], [1], [2], [3]] as [[UInt8]] {
      try await onThread { try FuzzTarget.agreement.run(input) }
    }
  }
}
