import Geometry
import LayerTree
import SceneCompiler
import SceneProgram
import TestSupport
import Testing

/// The motion of the kit beside recordings of devices.
@Suite struct KitRecordingTests {
  /// Only the begin of the motion and the height of the keyboard are fitted, as the recording doesn't tell them.
  @Test func theKeyboardAppearsAsRecorded() throws {
    let scene = try IncludeTests.scene(
      """
      canvas: {size: [414, 896]}
      include: kit/ios.yaml
      layers: [{use: keyboard, as: keys}]
      start: {run: showKeyboard, with: {keyboard: keys}}
      """, [:])
    let stage = scene.makeStage()
    let keyboard = try #require(stage.root.sublayers.first)
    // The part of the way that is left at each frame.
    var remaining: [Double] = []
    for frame in 0...60 {
      try stage.advance(to: Double(frame) / 60)
      remaining.append((keyboard.frame.maxY - 896) / keyboard.bounds.height)
    }
    #expect(abs(remaining[0] - 1) < 1e-9 && abs(remaining[60]) < 1e-9)

    let rows = try ReferenceTable("keyboard").rows.map {
      (time: try $0.number("time"), distance: try $0.number("distance"))
    }
    let fits = stride(from: 0, through: 0.1, by: 0.0005).map { begin in
      let played = rows.map { Self.value(remaining, at: ($0.time + begin) * 60) }
      let products = zip(played, rows).reduce(0) { $0 + $1.0 * $1.1.distance }
      let height = products / played.reduce(0) { $0 + $1 * $1 }
      return zip(played, rows).map { height * $0 - $1.distance }
    }
    let best = try #require(fits.min { Self.meanSquare($0) < Self.meanSquare($1) })
    #expect(Self.meanSquare(best).squareRoot() < 0.6)
    #expect(best.allSatisfy { abs($0) < 1.2 }, "\(best)")
  }

  private static func meanSquare(_ values: [Double]) -> Double {
    values.reduce(0) { $0 + $1 * $1 } / Double(values.count)
  }

  /// Returns the value between samples, by a Catmull-Rom spline.
  private static func value(_ samples: [Double], at place: Double) -> Double {
    let index = min(max(Int(place), 1), samples.count - 3)
    let t = place - Double(index)
    let (a, b, c, d) = (samples[index - 1], samples[index], samples[index + 1], samples[index + 2])
    return b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }
}
