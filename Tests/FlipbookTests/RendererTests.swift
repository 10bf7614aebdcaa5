import Flipbook
import TestSupport
import Testing

@Suite struct RendererTests {
  private func frames(of renderer: Renderer) async throws -> [Frame] {
    var frames: [Frame] = []
    try await renderer.forEachFrame { frames.append($0) }
    return frames
  }

  /// The frames of a second of the stage, each painted by itself.
  private func stills(perSecond rate: Int) throws -> [Bitmap] {
    try (0..<rate).map { try Renderer(TestStage.make()).still(at: Double($0) / Double(rate)) }
  }

  @Test("Frames come in order, each with its time and the picture at that time", arguments: [1, 2, 3, 16])
  func order(jobs: Int) async throws {
    var renderer = Renderer(TestStage.make())
    renderer.options.jobs = jobs
    let frames = try await frames(of: renderer)
    #expect(frames.map(\.index) == Array(0..<60))
    let times = (0..<60).map { Double($0) / 60 }
    #expect(frames.map(\.time) == times)
    #expect(frames.map(\.bitmap) == (try stills(perSecond: 60)))
  }

  @Test("Fingers are shown when that is asked for, and only then")
  func fingers() throws {
    func still(showsTouches: Bool, touches: Bool = true) throws -> Bitmap {
      let stage = TestStage.make()
      if touches { stage.perform(at: 0.1) { try stage.send([TouchSample(.began, at: Point(20, 10))]) } }
      var renderer = Renderer(stage)
      renderer.options.showsTouches = showsTouches
      return try renderer.still(at: 0.5)
    }
    let plain = try still(showsTouches: false)
    #expect(try still(showsTouches: false, touches: false) == plain)
    #expect(try still(showsTouches: true) != plain)
    #expect(try still(showsTouches: true) == (try still(showsTouches: true)))
  }

  @Test(
    "Particles can be seen without a word about them",
    arguments: ["emitter: sparks", "emitter: sparks, cells: [{}]", "emitter: sparks, cells: [{velocity: 20}]"])
  func particles(layer: String) throws {
    let text = "canvas: {size: [60, 60], background: white}\nlayers: [{\(layer), emitterPosition: [30, 30]}]\n"
    let scene = try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
    let still = try Renderer(scene.makeStage()).still(at: 0.5)
    let orange = (0..<3600).count { still[$0 % 60, $0 / 60] == Pixel(red: 255, green: 149, blue: 0) }
    #expect(orange > 40)
  }

  @Test("There can be fewer frames than workers")
  func singleFrame() async throws {
    var renderer = Renderer(TestStage.make(duration: 0.01))
    renderer.options.jobs = 8
    #expect(try await frames(of: renderer).count == 1)
  }

  @Test("Files have the same bytes for any number of jobs and on every run")
  func sameBytes() async throws {
    let folder = try TemporaryFolder()
    for (index, jobs) in [1, 2, 5, 5].enumerated() {
      var gif = Renderer(TestStage.make())
      gif.options.jobs = jobs
      try await gif.gif(to: folder / "\(index).gif")
      var png = Renderer(TestStage.make())
      png.options.jobs = jobs
      try await png.png(to: folder / "\(index)")
      #expect(try folder.read("\(index).gif") == folder.read("0.gif"))
      for file in ["frame_0000.png", "frame_0025.png", "frame_0049.png", "manifest.json"] {
        #expect(try folder.read("\(index)/\(file)") == folder.read("0/\(file)"))
      }
    }
  }

  @Test("A GIF shows the very frames for as long as they last")
  func gif() async throws {
    let folder = try TemporaryFolder()
    let result = try await Renderer(TestStage.make()).gif(to: folder / "a.gif")
    let bytes = try folder.read("a.gif")
    #expect(result.width == 40 && result.height == 20 && result.frameCount == 50 && result.duration == 1)
    #expect(result.byteCount == bytes.count)
    let stills = try stills(perSecond: 50)
    var decoder = try GIFDecoder(bytes)
    var time = 0
    while let frame = try decoder.next() {
      #expect(frame.bitmap == stills[time / 2])
      time += frame.centiseconds
    }
    #expect(time == 100)
  }

  @Test("At 60 frames a second a GIF lasts as long as ever")
  func sixtyFrames() async throws {
    let folder = try TemporaryFolder()
    var renderer = Renderer(TestStage.make())
    renderer.options.rate = 60
    #expect(try await renderer.gif(to: folder / "a.gif").duration == 1)
  }

  @Test("Without a rate each medium has its own: 50 frames a second in a GIF, and no word about it, otherwise 60")
  func rateOfTheMedium() async throws {
    let folder = try TemporaryFolder()
    func renderer() -> Renderer { Renderer(TestStage.make()) }
    let gif = try await renderer().gif(to: folder / "a.gif")
    var fifty = renderer()
    fifty.options.rate = 50
    try await fifty.gif(to: folder / "b.gif")
    #expect(try folder.read("a.gif") == folder.read("b.gif"))
    #expect(gif.notes.isEmpty)
    #expect(try await renderer().png(to: folder / "frames").frameCount == 60)
    #expect(try await renderer().video(to: folder / "a.y4m", as: .y4m).frameCount == 60)
  }

  @Test("The motion is the same at every rate and speed")
  func commonTimes() async throws {
    var slow = Renderer(TestStage.make())
    slow.options.rate = 30
    slow.options.speed = 0.5
    let half = try await frames(of: slow)
    let whole = try await frames(of: Renderer(TestStage.make()))
    #expect(half.map(\.bitmap) == whole.map(\.bitmap))
  }

