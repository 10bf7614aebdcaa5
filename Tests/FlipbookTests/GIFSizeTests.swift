import Flipbook
import TestSupport
import Testing

@Suite("GIFs of a limited size")
struct GIFSizeTests {
  private func renderer() throws -> Renderer {
    let images = ImageLibrary()
    let folder = try TemporaryFolder()
    let scene = try folder.write(
      Array(
        """
        canvas: {size: [120, 90], background: white}
        layers:
          - layer: ball
            frame: [10, 10, 60, 60]
            backgroundColor: '#E56B6F'
            cornerRadius: 30
        start:
          - {basic: ball.position.x, from: 20, to: 100, duration: 0.6}
          - {basic: ball.backgroundColor, from: '#E56B6F', to: '#355070', duration: 0.6}
        """.utf8), to: "ball.yaml")
    var renderer = Renderer(try Scene.load(scene, images: images), images: images)
    renderer.options.selection = .times(from: 0, to: 0.6)
    return renderer
  }

  @Test("A limit is kept to, and what that took is told")
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
