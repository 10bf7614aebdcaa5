import Flipbook
import TestSupport
import Testing

@testable import Golden

@Suite struct RecordingTests {
  private func scene(_ text: String = TwoSquares.text) throws -> Scene {
    try Scene(text: text, file: "small.yaml") { _ in .failure(ImageNotFound(message: "there are no pictures")) }
  }

  @Test("The pictures are those that a rendering has, at any number of jobs")
  func frames() async throws {
    let recording = try await Recorder(choice: .every(6), scale: 2, jobs: 1).record(scene(), images: ImageLibrary())
    #expect(recording.frames.count == 11)
    var options = RenderOptions()
    options.size = .scale(2)
    for frame in recording.frames {
      let still = try Renderer(scene(), images: ImageLibrary(), options: options).still(at: frame.time)
      #expect(try still == frame.picture.bitmap())
    }
    let other = try await Recorder(choice: .every(6), scale: 2, jobs: 3).record(scene(), images: ImageLibrary())
    let pictures = try other.frames.map { try $0.picture.bitmap() }
    #expect(try pictures == recording.frames.map { try $0.picture.bitmap() })
    #expect(other.trace == recording.trace)
  }

  @Test("Times between ticks are recorded at their exact time")
  func times() async throws {
    let recording = try await Recorder(choice: .times([0.205, 0.1, 3])).record(scene(), images: ImageLibrary())
    #expect(recording.frames.map(\.time) == [0.1, 0.205, 59.0 / 60])
    #expect(try Renderer(scene(), images: ImageLibrary()).still(at: 0.205) == recording.frames[1].picture.bitmap())
  }

  @Test("A stage without a duration is recorded until it is at rest, and half a second more")
  func openEnd() async throws {
    let stage = SmallScene.stage(duration: nil)
    let recording = try await Recorder(choice: .every(12)).record(stage, images: ImageLibrary())
    #expect(abs(recording.duration - 0.8) < 0.04)
    #expect(recording.frames.first?.time == 0)
    #expect(abs((recording.frames.last?.time ?? 0) - (recording.duration - 1.0 / 60)) < 1e-6)
  }

  @Test("A trace holds what moves at every tick, and what stands, as the trace of the command does")
  func trace() async throws {
    let trace = try #require(try await Recorder().record(scene(), images: ImageLibrary()).trace)
    #expect(trace.tickCount == 61)
    let track = try #require(trace.tracks.first { $0.layer == "front" && $0.property == "position.x" })
    let command = try scene().trace()
    let values = try #require(command.tracks.first { $0.layer == "front" }).presentation.map { TraceCell.text($0) }
    #expect(track.cells(count: trace.tickCount) == values)
    let still = try #require(trace.tracks.first { $0.layer == "back" && $0.property == "backgroundColor" })
    #expect(Set(still.cells(count: 61)) == ["0.89804/0.41961/0.43529/1"])
    #expect(
      trace.tracks.first { $0.layer == "canvas" && $0.property == "sublayers" }?.cells(count: 1) == ["back|front"])
    #expect(trace.events.map(\.subject) == ["begin front.position.x", "end front.position.x"])
  }

  @Test(
    "A layer that takes the place of one of another kind and the same name has its own values, from its first tick on")
  func replacedLayer() async throws {
    let stage = Stage(size: Size(40, 30), background: .white, duration: 0.5)
    let label = Layer(name: "a", frame: Rect(0, 0, 10, 10))
    label.content = .text(TextContent("old"))
    stage.root.addSublayer(label)
    stage.perform(at: 0.1) {
      label.removeFromSuperlayer()
      let ring = Layer(name: "a", frame: Rect(0, 0, 10, 20))
      var shape = ShapeContent()
      shape.lineWidth = 3
      ring.content = .shape(shape)
      stage.root.addSublayer(ring)
      ring.add(BasicAnimation(.lineWidth, from: 5, to: 7, duration: 0.2))
    }
    let trace = try #require(try await Recorder().record(stage, images: ImageLibrary()).trace)
    func cells(_ property: String) -> [String]? {
      trace.tracks.first { $0.layer == "a" && $0.property == property }?.cells(count: trace.tickCount)
    }
    let width = try #require(cells("lineWidth"))
    #expect(width[5] == TraceCell.text(AnimatableProperty.lineWidth.value(in: LayerProperties())))
    #expect(width[6] == "5" && width[18] == "3" && width.last == "3", "\(width)")
    #expect(Set(width).count > 8)
    let text = try #require(cells("string"))
    #expect(text[5] == "\"old\"" && text[6] == "\"\"")
    #expect(cells("bounds.size.height")?[6] == "20")
  }

  @Test("A trace is read as it was written")
  func traceText() async throws {
    let trace = try #require(try await Recorder().record(scene(), images: ImageLibrary()).trace)
    let read = MotionTrace(rows: trace.rows, events: trace.eventRows, displayRate: 60, tickCount: trace.tickCount)
    #expect(read == trace)
    #expect(MotionTrace(rows: ["hello"], events: trace.eventRows, displayRate: 60, tickCount: 1) == nil)
    #expect(MotionTrace(rows: trace.rows + ["x"], events: trace.eventRows, displayRate: 60, tickCount: 1) == nil)
  }

  @Test("Names with commas and texts with spaces come back")
  func awkwardText() throws {
    var trace = MotionTrace(displayRate: 60, tickCount: 3)
    var track = MotionTrace.Track(layer: "row(1,2).label", property: "string")
    track.add(TraceCell.word("\"Play, now\""), at: 0)
    trace.tracks.append(track)
    trace.events.append(EventRow(time: 0.5, subject: "begin row(1,2).opacity"))
    #expect(MotionTrace(rows: trace.rows, events: trace.eventRows, displayRate: 60, tickCount: 3) == trace)
  }

  @Test("Layers that come and go are reported", arguments: [true, false])
  func presence(comes: Bool) async throws {
    let stage = SmallScene.stage()
    let late = Layer(name: "late", frame: Rect(0, 0, 5, 5))
    late.backgroundColor = .black
    if comes { stage.perform(at: 0.2) { stage.root.addSublayer(late) } }
    let reference = try await Recorder().record(SmallScene.stage(), images: ImageLibrary())
    let actual = try await Recorder().record(stage, images: ImageLibrary())
    let comparison = try Comparison(reference, actual)
    #expect(comparison.passes == !comes)
    if comes {
      #expect(comparison.lines.dropFirst() == ["late is present from 0.2 s on"])
      #expect(comparison.firstBadFrame?.time == 0.2)
    }
  }
}