  @Test("A stage without a duration plays until it is at rest and a bit longer")
  func openEnd() async throws {
    let open = try await frames(of: Renderer(TestStage.make(duration: nil)))
    let closed = try await frames(of: Renderer(TestStage.make(duration: 1.5)))
    #expect(open.map(\.bitmap) == closed.map(\.bitmap))
    var part = Renderer(TestStage.make(duration: nil))
    part.options.selection = .frames(from: 10, through: 12)
    #expect(try await frames(of: part).map(\.bitmap) == closed[10...12].map(\.bitmap))
  }

  @Test("Motion without an end needs to be given one")
  func endless() async throws {
    func stage() -> Stage {
      let stage = TestStage.make(duration: nil, size: Size(4, 4))
      var spin = BasicAnimation(.opacity, from: 0, to: 1, duration: 1)
      spin.timing.repeatCount = .infinity
      stage.root.add(spin)
      return stage
    }
    let error = try await #require(throws: RenderError.self) {
      try await Renderer(stage()).forEachFrame { _ in }
    }
    #expect(error.description.contains("does not end within 60 seconds"))
    var part = Renderer(stage())
    part.options.selection = .times(from: 0, to: 0.1)
    #expect(try await frames(of: part).count == 6)
    part = Renderer(stage())
    part.options.selection = .frames(from: 3, through: 4)
    #expect(try await frames(of: part).count == 2)
  }

  @Test("A stage that was played cannot go back")
  func alreadyPlayed() async throws {
    let stage = TestStage.make()
    try await Renderer(stage).forEachFrame { _ in }
    let error = try await #require(throws: RenderError.self) { try await Renderer(stage).forEachFrame { _ in } }
    #expect(error.description.contains("cannot go back"))
    #expect(throws: RenderError.self) { try Renderer(stage).still(at: 0) }
  }

  @Test("What fails on the stage is reported with the frame, and leaves nothing behind")
  func failingAction() async throws {
    struct Broken: Error {}
    let folder = try TemporaryFolder()
    let stage = TestStage.make()
    stage.perform(at: 0.5) { throw Broken() }
    let error = try await #require(throws: RenderError.self) {
      try await Renderer(stage).gif(to: folder / "a.gif")
    }
    #expect(error.frame == 25)
    #expect(folder.names.isEmpty)
  }

  @Test("Cancelling ends the rendering, removes what was written and keeps what was there before")
  func cancelling() async throws {
    let folder = try TemporaryFolder()
    try folder.write([1, 2, 3], to: "a.gif")
    for path in [folder / "a.gif", folder / "frames", folder / "b_%04d.png"] {
      let task = Task {
        var renderer = Renderer(TestStage.make(duration: 1000))
        renderer.progress = { progress in
          if progress.written == 20 { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }
        }
        if path.hasSuffix("gif") { try await renderer.gif(to: path) } else { try await renderer.png(to: path) }
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(folder.names == ["a.gif"])
    #expect(try folder.read("a.gif") == [1, 2, 3])
  }

  @Test("What a frame's receiver throws ends the rendering")
  func throwingReceiver() async throws {
    struct Enough: Error {}
    var count = 0
    await #expect(throws: Enough.self) {
      try await Renderer(TestStage.make(duration: 1000)).forEachFrame { _ in
        count += 1
        if count == 3 { throw Enough() }
      }
    }
    #expect(count == 3)
  }

  @Test("Progress only rises, is never ahead of itself, and ends with everything written")
  func progress() async throws {
    let folder = try TemporaryFolder()
    var seen: [RenderProgress] = []
    var renderer = Renderer(TestStage.make())
    renderer.progress = { seen.append($0) }
    try await renderer.gif(to: folder / "a.gif")
    #expect(seen.allSatisfy { $0.written <= $0.painted && $0.painted <= $0.total ?? 0 && $0.total == 50 })
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.painted <= $1.painted && $0.written <= $1.written })
    #expect(seen.last?.written == 50)
  }

  @Test("An animated PNG that is made again with a palette reports it")
  func secondPass() async throws {
    let folder = try TemporaryFolder()
    var seen: [RenderProgress] = []
    var renderer = Renderer(TestStage.make())
    renderer.progress = { seen.append($0) }
    try await renderer.apng(to: folder / "a.png")
    let again = seen.filter { $0.pass == 2 }
    let total = try #require(again.first?.total)
    #expect(again.map(\.written) == Array(1...total))
    #expect(Array(seen.suffix(total)) == again)
  }

  @Test("Files that exist are replaced, or kept when asked")
  func existingFiles() async throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "a.gif")
    var renderer = Renderer(TestStage.make())
    renderer.options.replacesFiles = false
    let error = try await #require(throws: RenderError.self) { try await renderer.gif(to: folder / "a.gif") }
    #expect(error.description == "\(folder / "a.gif") already exists")
    #expect(try folder.read("a.gif") == [1])
    try await Renderer(TestStage.make()).gif(to: folder / "a.gif")
    #expect(try folder.read("a.gif").count > 1)
  }

  @Test("The background can be replaced")
  func background() throws {
    var renderer = Renderer(TestStage.make())
    renderer.options.background = .clear
    #expect(try renderer.still(at: 0)[39, 0] == .clear)
    #expect(try Renderer(TestStage.make()).still(at: 0)[39, 0] == Pixel(red: 255, green: 255, blue: 255))
  }
}
