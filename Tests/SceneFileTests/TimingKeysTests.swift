import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneProgram
import TestSupport
import Testing

/// The timing and keyframe keys of scene files mean what the tables say, row by row, seen from outside.
@Suite struct TimingKeysTests {
  private func stage(_ step: String) throws -> Stage {
    let text = """
      canvas: {size: [100, 100]}
      duration: 100
      layers: [{layer: box, size: [10, 10], position: [-1, 0]}]
      start:
      \(step)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
  }

  @Test func mediaTimingFollowsTheTable() throws {
    var checked = 0
    for (_, rows) in try ReferenceTable("media_timing").groups(by: "case") {
      let first = rows[0]
      // Core Animation's duration of nothing is one that is not given.
      let duration = try first.number("duration") == 0 ? "" : "\n    duration: \(try first["duration"])"
      let repeatCount = try first["repeat_count"] == "inf" ? "infinity" : first["repeat_count"]
      let stage = try stage(
        """
          - basic: box.position.x
            from: 0
            to: 1\(duration)
            beginTime: \(try first["begin"])
            timeOffset: \(try first["offset"])
            speed: \(try first["speed"])
            repeatCount: \(repeatCount)
            repeatDuration: \(try first["repeat_duration"])
            autoreverses: \(try first.flag("autoreverses"))
            fillMode: \(try first["fill"])
            removedOnCompletion: false
        """)
      try stage.advance(to: 0)
      let box = try #require(stage.root.sublayers.first)
      for row in rows where try !row.flag("edge") {
        let shown = box.presentation(at: try row.number("t")).position.x
        let expected = try row.flag("contributes") ? try row.number("progress") : -1
        #expect(abs(shown - expected) < 1e-9, "\(row.testDescription)")
        checked += 1
      }
    }
    #expect(checked > 250)
  }

  @Test func keyframesFollowTheTable() throws {
    let table = Dictionary(
      uniqueKeysWithValues: try ReferenceTable("keyframes").groups(by: "case").map { ($0.key, $0.rows) })
    var checked = 0
    for settings in try ReferenceTable("keyframes_cases").rows {
      let values = try settings["values"].split(separator: ";").map { $0.split(separator: " ") }
      let isPoint = values[0].count == 2
      let list = values.map { isPoint ? "[\($0.joined(separator: ", "))]" : String($0[0]) }
      func key(_ name: String, _ column: String) throws -> String {
        let items = try settings[column].split(separator: " ").joined(separator: ", ")
        return items.isEmpty ? "" : "\n    \(name): [\(items)]"
      }
      let timing = try settings["timing_function"]
      let stage = try stage(
        """
          - keyframes: box.\(isPoint ? "position" : "position.x")
            values: [\(list.joined(separator: ", "))]
            calculationMode: \(try settings["mode"])
            duration: \(try settings["duration"])\(timing.isEmpty ? "" : "\n    timingFunction: \(timing)")\
        \(try key("keyTimes", "key_times"))\(try key("timingFunctions", "segment_timing_functions"))\
        \(try key("tensionValues", "tension"))\(try key("continuityValues", "continuity"))\
        \(try key("biasValues", "bias"))
        """)
      try stage.advance(to: 0)
      let box = try #require(stage.root.sublayers.first)
      let tolerance = try settings["mode"] == "cubicPaced" ? 2e-2 : 1e-6
      for row in try #require(table[try settings["case"]]) {
        let position = box.presentation(at: try row.number("time")).position
        let shown = try row.integer("component") == 0 ? position.x : position.y
        #expect(abs(shown - (try row.number("value"))) < tolerance * max(1, abs(shown)), "\(row.testDescription)")
        checked += 1
      }
    }
    #expect(checked > 3000)
  }
}
