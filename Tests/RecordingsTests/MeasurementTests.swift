import Geometry
import Motion
import Pixels
import Review
import Testing

@testable import Recordings

/// Recordings painted here, with antialiased edges, so that the truth is known.
@Suite("Measurements of synthetic recordings")
struct MeasurementTests {
  /// A rectangle of one color: middle, size, opacity.
  private struct Box {
    var x = 60.0
    var y = 60.0
    var width = 40.0
    var height = 40.0
    var opacity = 1.0
    var color: (Double, Double, Double) = (230, 60, 40)
  }

  private static let (width, height) = (320, 200)

  /// The share of a pixel that an interval covers.
  private func share(_ pixel: Int, _ middle: Double, _ size: Double) -> Double {
    max(0, min(Double(pixel) + 1, middle + size / 2) - max(Double(pixel), middle - size / 2))
  }

  private func ground(textured: Bool) -> Bitmap {
    var bitmap = Bitmap(width: Self.width, height: Self.height)
    bitmap.replaceWords { x, y in
      let level = textured ? 150 + UInt32((x / 6 + y / 9) % 5) * 12 : 250
      return level | level << 8 | level << 16 | 255 << 24
    }
    return bitmap
  }

  private func frame(_ boxes: [Box], on ground: Bitmap) -> WorkingFrame {
    var bitmap = ground
    for box in boxes {
      let columns = max(0, Int(box.x - box.width / 2))..<min(Self.width, Int(box.x + box.width / 2) + 1)
      for y in max(0, Int(box.y - box.height / 2))..<min(Self.height, Int(box.y + box.height / 2) + 1) {
        let row = share(y, box.y, box.height) * box.opacity
        for x in columns {
          let (cover, old) = (row * share(x, box.x, box.width), bitmap[x, y])
          func mix(_ from: UInt8, _ to: Double) -> UInt8 { UInt8(Double(from) + (to - Double(from)) * cover + 0.5) }
          bitmap[x, y] = Pixel(
            red: mix(old.red, box.color.0), green: mix(old.green, box.color.1), blue: mix(old.blue, box.color.2))
        }
      }
    }
    return WorkingFrame(bitmap)
  }

  private func measure(
    rate: Double = 60, seconds: Double = 1.6, textured: Bool = false, _ boxes: (Double) -> [Box]
  ) throws -> RecordingMeasurement {
    let ground = ground(textured: textured)
    let frames = (0..<Int(seconds * rate)).map { index -> (WorkingFrame, Double) in
      let time = Double(index) / rate
      return (frame(boxes(time), on: ground), time)
    }
    return try RecordingMeasurement(unit: 1) { body in for (frame, time) in frames { try body(frame, [time]) } }
  }

  private func progress(_ time: Double, begin: Double = 0.3, duration: Double = 0.5) -> Double {
    TimingFunction.easeInEaseOut.value(at: max(0, min(1, (time - begin) / duration)))
  }

