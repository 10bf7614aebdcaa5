import JSONReading
import Motion
import Testing

@testable import Lottie

@Suite struct TrackTests {
  private func vector(_ json: String) throws -> Track<Vector> {
    var reader = ModelReader()
    return reader.vector(try JSONParser.read(Array(json.utf8)), "p")
  }

  @Test func staysBeforeAndAfterItsKeyframes() throws {
    let track = try vector(#"{"a": 1, "k": [{"t": 2, "s": [10]}, {"t": 4, "s": [20]}]}"#)
    #expect([0, 2, 3, 4, 9].map { track.value(at: $0).x } == [10, 10, 15, 20, 20])
  }

  /// In old files a keyframe has the value at its end, and the last one has none.
  @Test func readsOldKeyframes() throws {
    let track = try vector(#"{"k": [{"t": 0, "s": [0], "e": [8]}, {"t": 4, "s": [8], "e": [0]}, {"t": 8}]}"#)
    #expect([0, 2, 4, 6, 8, 10].map { track.value(at: $0).x } == [0, 4, 8, 4, 0, 0])
  }

  /// As in lottie-web, lottie-ios and ThorVG.
  @Test func theNextKeyframeSaysWhereASegmentEnds() throws {
    let track = try vector(#"{"k": [{"t": 0, "s": [0], "e": [30]}, {"t": 10, "s": [10], "e": [20]}, {"t": 20}]}"#)
    #expect([5, 10, 15, 20].map { track.value(at: $0).x } == [5, 10, 15, 20])
  }

  @Test func holds() throws {
    let track = try vector(#"{"k": [{"t": 0, "s": [1], "h": 1}, {"t": 4, "s": [2]}]}"#)
    #expect([0, 3.999, 4].map { track.value(at: $0).x } == [1, 1, 2])
  }

  @Test func easesEachDimension() throws {
    let json = #"""
      {"k": [{"t": 0, "s": [0, 0], "o": {"x": [0.42, 0], "y": [0, 0]}, "i": {"x": [1, 1], "y": [1, 1]}},
             {"t": 10, "s": [100, 100]}]}
      """#
    let value = try vector(json).value(at: 5)
    #expect(abs(value.x - 100 * TimingFunction.easeIn.value(at: 0.5)) < 1e-9)
    #expect(abs(value.y - 50) < 1e-9)
  }

  /// Along a quarter of a circle, whose length is π/2 radii, time and distance are even.
  @Test func followsCurvesByLength() throws {
    let handle = 55.2285
    let json = """
      {"k": [{"t": 0, "s": [100, 0], "to": [0, \(handle)], "ti": [\(handle), 0]}, {"t": 9, "s": [0, 100]}]}
      """
    let track = try vector(json)
    for frame in 0...9 {
      let value = track.value(at: Double(frame))
      let angle = Double(frame) / 9 * .pi / 2
      #expect(abs(value.x - 100 * cosine(angle)) < 0.2)
      #expect(abs((value.x * value.x + value.y * value.y).squareRoot() - 100) < 0.05)
    }
  }

  private func cosine(_ angle: Double) -> Double {
    var (term, sum) = (1.0, 1.0)
    for index in 1...12 {
      term *= -angle * angle / Double((2 * index - 1) * 2 * index)
      sum += term
    }
    return sum
  }

  @Test(arguments: [
    ("loopOut()", [0.0, 5, 0, 5, 0]), ("loopOut('pingpong')", [0, 5, 10, 5, 0]),
    ("loop_out('pingpong')", [0, 5, 10, 5, 0]), ("loopOut('offset')", [0, 5, 10, 15, 20]),
    ("loopOut('continue')", [0, 5, 10, 15, 20]),
    ("value", [0, 5, 10, 10, 10]),
  ])
  func loops(code: String, values: [Double]) throws {
    let track = try vector(
      #"{"k": [{"t": 0, "s": [0]}, {"t": 10, "s": [10]}], "x": "var $bm_rt;\n$bm_rt = \#(code);"}"#)
    for (index, value) in values.enumerated() {
      let frame = Double(index) * 5 + (code == "loopOut()" && index == 2 ? 1e-9 : 0)
      #expect(abs(track.value(at: frame).x - value) < 1e-5, "\(code) at \(frame)")
    }
  }

  @Test func warnsOfExpressionsThatFail() throws {
    var reader = ModelReader()
    _ = reader.vector(try JSONParser.read(Array(#"{"k": 1, "x": "loop_over()"}"#.utf8)), "ks.p")
    #expect(reader.warnings.map(\.path) == ["ks.p.x"])
  }

  @Test func survivesNonsense() throws {
    for json in [
      #"{"k": []}"#, #"{"k": [{}]}"#, #"{"k": [{"t": 1}]}"#, #"{"k": [{"t": 5, "s": []}, {"t": 5, "s": [1]}]}"#,
      #"{"k": [{"t": 9, "s": [1]}, {"t": 1, "s": [2]}]}"#,
      #"{"k": [{"t": 1e300, "s": [1e300]}, {"t": -1e300, "s": [1]}]}"#,
      #"{"k": [{"t": 0, "s": [1], "o": {"x": 9, "y": 1e300}, "i": {"x": -9, "y": -1e300}}, {"t": 1, "s": [2]}]}"#, "7",
    ] {
      let track = try vector(json)
      for frame in [-1e300, 0, 0.5, 1, 1e300] { _ = track.value(at: frame) }
    }
  }
}
