import Foundation
import TestSupport
import Testing

@testable import FlipbookTesting

/// What tests use: the golden's folder is set by a trait that is made here, as each test needs a folder of its own.
@Suite struct ExpectationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func within(_ record: RecordMode? = nil, isCI: Bool = false, _ body: () async throws -> Void) async throws {
    var settings = GoldenSettings()
    settings.folder = folder.path
    settings.record = record
    settings.isContinuousIntegration = isCI
    try await GoldenSettings.$current.withValue(settings) { try await body() }
  }

  private func isOurs(_ issue: Issue, _ text: String) -> Bool {
    issue.comments.contains { $0.rawValue.contains(text) }
  }

  @Test("A stage is held to its golden; recording it fails, so that nobody takes it for a comparison")
  func stage() async throws {
    try await within(.missing) {
      await withKnownIssue {
        await expectGolden(SmallScene.stage())
      } matching: {
        isOurs($0, "recorded in")
      }
      await expectGolden(SmallScene.stage())
      #expect(folder.names == ["ExpectationTests"])
      await withKnownIssue {
        await expectGolden(SmallScene.stage(opacity: 0.9))
      } matching: {
        isOurs($0, "square.opacity differs from 0.01667 s on")
      }
    }
    try await within {
      await withKnownIssue {
        await expectGolden(SmallScene.stage(), named: "other")
      } matching: {
        isOurs($0, "there is no golden in")
      }
      await withKnownIssue {
        await expectGolden(SmallScene.stage(), scale: 2)
      } matching: {
        isOurs($0, "recorded at 1.0 pixels per point, but 2.0 was requested")
      }
    }
  }

  @Test("Each argument of a test has a golden of its own", arguments: [0.25, 0.75], ["a", "b/c"])
  func parameters(_ opacity: Double, _ word: String) async throws {
    try await within(.missing) {
      await withKnownIssue {
        await expectGolden(SmallScene.stage(opacity: opacity))
      } matching: {
        isOurs($0, "recorded in")
      }
      await expectGolden(SmallScene.stage(opacity: opacity))
      await withKnownIssue {
        await expectGolden(SmallScene.stage(opacity: opacity), named: "named")
      } matching: {
        isOurs($0, "recorded in")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder / "ExpectationTests").sorted()
      let own = word == "a" ? "parameters-\(opacity)-a" : "parameters-\(opacity)-b_c-"
      #expect(names.count == 2 && names[0].hasPrefix(own) && names[1] == "parameters.named", "\(names)")
    }
  }

  @Test("What the code says is not recorded in continuous integration")
  func continuousIntegration() async throws {
    try await within(.all, isCI: true) {
      await withKnownIssue {
        await expectGolden(SmallScene.stage(), record: .all)
      } matching: {
        isOurs($0, "there is no golden in")
      }
    }
  }

  @Test("An argument counts for more than a trait")
  func argument() async throws {
    try await within(.missing) {
      await withKnownIssue {
        await expectGolden(SmallScene.stage(), record: .never)
      } matching: {
        isOurs($0, "there is no golden in")
      }
    }
  }

  @Test("Pictures come from anywhere: bitmaps, bytes and files")
  func pictures() async throws {
    var picture = SmallScene.picture(Pixel(red: 10, green: 20, blue: 30))
    try await within(.missing) {
      await withKnownIssue {
        await expectImage(picture)
      } matching: {
        isOurs($0, "recorded in")
      }
      await expectImage(picture)
      let bytes = try PNGEncoder().encode(picture)
      await expectImage(bytes: bytes)
      try folder.write(bytes, to: "picture.png")
      await expectImage(at: folder / "picture.png")
      picture[5, 6].red = 12
      await withKnownIssue {
        await expectImage(picture)
      } matching: {
        isOurs($0, "the image: 1 pixel differs by up to 2 of 255, within 1 × 1 at (5, 6)")
      }
      await expectImage(picture, tolerance: .within(largestDifference: 2, because: "noise"))
    }
  }

  @Test("All frames of an animation are held to their golden, and one that is dropped is reported")
  func animation() async throws {
    try await Renderer(SmallScene.stage()).gif(to: folder / "all.gif")
    var options = RenderOptions()
    options.selection = .frames(from: 0, through: 10)
    try await Renderer(SmallScene.stage(), options: options).gif(to: folder / "part.gif")
    try await within(.missing) {
      await withKnownIssue {
        await expectImage(at: folder / "all.gif")
      } matching: {
        isOurs($0, "recorded in")
      }
      await expectImage(at: folder / "all.gif")
      await withKnownIssue {
        await expectImage(at: folder / "part.gif")
      } matching: {
        isOurs($0, "it is missing")
      }
    }
  }

  @Test("A trait reaches the tests of its suite", .goldens(record: .failed, folder: "elsewhere"))
  func trait() {
    #expect(GoldenSettings.current.record == .failed)
    #expect(GoldenSettings.current.folder == "elsewhere")
  }

  @Test(
    "Pictures are attached in Swift Testing, and where a framework has no attachments, the failure gives their paths")
  func attachments() async throws {
    let place = TestLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1, function: #function)
    let bytes = try PNGEncoder().encode(SmallScene.picture(.clear))
    #expect(await place.attach(png: bytes, named: "clear.png"))
    // A task of its own has no test of Swift Testing, as in XCTest.
    let isAttached = await Task.detached { await place.attach(png: bytes, named: "clear.png") }.value
    #if canImport(Darwin)
      #expect(isAttached)
    #else
      #expect(!isAttached)
    #endif
  }

  @Test("A scene is held to the tolerance that a list beside it gives")
  func listedTolerance() async throws {
    let scene = """
      canvas: {size: [40, 30], background: white}
      layers:
        - {layer: clock, frame: [2, 2, 10, 10], backgroundColor: red}
        - {layer: box, frame: [20, 10, 10, 10], backgroundColor: blue}
      duration: 0.2
      """
    let path = folder / "menu.yaml"
    try folder.write(Array(scene.utf8), to: "menu.yaml")
    try folder.write(
      Array("goldens:\n  - {file: menu.yaml, tolerance: {ignore: clock, because: time}}\n".utf8), to: "goldens.yaml")
    try await within(.missing) {
      await withKnownIssue {
        await expectGolden(scene: path)
      } matching: {
        isOurs($0, "recorded in")
      }
      try folder.write(Array(scene.replacing("red", with: "green").utf8), to: "menu.yaml")
      await expectGolden(scene: path)
      try folder.write(Array(scene.replacing("blue", with: "green").utf8), to: "menu.yaml")
      await withKnownIssue {
        await expectGolden(scene: path)
      } matching: {
        isOurs($0, "box.backgroundColor differs")
      }
      try folder.write(Array("goldens: [{file: menu.yaml, tolerance: 3}]\n".utf8), to: "goldens.yaml")
      await withKnownIssue {
        await expectGolden(scene: path)
      } matching: {
        isOurs($0, "expected a tolerance")
      }
    }
  }
}
