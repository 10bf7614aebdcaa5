import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Sinks")
struct SinkTests {
  private func write<Sink: FrameSink & ~Copyable>(
    to sink: consuming Sink, _ schedule: FrameSchedule, _ picture: (Int) -> Bitmap, upTo limit: Int = .max
  ) async throws {
    var previous: Bitmap?
    let encoder = sink.encoder
    for slot in schedule.slots.prefix(limit) {
      let frame = picture(slot.frame)
      try await sink.write(encoder.encode(frame, after: previous), for: slot)
      previous = frame
    }
    if schedule.slots.count <= limit { try await sink.finish() }
  }

  private func picture(_ frame: Int) -> Bitmap { TestPictures.interface(50, 30, step: frame) }

  private static let rate: FrameRate = 60

  private let manifest = SequenceManifest(rate: SinkTests.rate, width: 50, height: 30, scale: 2, digest: "abc")

  private func schedule(_ count: Int, order: FrameOrder = .plain) -> FrameSchedule {
    FrameSchedule(everyFrameAt: SinkTests.rate, frameCount: count, order: order)
  }

  @Test("A GIF at 60 frames a second has the exact length and the frames of its schedule")
  func gif() async throws {
    let folder = try TemporaryFolder()
    let rate: FrameRate = 60
    let schedule = FrameSchedule(gifAt: rate, frameCount: 30)
    let sink = GIFSink(try OutputFile(path: folder / "x.gif"), width: 50, height: 30, plays: 3)
    try await write(to: sink, schedule, picture)
    #expect(folder.names == ["x.gif"])
    let animation = try GIFAnimation(decoding: try folder.read("x.gif"))
    #expect(animation.centiseconds.reduce(0, +) == 50)
    #expect(animation.centiseconds == schedule.slots.map(\.centiseconds))
    #expect(animation.pictures == schedule.slots.map { picture($0.frame) })
    #expect(animation.plays == 3)
  }

  @Test("Frames coded by several jobs give the same GIF", arguments: [3])
  func parallel(jobs: Int) async throws {
    var patterned = GIFOptions()
    patterned.dither = .ordered
    var best = GIFOptions()
    best.effort = 8
    let moving = { (frame: Int) in TestPictures.gradient(160, 130, step: frame / 2) }
    let clear = { (frame: Int) in TestPictures.disc(160, 130, atX: 15 * frame) }
    let few = { (frame: Int) in TestPictures.interface(160, 130, step: frame) }
    // Frames of their own tables among others.
    let mixed = { (frame: Int) in
      frame % 3 == 1 ? TestPictures.interface(160, 130, step: frame) : TestPictures.gradient(160, 130, step: frame)
    }
    let schedule = FrameSchedule(gifAt: 25, frameCount: 7)
    let folder = try TemporaryFolder()
    for (picture, options) in [
      (moving, GIFOptions()), (moving, patterned), (mixed, best), (clear, GIFOptions()), (few, GIFOptions()),
      (mixed, GIFOptions()),
    ] {
      var encoder = GIFEncoder(width: 160, height: 130, options: options)
      var bytes: [UInt8] = []
      for slot in schedule.slots { bytes += try encoder.add(picture(slot.frame), centiseconds: slot.centiseconds) }
      bytes += try encoder.finish()
      let sink = GIFSink(
        try OutputFile(path: folder / "x.gif"), width: 160, height: 130, options: options, jobs: jobs)
      try await write(to: sink, schedule, picture)
      #expect(try folder.read("x.gif") == bytes)
    }
  }

