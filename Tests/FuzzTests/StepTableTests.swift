import FuzzTargets
import Testing

/// Every verb with every property and a value of every kind, and everything that is made of it: nothing ends the process, and
/// nothing is an internal error.
@Suite struct StepTableTests {
  @Test("Steps with every property and value are refused, or put to every use", arguments: StepTable.Form.allCases)
  func steps(form: StepTable.Form) async throws {
    try await onThread {
      let scenes = try StepTable(form).scenes()
      #expect(!scenes.isEmpty, "the reader refused all")
      for scene in scenes { try SceneUses.tryAll(of: scene) }
    }
  }

  @Test("Scenes with every word of the vocabulary are put to every use")
  func words() async throws {
    try await onThread {
      for seed in 0..<UInt64(SceneGenerator.seedsOfAllWords) {
        try SceneUses.tryAll(of: SceneGenerator().scene(seed: seed).scene)
      }
    }
  }
}
