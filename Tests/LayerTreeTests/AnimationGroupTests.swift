import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

@Suite struct AnimationGroupTests {
  /// Every row of the table of nested timing: what a child inside a group shows, and when it shows nothing.
  @Test func childrenRunInTheGroupsTime() throws {
    let rows = try ReferenceTable("media_timing_groups").rows
    #expect(rows.count == 102)
    for row in rows where try !row.flag("edge") {
      var child = BasicAnimation(.positionX, from: 0, to: 1)
      child.timing = try timing(row, "child")
      var group = AnimationGroup([child])
      group.timing = try timing(row, "group")
      group.removedOnCompletion = false
      let layer = Layer()
      layer.position.x = -1
      layer.add(group)
      let shown = layer.presentation(at: try row.number("t")).position.x
      let contributes = try row.optionalNumber("child_contributes") == 1
      let expected = contributes ? try row.number("child_progress") : -1
      #expect(abs(shown - expected) < 1e-9, "\(row.testDescription)")
    }
  }

  private func timing(_ row: ReferenceTable.Row, _ prefix: String) throws -> MediaTiming {
    MediaTiming(
      beginTime: try row.number("\(prefix)_begin"), duration: try row.optionalNumber("\(prefix)_duration") ?? 0,
      speed: try row.number("\(prefix)_speed"), timeOffset: try row.number("\(prefix)_offset"),
      repeatCount: try row.number("\(prefix)_repeat_count"),
      repeatDuration: try row.number("\(prefix)_repeat_duration"),
      autoreverses: try row.flag("\(prefix)_autoreverses"),
      fillMode: try #require(FillMode(rawValue: row["\(prefix)_fill"])))
  }
}