  @Test("A box that moves far or a little, over flat and textured grounds", arguments: [150.0, 14], [false, true])
  func position(distance: Double, textured: Bool) throws {
    // Over a texture, a small move never shows what is behind the box.
    if textured, distance < 40 { return }
    let found = try measure(textured: textured) { [Box(x: 60 + distance * progress($0))] }
    #expect(found.parts.count == 1)
    let motion = try #require(found.parts.first?.motions.first { [.position, .positionX].contains($0.property) })
    // Over a texture, the other coordinate and the extent tremble with what is behind the edges.
    if !textured { #expect(found.parts.first?.motions.count == 1, "\(found.parts)") }
    #expect(motion.motion.family == .curve(.easeInEaseOut), "\(motion.motion.pace)")
    #expect(abs(motion.motion.begin - 0.3) < 0.008 && abs(motion.motion.pace.duration - 0.5) < 0.01)
    #expect(abs(motion.motion.from[0] - 60) < 0.25 && abs(motion.motion.to[0] - 60 - distance) < 0.25)
  }

  @Test("Both coordinates are one motion, on a spring")
  func spring() throws {
    let spring = try SpringCurve(response: 0.4, dampingRatio: 0.5)
    let found = try measure { time in
      let p = spring.value(at: time - 0.25)
      return [Box(x: 70 + 120 * p, y: 60 + 60 * p)]
    }
    let motion = try #require(found.parts.first?.motions.first)
    #expect(found.parts.count == 1 && motion.property == .position)
    #expect(abs((motion.motion.pace.dampingRatio ?? 0) - 0.5) < 0.03 && abs(motion.motion.begin - 0.25) < 0.008)
    #expect(abs(motion.motion.to[0] - 190) < 0.3 && abs(motion.motion.to[1] - 120) < 0.3)
  }

  @Test("Scale, opacity, and color are told apart")
  func appearances() throws {
    let scaled = try measure {
      [Box(x: 160, y: 100, width: 60 * (1 - 0.4 * progress($0)), height: 60 * (1 - 0.4 * progress($0)))]
    }
    let scale = try #require(scaled.parts.first?.motions.first)
    #expect(scale.property == .scale && abs(scale.motion.to[0] - 0.6) < 0.01, "\(scaled.parts)")
    let faded = try measure { [Box(x: 160, y: 100, opacity: progress($0))] }
    let fade = try #require(faded.parts.first?.motions.first { $0.property == .opacity })
    #expect(abs(fade.motion.begin - 0.3) < 0.02 && abs(fade.motion.pace.duration - 0.5) < 0.04, "\(faded.parts)")
    #expect(abs(fade.motion.from[0]) < 0.03 && abs(fade.motion.to[0] - 1) < 0.03)
    let colored = try measure { time in
      [Box(x: 160, y: 100, color: (230 - 200 * progress(time), 60, 40 + 190 * progress(time)))]
    }
    #expect(colored.parts.first?.motions.map(\.property) == [.color], "\(colored.parts)")
  }

  @Test("A fade that begins faint begins with its own opacity, and a change of color with its own color")
  func permanent() throws {
    let faded = try measure { [Box(x: 160, y: 100, opacity: 0.4 + 0.6 * progress($0))] }
    let fade = try #require(faded.parts.first?.motions.first)
    #expect(faded.parts.count == 1 && fade.property == .opacity, "\(faded.parts)")
    #expect(abs(fade.motion.from[0] - 0.4) < 0.04 && abs(fade.motion.to[0] - 1) < 0.03, "\(fade)")
    let colored = try measure { time in
      [Box(x: 160, y: 100, color: (20 + 200 * progress(time), 150, 60 + 100 * progress(time)))]
    }
    let change = try #require(colored.parts.first?.motions.first)
    #expect(colored.parts.count == 1 && change.property == .color, "\(colored.parts)")
    #expect(abs(change.motion.from[0] - 20) < 4 && abs(change.motion.to[0] - 220) < 4, "\(change)")
  }

  @Test("A fade of which a few pixels are visible first is one part")
  func specks() throws {
    let faded = try measure { time in
      // A movie shows the first, faint frames of a fade in some of its blocks only.
      let isFirst = time > 0.29 && time < 0.34
      return isFirst
        ? [Box(x: 150, y: 95, width: 5, height: 4, opacity: 0.1)]
        : [Box(x: 160, y: 100, width: 100, height: 70, opacity: progress(time))]
    }
    #expect(faded.parts.count == 1, "\(faded.parts)")
    let fade = try #require(faded.parts.first?.motions.first)
    #expect(fade.property == .opacity && abs(fade.motion.begin - 0.3) < 0.04, "\(fade)")
  }

  @Test("The pieces that a noisy fade falls into are not parts of their own")
  func pieces() throws {
    var state: UInt32 = 11
    let ground = ground(textured: false)
    let frames = (0..<96).map { index -> (WorkingFrame, Double) in
      let time = Double(index) / 60
      var picture = frame([Box(x: 160, y: 100, width: 120, height: 60, opacity: 1 - progress(time))], on: ground)
      for block in 0..<picture.colors.count / 4 {
        state = state &* 1_664_525 &+ 1_013_904_223
        let noise = Int16(state >> 28) - 8
        for index in 4 * block..<4 * block + 4 { picture.colors[index] &+= SIMD4(noise, noise, noise, 0) }
      }
      return (picture, time)
    }
    let found = try RecordingMeasurement(unit: 1) { body in for (frame, time) in frames { try body(frame, [time]) } }
    #expect(found.parts.count == 1, "\(found.parts)")
    #expect(found.parts.first?.motions.map(\.property) == [.opacity], "\(found.parts)")
  }

  @Test("A box that uncovers the background for a single frame keeps its size")
  func overshoot() throws {
    let found = try measure { time in
      // The box moves by less than its height, except in one frame between the samples.
      let isFarthest = abs(time - 0.75) < 0.001
      return [Box(x: 160, y: isFarthest ? 122 : 80 + 38 * progress(time))]
    }
    #expect(found.parts.count == 1)
    let motions = try #require(found.parts.first?.motions)
    #expect(motions.allSatisfy { [.position, .positionY].contains($0.property) }, "\(motions)")
    #expect(found.parts[0].extent.components[1].allSatisfy { abs($0 - 40) < 0.5 }, "\(found.parts[0].extent)")
  }

  @Test("A box that moves by a little less than its height keeps the rows that it always covers")
  func strip() throws {
    let found = try measure { [Box(x: 160, y: 80.5 + 39.2 * progress($0))] }
    let motion = try #require(found.parts.first?.motions.first)
    #expect(found.parts.count == 1 && found.parts[0].motions.count == 1, "\(found.parts)")
    #expect(abs(motion.motion.from[0] - 80.5) < 0.2 && abs(motion.motion.to[0] - 119.7) < 0.2, "\(motion.motion)")
    #expect(found.parts[0].extent.components[1].allSatisfy { abs($0 - 40) < 0.6 }, "\(found.parts[0].extent)")
  }

  @Test("A faint box that appears and disappears does not change its size")
  func shrinking() throws {
    let found = try measure { time in
      let opacity = progress(time, duration: 0.15) - progress(time, begin: 0.9, duration: 0.25)
      return [Box(x: 160.45, y: 100.45, width: 24.5, height: 24.5, opacity: opacity, color: (204, 204, 204))]
    }
    #expect(found.parts.count == 1 && found.parts[0].motions.allSatisfy { $0.property == .opacity }, "\(found.parts)")
  }

  @Test("A spring that rests at a turning point for a while, as in a recording without these frames, is one motion")
  func turn() throws {
    let spring = try SpringCurve(response: 0.5, dampingRatio: 0.3)
    let turn = 4 * Double.pi / (2 * .pi / 0.5 * (1 - 0.09).squareRoot())
    let found = try measure(seconds: 2.4) { time in
      let elapsed = time - 0.3
      return [Box(x: 60 + 80 * spring.value(at: abs(elapsed - turn) < 0.09 ? turn : elapsed))]
    }
    let motions = try #require(found.parts.first?.motions)
    #expect(
      motions.count == 1 && abs((motions[0].motion.pace.dampingRatio ?? 0) - 0.3) < 0.03, "\(motions.map(\.motion))")
  }

