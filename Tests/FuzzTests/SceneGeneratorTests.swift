import Foundation
import FuzzTargets
import TestSupport
import Testing

@Suite struct SceneGeneratorTests {
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
    // A word of several kinds of values may have had bad luck with each.
    for round in 1...5 as ClosedRange<UInt64> {
      for seed in Set(missing.map { SceneGenerator.seed(trying: $0, round: round) }).sorted() { try take(seed) }
    }
    let names = missing.map { "\($0.name), \($0.place): \(refusals[$0] ?? "never tried")" }.sorted()
    #expect(names.isEmpty, "\(names.joined(separator: "\n"))")
  }

  /// The scenes name files, which lie beside them here.
  @Test("Random scenes as files: in the folder that scripts/test-processors names, or in one that goes")
  func files() throws {
    let environment = ProcessInfo.processInfo.environment
    let temporary = try TemporaryFolder()
    let folder = environment["FLIPBOOK_SCENES"] ?? temporary.path
    let count = UInt64(environment["FLIPBOOK_SCENE_COUNT"] ?? "") ?? 10
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, bytes) in try SceneGenerator.files() { try Data(bytes).write(to: URL(filePath: "\(folder)/\(name)")) }
    for seed in 0..<count {
      // There is no such font.
      let text = try SceneGenerator().scene(seed: seed).text.replacing("fonts: [Brand.otf]\n", with: "")
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/scene-\(seed).yaml"))
    }
    let written = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("scene-") }
    #expect(UInt64(written.count) >= count)
  }

  @Test("A random scene shows the same with and without caches, with one job and three, and the second time")
  func agreement() async throws {
    for input in [[], [1], [2]] as [[UInt8]] {
      try await onThread { try FuzzTarget.agreement.run(input) }
    }
  }
}
