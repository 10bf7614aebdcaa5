import Flipbook
import Testing

/// Frames of devices around scenes.
@Suite struct DeviceTests {
  private static func picture(
    _ device: Device?, size: Size = Size(393, 852), background: Color = .white
  ) throws -> Bitmap {
    let stage = Stage(size: size, background: background)
    let square = Layer(frame: Rect(size.width / 2 - 20, size.height / 2 - 20, 40, 40))
    square.backgroundColor = Color(red: 1, green: 0, blue: 0)
    stage.root.addSublayer(square)
    var options = RenderOptions()
    options.device = device
    return try Renderer(stage, images: ImageLibrary(), options: options).still(at: 0)
  }

  @Test(arguments: [(Device.iphone, 32, 14), (.ipad, 22, 1), (.pixel, 29, 7)]) func theScreenIsInTheMiddle(
    device: Device, edge: Int, corner: Int
  ) throws {
    let picture = try Self.picture(device)
    #expect(picture.width == 393 + 2 * edge && picture.height == 852 + 2 * edge)
    #expect(picture[edge + 196, edge + 426] == Pixel(red: 255, green: 0, blue: 0, alpha: 255))
    // The corners of the screen are round, and the device stands on white.
    #expect(picture[0, 0] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(picture[edge + corner, edge + corner].red < 40 && picture[edge - 3, 426].red < 40)
  }

  @Test func theStatusBarContrastsWithTheScene() throws {
    // The bar for gestures is 13 pixels above the bottom of the screen.
    func bar(_ background: Color) throws -> Pixel { try Self.picture(.iphone, background: background)[228, 874] }
    #expect(try bar(.white).red == 0)
    #expect(try bar(.black).red == 255)
  }

  @Test func theFrameFollowsTheSizeOfTheCanvas() throws {
    let picture = try Self.picture(.iphone, size: Size(786, 1704))
    #expect(picture.width == 786 + 128 && picture.height == 1704 + 128)
  }

  @Test func scenesSideBySideHaveNone() throws {
    let scene = try Scene(text: "canvas: {size: [40, 40]}\nlayers: []\n", file: "s.yaml") { _ in
      .failure(ImageNotFound(message: "none"))
    }
    let sheet = try SideBySide([.init(label: "a", scene: scene), .init(label: "b", scene: scene)])
    var options = RenderOptions()
    options.device = .ipad
    let error = #expect(throws: RenderError.self) {
      try Renderer(sheet, images: ImageLibrary(), options: options).still(at: 0)
    }
    #expect("\(try #require(error))".contains("--device ipad is for one scene"))
  }
}