  @Test("A scene is aligned by the parts that a recording has, if another one is missing in it")
  func alignment() throws {
    func boxes(_ time: Double, _ shift: Double) -> [Box] {
      [
        Box(x: 60 + 100 * progress(time) + shift, y: 50 + shift),
        Box(x: 200 + shift, y: 150 - 20 * progress(time, begin: 0.5) + shift, color: (20, 90, 200)),
      ]
    }
    let scene = try measure { time in
      boxes(time, 0) + [Box(x: 280, y: 60, opacity: progress(time), color: (20, 140, 60))]
    }
    let recording = try measure { boxes($0, 4) }
    let aligner = RecordingAligner(scene: scene.parts, recording: recording.parts)
    let found = aligner.alignment(places: [(scale: 1, origin: .zero)], isPlacementGiven: false, start: 0)
    #expect(abs(found.origin.x - 4) < 0.3 && abs(found.origin.y - 4) < 0.3 && abs(found.scale - 1) < 0.01, "\(found)")
  }

  @Test("Two parts with a change of color are one, whichever of both colors has more contrast")
  func colors() throws {
    func flash(_ duration: Double, _ noise: Double) throws -> MeasuredPart {
      let found = try measure { time in
        let p = progress(time, duration: duration)
        return [Box(x: 160, y: 100, color: (100 + 150 * p - noise * p, 210 - (110 + noise) * p, 255 - 125 * p))]
      }
      return try #require(found.parts.first)
    }
    #expect(MotionComparison.haveOneColor(try flash(0.4, 3), try flash(0.6, -3)))
  }

