import Flipbook
import TestSupport
import Testing

@Suite("Files of a limited size")
struct FileSizeTests {
  private func renderer() throws -> Renderer {
    let images = ImageLibrary()
    let folder = try TemporaryFolder()
    let scene = try folder.write(
      Array(
        """
        canvas: {size: [80, 60], background: white}
        layers:
          - layer: ball
            frame: [5, 10, 40, 40]
            backgroundColor: '#E56B6F'
            cornerRadius: 20
        start:
          - {basic: ball.position.x, from: 15, to: 65, duration: 0.4}
          - {basic: ball.backgroundColor, from: '#E56B6F', to: '#355070', duration: 0.4}
        """.utf8), to: "ball.yaml")
    var renderer = Renderer(try Scene.load(scene, images: images), images: images)
    renderer.options.selection = .times(from: 0, to: 0.4)
    return renderer
  }

  @Test("A limit is kept to, and what that took is reported")
  func limit() async throws {
    var renderer = try renderer()
    let folder = try TemporaryFolder()
    let free = try await renderer.gif(to: folder / "free.gif")
    #expect(free.notes.isEmpty)
    renderer.options.maxBytes = free.byteCount
    #expect(try await renderer.gif(to: folder / "same.gif") == free)
    for share in [2, 5] {
      renderer.options.maxBytes = free.byteCount / share
      let small = try await renderer.gif(to: folder / "small.gif")
      #expect(small.byteCount <= free.byteCount / share)
      #expect(try folder.read("small.gif").count == small.byteCount)
      #expect(small.notes.count == 1)
    }
  }

  @Test("A limit is used up as far as finer reductions allow", arguments: [85, 70, 60, 45, 30])
  func fillsLimit(percent: Int) async throws {
    var renderer = try renderer()
    renderer.options.gif.quality = 95
    renderer.options.rate = 30
    let folder = try TemporaryFolder()
    let free = try await renderer.gif(to: folder / "free.gif")
    let limit = free.byteCount * percent / 100
    renderer.options.maxBytes = limit
    let small = try await renderer.gif(to: folder / "small.gif")
    #expect(
      small.byteCount <= limit && small.byteCount * 5 >= limit * 4, "\(limit): \(small.byteCount), \(small.notes)")
  }

  @Test("A stage, which plays once, keeps to a limit, too")
  func stage() async throws {
    let folder = try TemporaryFolder()
    func stage() throws -> Stage {
      let stage = Stage(size: Size(120, 90), background: .white, duration: 0.4)
      let gradient = Layer(frame: Rect(0, 0, 90, 90))
      gradient.model.content = .gradient(
        GradientContent(colors: [Color(hex: 0xE56B6F), Color(hex: 0x355070), Color(hex: 0xEAAC8B)]))
      stage.root.addSublayer(gradient)
      gradient.add(BasicAnimation(.positionX, from: 20, to: 100, duration: 0.4))
      return stage
    }
    let free = try await Renderer(stage()).gif(to: folder / "free.gif")
    var renderer = Renderer(try stage())
    renderer.options.maxBytes = free.byteCount / 2
    let small = try await renderer.gif(to: folder / "small.gif")
    #expect(small.byteCount <= free.byteCount / 2 && small.notes.count == 1)
    #expect(small.frameCount == free.frameCount)
  }

  @Test("Animated PNGs, WebP files and movies keep to a limit, too", arguments: ["apng", "webp", "mp4"])
  func formats(format: String) async throws {
    var renderer = try renderer()
    let folder = try TemporaryFolder()
    func write(_ renderer: Renderer) async throws -> RenderResult {
      switch format {
      case "apng": try await renderer.apng(to: folder / "x")
      case "webp": try await renderer.webp(to: folder / "x")
      default: try await renderer.movie(to: folder / "x", as: .mp4)
      }
    }
    let free = try await write(renderer)
    #expect(free.notes.isEmpty)
    renderer.options.maxBytes = free.byteCount * 3 / 5
    let small = try await write(renderer)
    #expect(small.byteCount <= free.byteCount * 3 / 5 && small.notes.count == 1)
    #expect(try folder.read("x").count == small.byteCount)
    renderer.options.maxBytes = 40
    await #expect(throws: RenderError.self) { try await write(renderer) }
    #expect(folder.names == ["x"])
  }

  @Test("A WebP file gets the best quality that fits before it loses frames", arguments: [80, 50])
  func webpQuality(percent: Int) async throws {
    var renderer = try renderer()
    renderer.options.webp.quality = 95
    let folder = try TemporaryFolder()
    let free = try await renderer.webp(to: folder / "free.webp")
    renderer.options.maxBytes = free.byteCount * percent / 100
    let small = try await renderer.webp(to: folder / "small.webp")
    #expect(small.frameCount == free.frameCount && small.width == free.width)
    let note = try #require(small.notes.first)
    let quality = try #require(Int(note.split(separator: " ").last ?? ""), "\(note)")
    // The next quality is too large.
    renderer.options.webp.quality = quality + 5
    renderer.options.maxBytes = nil
    #expect(try await renderer.webp(to: folder / "next.webp").byteCount > free.byteCount * percent / 100)
  }

  @Test("Frames from elsewhere keep to a limit, if they can be read again")
  func transcoder() async throws {
    let renderer = try renderer()
    let folder = try TemporaryFolder()
    try await renderer.png(to: folder / "frames")
    var transcoder = Transcoder(.sequence(folder: folder / "frames"))
    let free = try await transcoder.gif(to: folder / "free.gif")
    transcoder.options.maxBytes = free.byteCount * 9 / 10
    let small = try await transcoder.gif(to: folder / "small.gif")
    #expect(small.byteCount <= free.byteCount * 9 / 10 && small.notes.count == 1)
    var piped = Transcoder(.raw(path: "-", width: 1, height: 1, count: nil))
    piped.options.maxBytes = 1000
    await #expect(throws: RenderError.self) { try await piped.gif(to: folder / "x.gif") }
  }

  @Test("A limit that nothing keeps to is an error, and leaves nothing")
  func impossible() async throws {
    var renderer = try renderer()
    let folder = try TemporaryFolder()
    renderer.options.maxBytes = 40
    await #expect(throws: RenderError.self) { try await renderer.gif(to: folder / "x.gif") }
    #expect(folder.names == [])
  }

  @Test("More frames a second than players show become as many as they do")
  func fastRate() async throws {
    var renderer = try renderer()
    let folder = try TemporaryFolder()
    let usual = try await renderer.gif(to: folder / "50.gif")
    renderer.options.rate = 60
    let fast = try await renderer.gif(to: folder / "60.gif")
    #expect(try folder.read("50.gif") == folder.read("60.gif"))
    #expect(fast.frameCount == usual.frameCount && fast.notes.count == 1)
  }
}
