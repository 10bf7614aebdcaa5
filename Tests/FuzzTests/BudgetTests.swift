import Flipbook
import Foundation
import FuzzTargets
import Testing

/// Small files that ask for much: each is refused with a message that names the place and the limit.
@Suite struct BudgetTests {
  private static func bytes(_ input: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Inputs")
    return Array(try Data(contentsOf: folder.appending(path: input)))
  }

  private static func scene(_ input: String) throws -> Scene {
    try Scene(text: String(decoding: bytes(input), as: UTF8.self), file: "scene.yaml") {
      .success(ImageReference(name: $0, pixelWidth: 20, pixelHeight: 10))
    }
  }

  @Test(
    "What repeaters, zigzags, and compositions multiply is counted before it is made",
    arguments: [
      ("lottie/repeaters-of-repeaters", "`layers` exceed the limit of 21845"),
      ("lottie/zigzags-of-zigzags", "the corners of paths in `layers` exceed the limit of 4194304"),
      ("import/compositions-of-compositions", "`layers` exceed the limit of 21845"),
    ])
  func lottie(input: String, message: String) throws {
    let document = try #require(try LottieDocument(Self.bytes(input)))
    #expect {
      try LottieFile.read(document)
    } throws: {
      "\($0)".contains(message) && "\($0)".contains("--max-memory")
    }
  }

  @Test(
    "What multiplies while a scene plays comes to an end",
    arguments: [
      ("export/display-in-display", "more than 1000000 steps have run"),
      ("export/transitions-of-transitions", "layers and transitions are nested more than 256 deep"),
    ])
  func steps(input: String, message: String) throws {
    let scene = try Self.scene(input)
    #expect {
      try scene.makeStage().advance(to: 80)
    } throws: {
      "\($0)".contains(message)
    }
  }

  @Test(
    "An export of a hundred thousand dots is refused by their number, before it takes long",
    arguments: [(60.0, "the layers' states in all frames"), (10, "the layers of the export")])
  func samples(frameRate: Double, what: String) throws {
    #expect {
      try Self.scene("export/dots").lottie(frameRate: frameRate, images: ImageLibrary())
    } throws: {
      "\($0)".contains("\(what) take more than 512 MiB of memory")
    }
  }

  @Test("Groups inside groups are refused by their size, before they are painted")
  func surfaces() throws {
    #expect {
      try Renderer(Self.scene("scene/blurs-of-blurs"), images: ImageLibrary()).still(at: 0)
    } throws: {
      "\($0)".contains("nested groups, masks, and filters take more than 512 MiB of memory")
    }
  }

  @Test("Groups of a large canvas are painted in bands, in memory that does not grow with it")
  func bands() throws {
    func picture(_ extent: Int) throws -> Bitmap {
      let text = """
        canvas: {size: [\(extent), \(extent)], background: white}
        layers:
          - layer: a
            frame: [0, 0, \(extent), \(extent)]
            opacity: 0.5
            backgroundColor: red
            sublayers: [{layer: b, frame: [0, 0, \(extent), \(extent)], backgroundColor: blue}]
        """
      let scene = try Scene(text: text, file: "scene.yaml") {
        .success(ImageReference(name: $0, pixelWidth: 1, pixelHeight: 1))
      }
      return try Renderer(scene, images: ImageLibrary()).still(at: 0)
    }
    let (small, large) = (try picture(8), try picture(5000))
    for y in stride(from: 0, to: 5000, by: 499) { #expect(large[17, y] == small[3, 3]) }
  }
}
