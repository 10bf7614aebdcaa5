import Flipbook
import Foundation
import TestSupport
import Testing

@testable import Golden

@Suite struct ToleranceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func picture(
    width: Int = 40, height: Int = 30, _ color: (_ x: Int, _ y: Int) -> (Int, Int, Int)
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        bitmap[x, y] = Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
      }
    }
    return bitmap
  }

  @Test("The similarity is that of Wang and others, window by window")
  func similarity() {
    let a = picture { x, y in ((x * 5 + y * 3) % 200, (x * x + y * 2) % 190, (x * 11 ^ y * 7) % 256) }
    let b = picture { x, y in
      ((x * 5 + y * 3) % 200 + (x * 7 + y * 13) % 17, (x * x + y * 2) % 190, 255 - (x * 11 ^ y * 7) % 256)
    }
    // Of a direct computation in NumPy, window by window: 0.91616 in red, 1 in green, -0.70045 in blue.
    #expect(abs(StructuralSimilarity.mean(a, b) - 0.40523518677174536) < 1e-9)
    #expect(abs(StructuralSimilarity.mean(a, a) - 1) < 1e-12)
    // A picture smaller than a window, and what is only transparent.
    let dot = picture(width: 3, height: 2) { _, _ in (10, 20, 30) }
    #expect(abs(StructuralSimilarity.mean(dot, dot) - 1) < 1e-12)
    let white = picture { _, _ in (255, 255, 255) }
    #expect(StructuralSimilarity.mean(white, Bitmap(width: 40, height: 30)) < 0.01)
  }

  @Test(
    "A tolerance counts pixels, asks for a similarity, and leaves parts out",
    arguments: [
      (Tolerance.within(pixels: 31, because: "noise"), false), (.within(pixels: 32, because: "noise"), true),
      (.within(largestDifference: 9, pixels: 32, because: "noise"), false),
      (.similar(0.9999, because: "another painter"), false), (.similar(0.9, because: "another painter"), true),
      (.similar(0.9, worstWindow: 1, because: "another painter"), false),
      (.exact.ignoring([.rectangle(Rect(10, 2, 4, 2))], because: "clock"), true),
      (.exact.ignoring([.rectangle(Rect(10, 2, 3.4, 2))], because: "clock"), false),
      (.exact.ignoring([.rectangle(Rect(-1e5, -1e5, 2e5, 2e5))], because: "everything"), true),
    ])
  func limits(_ tolerance: Tolerance, passes: Bool) throws {
    let paper = picture { x, y in (200, (x * 7 + y * 5) % 200, 90) }
    var other = paper
    for y in 4..<8 { for x in 20..<28 { other[x, y].green = UInt8((x * 7 + y * 5) % 200 + 10) } }
    // Two pixels a point.
    let comparison = try Comparison(Recording(paper), Recording(other), tolerance: tolerance, scale: 2)
    #expect(comparison.passes == passes, "\(comparison.lines)")
  }

  @Test("Layers of a name are found at any depth, with what is inside them")
  func names() {
    for path in ["clock", "bar.clock", "bar.clock.hand", "clock#2"] {
      #expect(IgnoredRegion.matches(path, name: "clock"), "\(path)")
    }
    for path in ["clocks", "bar", "bar.o'clock"] { #expect(!IgnoredRegion.matches(path, name: "clock"), "\(path)") }
    #expect(IgnoredRegion.matches("app.bar#3.clock", name: "bar.clock"))
    #expect(!IgnoredRegion.matches("app.clock.bar", name: "bar.clock"))
    #expect(IgnoredRegion("0, 0,320,20.5") == .rectangle(Rect(0, 0, 320, 20.5)))
    #expect(IgnoredRegion("0,0,0,20") == nil)
    #expect(IgnoredRegion("clock") == .layer("clock"))
  }

  /// A square that fades, and a clock of another color, place, and animation each time.
  private func stage(clock: Double) -> Stage {
    let stage = SmallScene.stage()
    let layer = Layer(name: "clock", frame: Rect(2 + clock, 24, 8, 4))
    layer.backgroundColor = Color(red: clock / 10, green: 0, blue: 1, alpha: 1)
    layer.shadowOpacity = 1
    layer.shadowRadius = 1
    stage.root.addSublayer(layer)
    layer.add(BasicAnimation(.opacity, from: .number(clock / 10), to: 1, duration: 0.1 + clock / 100))
    return stage
  }

  private func verdict(clock: Double, _ tolerance: Tolerance, mode: RecordMode = .never) async -> GoldenVerdict {
    var check = GoldenCheck(GoldenLocation(name: "menu", in: folder / "__Goldens__"))
    check.mode = mode
    check.settings.choice = .every(6)
    check.settings.tolerance = tolerance
    return await check.run { manifest, _ in
      var recorder = Recorder()
      recorder.ignoredLayers = manifest.tolerance.ignoredLayers
      return try await recorder.record(stage(clock: clock), images: ImageLibrary())
    }
  }

  @Test("What an ignored layer shows, holds, and plays is not compared, wherever it is in either picture")
  func layers() async throws {
    let tolerance = Tolerance.exact.ignoring([.layer("clock")], because: "the time of day")
    #expect(await verdict(clock: 1, tolerance, mode: .all).word == "recorded")
    let later = await verdict(clock: 7, tolerance)
    #expect(later.word == "passed", "\(later.lines)")
    #expect(later.tolerance == tolerance)
    let places = try StoredGolden.manifest(in: folder / "__Goldens__/menu").places
    #expect(places.count == 6 && places.allSatisfy { $0.count == 1 })
    // The shadow belongs to the layer.
    #expect(places[0][0].contains(PixelRect(x: 3, y: 20, width: 8, height: 8)), "\(places[0])")
    // Without the tolerance, the clock counts.
    #expect(await verdict(clock: 1, .exact, mode: .all).word == "recorded")
    #expect(await verdict(clock: 7, .exact).word == "different")
  }

  @Test("A name that no layer has is an error with the nearest one, and pictures have no layers")
  func unknownLayers() async throws {
    let wrong = Tolerance.exact.ignoring([.layer("clok")], because: "the time of day")
    let error = await verdict(clock: 1, wrong, mode: .all)
    #expect(error.lines == ["the tolerance ignores ‘clok’, but no layer has that name; did you mean clock?"])
    let picture = Recording(SmallScene.picture(.clear))
    let failure = #expect(throws: GoldenError.self) { try Comparison(picture, picture, tolerance: wrong) }
    #expect(failure?.description.contains("images have no layers") == true)
  }

  @Test("Tolerances are stored whole, in words and in JSON", arguments: [1.0, 2])
  func stored(scale: Double) async throws {
    var tolerance = Tolerance.similar(0.97, worstWindow: 12.5, because: "another painter")
    tolerance.pixels = 40
    tolerance = tolerance.ignoring([.layer("clock"), .rectangle(Rect(0, 1.5, 320, 20))], because: "“the time”")
    #expect(
      tolerance.description == """
        the worst window at most 12.5, at most 40 pixels, a similarity of at least 0.97, \
        without ‘clock’, 320 × 20 at (0, 1.5) (“the time”)
        """)
    var golden = StoredGolden(
      try await Recorder(scale: scale).record(SmallScene.stage(), images: ImageLibrary()), manifest: GoldenManifest())
    golden.manifest.tolerance = tolerance
    try golden.write(to: folder / "menu")
    #expect(try StoredGolden.manifest(in: folder / "menu").tolerance == tolerance)
  }

  @Test("A picture is scaled by averages, and enlarged by interpolation")
  func resampling() {
    let checks = picture(width: 4, height: 2) { x, y in (x < 2 ? 100 : 200, 40, (x + y) % 2 * 10) }
    let half = checks.resampled(width: 2, height: 1)
    #expect([half[0, 0], half[1, 0]] == [Pixel(red: 100, green: 40, blue: 5), Pixel(red: 200, green: 40, blue: 5)])
    let wide = checks.resampled(width: 3, height: 2)
    // The middle of three is half of the second and half of the third, and 1 ⅓ wide.
    #expect((0..<3).map { wide[$0, 0].red } == [100, 150, 200])
    let dot = picture(width: 2, height: 1) { x, _ in (x * 100, 0, 0) }
    #expect((0..<4).map { dot.resampled(width: 4, height: 3)[$0, 2].red } == [0, 25, 75, 100])
    let flat = picture(width: 13, height: 7) { _, _ in (7, 8, 9) }
    #expect(flat.resampled(width: 5, height: 20) == picture(width: 5, height: 20) { _, _ in (7, 8, 9) })
  }
}
