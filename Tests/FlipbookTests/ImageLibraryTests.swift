import Flipbook
import Foundation
import TestSupport
import Testing

@Suite struct ImageLibraryTests {
  /// A folder with variants of a picture; the one of scale n is n pixels wide.
  private func folder(scales: [Int]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for scale in scales {
      let name = scale == 1 ? "gear.png" : "gear@\(scale)x.png"
      try folder.write(PNGEncoder().encode(Bitmap(width: scale, height: 1)), to: name)
    }
    return folder
  }

  @Test(
    "The exact scale is taken, else the next larger, else the largest",
    arguments: [
      (files: [1, 2, 3], scale: 1.0, chosen: 1), ([1, 2, 3], 2, 2), ([1, 2, 3], 3, 3), ([1, 3], 2, 3), ([1, 2], 3, 2),
      ([1], 3, 1), ([2], 1, 2), ([3], 2, 3), ([1, 2, 3], 1.5, 2), ([1, 2, 3], 0.5, 1), ([1, 2, 3], 4, 3),
    ])
  func variants(files: [Int], scale: Double, chosen: Int) throws {
    let folder = try folder(scales: files)
    let image = try ImageLibrary().image(at: folder / "gear.png", preferredScale: scale)
    #expect(image.pixelWidth == chosen)
    #expect(image.scale == Double(chosen))
  }

  @Test("A name that gives its scale means that file alone")
  func explicitScale() throws {
    let folder = try folder(scales: [1, 2])
    let image = try ImageLibrary().image(at: folder / "gear@2x.png", preferredScale: 1)
    #expect(image.pixelWidth == 2 && image.scale == 2)
    let error = try #require(throws: RenderError.self) { try ImageLibrary().image(at: folder / "gear@3x.png") }
    #expect(error.description == "\(folder / "gear@3x.png"): there is no such file")
  }

  @Test("A pipe or device isn't a picture")
  func pipe() throws {
    let folder = try TemporaryFolder()
    #expect(unsafe mkfifo(folder / "gear.png", 0o600) == 0)
    let error = try #require(throws: RenderError.self) { try ImageLibrary().image(at: folder / "gear.png") }
    #expect(error.description == "\(folder / "gear.png"): it is a pipe, a socket, or a device, not a file")
    // Nor is it one inside of a drawing.
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><image href='gear.png'/></svg>"
    try folder.write(Array(text.utf8), to: "a.svg")
    let drawing = try Drawing.load(folder / "a.svg", images: ImageLibrary())
    #expect(drawing.warnings.map(\.line) == [1] && drawing.warnings[0].message.contains("not a file"))
  }

  @Test("A picture is there for painting, and the same even when its file changes")
  func readOnce() throws {
    let folder = try folder(scales: [1])
    let images = ImageLibrary()
    let image = try images.image(at: folder / "gear.png")
    try folder.write([], to: "gear.png")
    #expect(try images.image(at: folder / "gear.png") == image)
    #expect(images.bitmap(for: image) == Bitmap(width: 1, height: 1))
    #expect(ImageLibrary().bitmap(for: image) == nil)
  }

  @Test("What is missing or unusable is named")
  func errors() throws {
    let folder = try folder(scales: [1])
    let missing = try #require(throws: RenderError.self) { try ImageLibrary().image(at: folder / "no.png") }
    #expect(missing.description == "\(folder / "no.png"): there is no such file (nor no@2x.png, nor no@3x.png)")
    let whole = try folder.read("gear.png")
    try folder.write(Array(whole.prefix(whole.count / 2)), to: "cut.png")
    let cut = try #require(throws: RenderError.self) { try ImageLibrary().image(at: folder / "cut.png") }
    #expect(cut.description.hasPrefix("\(folder / "cut.png") is a damaged PNG file"))
    let isFolder = try #require(throws: RenderError.self) { try ImageLibrary().image(at: folder.path) }
    #expect(isFolder.description == "\(folder.path): Is a directory")
  }
}
