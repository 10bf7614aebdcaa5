import Foundation
import FuzzTargets
import Testing

/// Inputs that once brought Flipbook down, found by `scripts/fuzz` or by people, and small files to begin with:
/// `Inputs/TARGET/NAME`.
@Suite struct PastInputTests {
  private static let inputs: [(target: FuzzTarget, path: String)] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Inputs").path
    return FuzzTarget.allCases.flatMap { target in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(target)")) ?? []
      return names.sorted().map { (target, "\(folder)/\(target)/\($0)") }
    }
  }()

  @Test("An input that once was a crash or never ended is read in no time", .timeLimit(.minutes(1)))
  func pastInputs() async throws {
    #expect(!Self.inputs.isEmpty)
    for (target, path) in Self.inputs {
      let start = ContinuousClock.now
      let bytes = Array(try Data(contentsOf: URL(filePath: path)))
      try await onThread { try target.run(bytes) }
      let seconds = start.duration(to: .now) / .seconds(1)
      #expect(seconds < 20, "\(path) took \(seconds) s")
    }
  }

  @Test("Damage in a valid input doesn't crash", arguments: FuzzTarget.allCases)
  func damaged(target: FuzzTarget) async throws {
    for bytes in [[], [0], Array("{".utf8), Array(repeating: UInt8(ascii: "["), count: 5000)] as [[UInt8]] {
      try await onThread { try target.run(bytes) }
    }
  }
}
