import Flipbook
import TestSupport
import Testing

@Suite struct OutputSizeTests {
  @Test(
    "The output's size follows from the canvas",
    arguments: [
      (OutputSize.scale(1), 40, 20), (.scale(3), 120, 60), (.scale(0.5), 20, 10), (.width(80), 80, 40),
      (.height(5), 10, 5), (.box(width: 100, height: 100), 100, 100),
      // A part of a pixel is a pixel.
      (.scale(1.01), 41, 21), (.scale(0.001), 1, 1),
    ])
  func sizes(size: OutputSize, width: Int, height: Int) throws {
    var renderer = Renderer(TestStage.make())
    renderer.options.size = size
    let bitmap = try renderer.still(at: 0)
    #expect(bitmap.width == width && bitmap.height == height)
  }

  @Test("A canvas of another shape is centered on its background")
  func letterbox() throws {
    var renderer = Renderer(TestStage.make())
    renderer.options.size = .box(width: 40, height: 40)
    let bitmap = try renderer.still(at: 0)
    let white = Pixel(red: 255, green: 255, blue: 255)
    let square = Pixel(red: 0xE5, green: 0x6B, blue: 0x6F)
    #expect(bitmap[5, 14] == white)
    #expect(bitmap[5, 15] == square)
    #expect(bitmap[5, 24] == square)
    #expect(bitmap[5, 25] == white)
  }

  @Test("Sizes beyond a bitmap's are refused before work starts", arguments: [1000.0, 1e9, .infinity, .nan, 0, -1])
  func tooLarge(scale: Double) async throws {
    let folder = try TemporaryFolder()
    var renderer = Renderer(TestStage.make())
    renderer.options.size = .scale(scale)
    await #expect(throws: RenderError.self) { try await renderer.gif(to: folder / "a.gif") }
    #expect(throws: RenderError.self) { try renderer.still(at: 0) }
    #expect(folder.names.isEmpty)
  }
}
