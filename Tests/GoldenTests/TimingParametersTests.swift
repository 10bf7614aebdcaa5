import Flipbook
import Foundation
import TestSupport
import Testing

@testable import Golden

/// The causes that a failure names before the pixels.
@Suite struct TimingParametersTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Compares two scenes of a square and a ring.
  private func lines(
    _ old: String, _ new: String, layers: (String, String) = ("", ""), withoutTiming: Bool = false
  ) async throws -> [String] {
    var recordings: [Recording] = []
    for (index, (steps, layer)) in [(old, layers.0), (new, layers.1)].enumerated() {
      let text = """
        canvas: {size: [60, 40], background: white}
        layers:
          - {layer: box, frame: [20, 10, 20, 20], backgroundColor: blue}
          - {shape: ring, frame: [0, 0, 20, 20], strokeColor: red, \(layer.isEmpty ? "path: {rect: [0, 0, 5, 5]}" : layer)}
        start: [\(steps)]
        duration: 0.6

        """
      try folder.write(Array(text.utf8), to: "\(index).yaml")
      let golden = SceneGolden(scene: folder / "\(index).yaml", place: GoldenLocation(name: "x", in: folder.path))
      var recording = try await golden.record(try golden.manifest())
      if index == 0 {
        var manifest = GoldenManifest()
        manifest.choice = .standard
        try StoredGolden(recording, manifest: manifest).write(to: folder / "golden")
        if withoutTiming {
          let json = String(decoding: try folder.read("golden/golden.json"), as: UTF8.self)
          let head = try #require(json.range(of: ",\n  \"timing\": ["))
          let rest = try #require(json.range(of: ",\n  \"trace\": ["))
          let text = json[..<head.lowerBound] + json[rest.lowerBound...]
          try folder.write(Array(text.utf8), to: "golden/golden.json")
        }
        recording = try StoredGolden(folder: folder / "golden").recording
      }
      recordings.append(recording)
    }
    return try Comparison(recordings[0], recordings[1]).lines
  }

  @Test(
    "The change in the scene comes first",
    arguments: [
      (
        "{spring: box.position.x, to: 50, stiffness: 300, damping: 12}",
        "{spring: box.position.x, to: 50, stiffness: 300, damping: 12.12}",
        "box.position.x, CASpringAnimation at 0 s: damping 12.12 instead of 12"
      ),
      (
        "{pop: box.scaleXY, to: [2, 2], bounciness: 8}", "{pop: box.scaleXY, to: [2, 2], bounciness: 9}",
        "box.scaleXY, POPSpringAnimation at 0 s: bounciness 9 instead of 8"
      ),
      (
        "{animate: {box.opacity: 0}, duration: 0.3}",
        "{animate: {box.opacity: 0}, duration: 0.4, options: [curveLinear]}",
        "box.opacity, UIView at 0 s: duration 0.4 instead of 0.3, curve linear instead of easeInEaseOut"
      ),
      (
        "{basic: box.opacity, to: 0, duration: 0.3, after: 0.1}",
        "{basic: box.opacity, to: 0.5, duration: 0.3, after: 0.2}",
        "box.opacity, CABasicAnimation at 0.1 s: delay 0.2 instead of 0.1, to 0.5 instead of 0"
      ),
    ])
  func causes(_ old: String, _ new: String, _ line: String) async throws {
    let lines = try await lines(old, new)
    #expect(lines.first == line)
    #expect(lines.dropFirst().first?.hasPrefix("frame ") == true)
    #expect(try await self.lines(old, old) == [])
  }

  @Test("A golden without a timing table is compared as before")
  func withoutTiming() async throws {
    let (old, new) = ("{basic: box.opacity, to: 0, duration: 0.3}", "{basic: box.opacity, to: 0.5, duration: 0.3}")
    #expect(try await lines(old, old, withoutTiming: true) == [])
    let lines = try await lines(old, new, withoutTiming: true)
    #expect(lines.first?.hasPrefix("frame 1 of ") == true)
  }

  @Test("A scale that changes in all directions is one change, and a path is not a number")
  func shortLines() async throws {
    let scaled = try await lines(
      "{basic: box.transform.scale, from: 1, to: 2, duration: 0.3}",
      "{basic: box.transform.scale, from: 1, to: 3, duration: 0.3}")
    #expect(scaled.filter { $0.contains("transform.scale") && $0.contains(" differs ") }.count == 1, "\(scaled)")
    #expect(scaled.contains { $0.hasPrefix("box.transform.scale differs ") })
    let paths = try await lines(
      "", "", layers: ("path: {rect: [0, 0, 5, 5]}", "path: {rect: [0, 0, 6, 5]}"))
    #expect(paths.dropFirst() == ["ring.path differs from the start"])
  }

  @Test("The pictures show the frame that differs most")
  func worstFrame() async throws {
    let (white, gray) = (Pixel(red: 255, green: 255, blue: 255), Pixel(red: 250, green: 255, blue: 255))
    func recording(_ colors: [Pixel]) -> Recording {
      let frames = colors.enumerated().map {
        Recording.Frame(time: Double($0), picture: FrameImage(SmallScene.picture($1)))
      }
      return Recording(frames: frames, duration: 3)
    }
    let black = Pixel(red: 0, green: 0, blue: 0)
    let comparison = try Comparison(recording([white, white, white]), recording([gray, black, gray]))
    #expect(comparison.firstBadFrame?.index == 0)
    #expect(comparison.worstFrame?.index == 1)
    #expect(comparison.lines.first?.hasPrefix("frame 0 of 3 (0 s), the first of 3 that differ, worst at 1 s: ") == true)
  }
}