  @Test("A plot has a dot for each measured value, and a line for the fitted function")
  func plot() throws {
    let found = try measure { [Box(x: 60 + 150 * progress($0))] }
    let curve = try #require(MeasuredCurve.all(of: found).first)
    #expect(curve.property == "position.x" && curve.text == "easeInEaseOut")
    #expect(zip(curve.times, curve.values).allSatisfy { abs(curve.fit(at: $0) - $1) < 1 })
    let svg = Plot(title: "x.mp4", found).svg
    #expect(svg.split(separator: "<circle").count - 1 == curve.times.count)
    #expect(svg.contains("easeInEaseOut") && svg.contains("dots: measured"))
  }

  @Test("Two boxes that move apart are two parts with a motion each")
  func two() throws {
    let found = try measure { time in
      [
        Box(x: 60 + 100 * progress(time), y: 50), Box(x: 200, y: 140 - 40 * progress(time, begin: 0.5, duration: 0.3)),
      ]
    }
    #expect(found.parts.count == 2)
    #expect(found.parts.map { $0.motions.map(\.property) } == [[.positionX], [.positionY]], "\(found.parts)")
    #expect(abs((found.parts.last?.motions.first?.motion.begin ?? 0) - 0.5) < 0.008)
  }

  @Test("Nothing that moves, everything that changes, and too few frames are errors")
  func failures() {
    #expect(throws: RecordingMeasurement.Failure.nothingMoves) { try measure { _ in [Box()] } }
    #expect(throws: RecordingMeasurement.Failure.tooFewFrames(3)) { try measure(seconds: 0.05) { _ in [Box()] } }
    #expect(throws: RecordingMeasurement.Failure.everythingChanges) {
      try measure { [Box(x: 160, y: 100, width: 400, height: 400, opacity: $0 / 2)] }
    }
  }

  @Test("JSON has a version, CSV a row for each movement, and the draft a layer for each part")
  func output() throws {
    let found = try measure { [Box(x: 60 + 150 * progress($0))] }
    let table = MeasurementTable(found, name: "x.mp4")
    #expect(table.json.contains("\"version\": 1") && table.json.contains("\"easeInEaseOut\""), "\(table.json)")
    #expect(table.csv.split(separator: "\n").count == 2)
    #expect(table.text.contains("position.x") && table.text.contains("easeInEaseOut"), "\(table.text)")
    let draft = SceneDraft(found, width: 320, height: 200, background: "#fafafa").yaml
    #expect(draft.contains("layer: part1") && draft.contains("basic: part1.position.x"), "\(draft)")
  }

  @Test("A deviation of less than a pixel during a fade isn't a motion", arguments: [3, 4, 6])
  func deviation(frameCount: Int) throws {
    let found = try measure { time in
      let isOff = time > 0.7 && time < 0.7 + Double(frameCount) / 60
      return [Box(y: isOff ? 60.6 : 60, opacity: min(1, max(0.4, 0.4 + (time - 0.5) * 1.2)))]
    }
    #expect(found.parts.map { $0.motions.map(\.property) } == [[.opacity]])
  }
}