  @Test("A folder of frames has their names, their pixels and a manifest")
  func folder() async throws {
    let folder = try TemporaryFolder()
    try await write(to: try PNGSequence(.folder(folder / "menu"), manifest: manifest), schedule(3), picture)
    let inside = folder / "menu/"
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: inside).sorted() == [
        "frame_0000.png", "frame_0001.png", "frame_0002.png", "manifest.json",
      ])
    for number in 0..<3 {
      #expect(try PNGDecoder.decode(folder.read("menu/frame_000\(number).png")) == picture(number))
    }
    let json = try JSONSerialization.jsonObject(with: Data(folder.read("menu/manifest.json"))) as? [String: Any]
    #expect(json?["fps"] as? Double == 60)
    #expect(json?["rate"] as? String == "60")
    #expect(json?["size"] as? [Int] == [50, 30])
    #expect(json?["scale"] as? Double == 2)
    #expect(json?["count"] as? Int == 3)
    let frames = json?["frames"] as? [[String: Any]]
    #expect(frames?.map { $0["file"] as? String } == ["frame_0000.png", "frame_0001.png", "frame_0002.png"])
    let times: [Double?] = [0, 1.0 / 60, 2.0 / 60]
    #expect(frames?.map { $0["time"] as? Double } == times)
  }

  /// A picture that needs a layout of its own: grays, few colors, few translucent ones, many, and many translucent
  /// ones.
  private func picture(needing color: UInt8, _ step: Int) -> Bitmap {
    switch color {
    case 0:
      TestPictures.make(50, 30) { x, y in
        Pixel(red: UInt8(x + y + step), green: UInt8(x + y + step), blue: UInt8(x + y + step))
      }
    case 3: TestPictures.interface(50, 30, step: step)
    case 13: TestPictures.disc(50, 30, atX: step)
    case 2: TestPictures.noise(50, 30, seed: UInt64(step))
    case 4:
      TestPictures.make(50, 30) { x, y in
        let (gray, alpha) = (UInt8(x + step), UInt8(100 + x + 2 * y))
        return Pixel(red: gray, green: gray, blue: gray, alpha: alpha)
      }
    default:
      TestPictures.make(50, 30) { x, y in
        Pixel(red: UInt8(x + step), green: UInt8(y), blue: UInt8(x ^ y), alpha: UInt8(100 + x + 2 * y))
      }
    }
  }

  @Test(
    "All files of a sequence have the one layout that they need together, whichever comes first",
    arguments: [
      ([3, 3, 3], 3), ([0, 0], 0), ([0, 3], 3), ([3, 0, 2], 2), ([2, 0, 3], 2), ([13, 3], 3), ([13, 2], 6),
      ([4, 4], 4),
      ([4, 0], 4), ([4, 2, 3], 6), ([3, 3, 6], 6), ([6, 3], 6), ([0, 0, 0, 0, 0, 2], 2),
    ] as [([UInt8], UInt8)])
  func layouts(needs: [UInt8], color: UInt8) async throws {
    let folder = try TemporaryFolder()
    let picture = { self.picture(needing: needs[$0], $0) }
    var files: [[UInt8]] = []
    for jobs in [1, 3] {
      let sink = try PNGSequence(.folder(folder / "menu"), manifest: manifest, jobs: jobs)
      if jobs == 3 {
        // As threads do that have frames ready in another order.
        for frame in needs.indices.reversed() { _ = try sink.encoder.encode(picture(frame), after: nil) }
      }
      try await write(to: sink, schedule(needs.count), picture)
      let names = (0..<needs.count).map { "menu/frame_000\($0).png" } + ["menu/manifest.json"]
      let made = try names.map(folder.read)
      #expect(jobs == 1 || made == files)
      files = made
    }
    for (frame, file) in files.dropLast().enumerated() {
      #expect(file[25] == color, "frame \(frame)")
      #expect(try PNGDecoder.decode(file) == picture(frame))
    }
  }

  @Test("ffmpeg reads a sequence by its pattern")
  func pattern() async throws {
    let folder = try TemporaryFolder()
    let pattern = try FileNamePattern(folder / "shot-%03d.png")
    try await write(to: try PNGSequence(.pattern(pattern), manifest: manifest), schedule(5), picture)
    #expect(folder.names == (0..<5).map { "shot-00\($0).png" })
    let ffmpeg = try Tool.ffmpeg.run(
      ["-v", "error", "-i", folder / "shot-%03d.png", "-f", "rawvideo", "-pix_fmt", "rgba", folder / "raw"])
    #expect(ffmpeg.standardError.isEmpty)
    #expect(try folder.read("raw") == (0..<5).flatMap { picture($0).visibleBytes })
  }

  @Test("A sequence that is given up leaves nothing, not even its folder")
  func abandoned() async throws {
    let folder = try TemporaryFolder()
    try await write(to: try PNGSequence(.folder(folder / "new"), manifest: manifest), schedule(4), picture, upTo: 2)
    #expect(folder.names == [])
    let pattern = try FileNamePattern(folder / "x%d.png")
    try await write(to: try PNGSequence(.pattern(pattern), manifest: manifest), schedule(4), picture, upTo: 3)
    #expect(folder.names == [])
    let rate: FrameRate = 10
    let gif = GIFSink(try OutputFile(path: folder / "x.gif"), width: 50, height: 30)
    try await write(to: gif, FrameSchedule(gifAt: rate, frameCount: 5), picture, upTo: 3)
    #expect(folder.names == [])
  }

  @Test("Existing frames are replaced, or kept if asked")
  func policies() async throws {
    let folder = try TemporaryFolder()
    let pattern = try FileNamePattern(folder / "x%d.png")
    _ = try folder.write([1], to: "x1.png")
    let error = await #expect(throws: OutputError.self) {
      try await write(to: try PNGSequence(.pattern(pattern), manifest: manifest, policy: .keep), schedule(3), picture)
    }
    #expect(error == .exists(path: folder / "x1.png"))
    #expect(folder.names == ["x1.png"])
    try await write(to: try PNGSequence(.pattern(pattern), manifest: manifest), schedule(3), picture)
    #expect(try PNGDecoder.decode(folder.read("x1.png")) == picture(1))
  }

  @Test("A shorter sequence takes the place of a longer one, and of nothing else")
  func shorter() async throws {
    let folder = try TemporaryFolder()
    try await write(to: try PNGSequence(.folder(folder.path), manifest: manifest), schedule(12), picture)
    // Numbered like a frame and like one to be removed, but in no manifest.
    for name in ["frame_0012.png", "frame_0005.txt", "cover.png"] { try folder.write([1], to: name) }
    try await write(to: try PNGSequence(.folder(folder.path), manifest: manifest), schedule(3), picture)
    #expect(
      folder.names == [
        "cover.png", "frame_0000.png", "frame_0001.png", "frame_0002.png", "frame_0005.txt", "frame_0012.png",
        "manifest.json",
      ])
    try await write(to: try PNGSequence(.folder(folder.path), manifest: manifest), schedule(2), picture, upTo: 1)
    #expect(folder.names.contains("frame_0002.png"))
  }

  @Test("Frames beside somebody else's manifest stay", arguments: ["", "{}", "\"file\"", "{\"frames\": [\"x\"]}"])
  func foreignManifest(text: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write([1], to: "frame_0001.png")
    try folder.write(Array(text.utf8), to: "manifest.json")
    try await write(to: try PNGSequence(.folder(folder.path), manifest: manifest), schedule(1), picture)
    #expect(folder.names == ["frame_0000.png", "frame_0001.png", "manifest.json"])
  }

  @Test("Folders that cannot be made or written are reported")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write([1], to: "file")
    for (path, reason) in [("file", "Not a directory")] {
      let error = #expect(throws: OutputError.self) {
        _ = try PNGSequence(.folder(folder / path), manifest: manifest).encoder
      }
      #expect(error == .cannotWrite(path: folder / path, reason: reason))
    }
    let error = #expect(throws: OutputError.self) {
      _ = try PNGSequence(.pattern(FileNamePattern("/proc/x%d.png")), manifest: manifest).encoder
    }
    #expect(error?.description.hasPrefix("cannot write /proc") == true)
  }

  @Test(
    "Patterns number files",
    arguments: [
      ("a%d.png", 7, "a7.png"), ("%04d", 12, "0012"), ("dir/f_%02d.png", 123, "f_123.png"),
      ("100%%-%03d.png", 5, "100%-005.png"),
    ])
  func patterns(text: String, number: Int, name: String) throws {
    #expect(try FileNamePattern(text).name(number) == name)
  }

  @Test(
    "Other patterns are refused",
    arguments: ["a.png", "%d%d", "%s", "%", "%4d", "%0004d", "d%d/a.png", "a%%.png", "%x"])
  func badPatterns(text: String) {
    #expect(throws: OutputError.badPattern(text)) { _ = try FileNamePattern(text) }
  }
}
