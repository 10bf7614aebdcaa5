import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneProgram
import Testing

/// Options of Pop's steps alone: when to begin, when to end, and to stand still.
@Suite struct PopVerbTests {
  private func stage(_ steps: String) throws -> Stage {
    let text = """
      canvas: {size: [100, 100]}
      duration: 10
      state: {level: 0}
      layers:
        - {layer: box, size: [10, 10], position: [0, 0]}
        - {layer: mark, size: [10, 10], position: [0, 0]}
      always: {mark.position.y: level}
      start:
      \(steps)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
  }

  private func positions(_ stage: Stage, at time: Double) throws -> (box: Double, mark: Double) {
    try stage.advance(to: time)
    let nodes = stage.snapshot().nodes.suffix(2).map(\.properties.position)
    return (try #require(nodes.first).x, try #require(nodes.last).y)
  }

  @Test func aStateEndsByItsThreshold() throws {
    let coarse = try stage("  - {pop: level, to: 1, bounciness: 12, completion: [{set: {box.position.x: 7}}]}")
    let fine = try stage(
      "  - {pop: level, to: 1, bounciness: 12, threshold: 0.001, completion: [{set: {box.position.x: 7}}]}")
    #expect(try positions(coarse, at: 0.4).box == 7, "differences under 1 do not count")
    #expect(try positions(fine, at: 0.4).box == 0)
    #expect(try positions(fine, at: 5).box == 7)
    #expect(try positions(fine, at: 5).mark == 1)
  }

  @Test func beginTimeCountsFromTheStep() throws {
    let plain = try stage("  - {pop: box.positionX, to: 100, after: 1}")
    let late = try stage("  - {pop: box.positionX, to: 100, after: 0.5, beginTime: 0.5}")
    #expect(try positions(late, at: 1).box == 0)
    for tick in 70..<100 {
      let time = Double(tick) / 60
      #expect(try positions(late, at: time).box == positions(plain, at: time).box)
    }
  }

  @Test func aPauseHoldsTheValueAndKeepsTheVelocity() throws {
    let stage = try stage(
      """
        - {pop: box.positionX, to: 100, bounciness: 10}
        - {pausePop: box.positionX, after: 0.1}
        - {resumePop: box.positionX, after: 2}
      """)
    let held = try positions(stage, at: 0.2).box
    #expect(held > 1 && held < 99)
    #expect(try positions(stage, at: 1.9).box == held)
    let next = try positions(stage, at: 2.1).box
    #expect(next > held + 10, "it goes on as fast as it was")
    #expect(try positions(stage, at: 6).box == 100)
  }

  @Test func callbacksComeInOrder() throws {
    let stage = try stage(
      """
        - pop: box.positionX
          to: 100
          bounciness: 15
          onStart: [{set: {level: 1}}]
          onReachToValue: [{set: {level: 2}}]
          completion: [{set: {level: 3}}]
      """)
    #expect(try positions(stage, at: 0.05).mark == 1)
    let marks = try (4...240).map { try positions(stage, at: Double($0) / 60).mark }
    #expect(marks == marks.sorted())
    #expect(Set(marks) == [1, 2, 3])
  }

  @Test func whatRunsForEverGoesOn() throws {
    let stage = try stage("  - {popBasic: box.positionX, to: 100, duration: 0.5, repeatForever: true}")
    let values = try (0..<300).map { try positions(stage, at: Double($0) / 30).box }
    #expect(values.suffix(30).max() ?? 0 > 90)
    #expect(values.suffix(30).min() ?? 100 < 10)
  }

  @Test func aPropertyKeepsItsOwnThreshold() throws {
    #expect {
      try stage("  - {pop: box.scaleXY, to: 2, threshold: 0.1}")
    } throws: { error in
      String(describing: error).contains("scaleXY uses Pop's threshold of 0.005")
    }
  }
}
