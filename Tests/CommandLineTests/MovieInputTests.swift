import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

/// Movies, made by ffmpeg, that `flipbook encode` reads.
@Suite struct MovieInputTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
  }

  /// The size of the pictures that ``write(_:_:arguments:)`` makes a movie of.
  private static let (width, height) = (96, 64)

  /// The bytes of a picture: a square of 16 pixels on white, this far to the right.
  private func picture(_ x: Int, color: (UInt8, UInt8, UInt8) = (0, 0, 0)) -> [UInt8] {
    var bytes = [UInt8](repeating: 255, count: Self.width * Self.height * 4)
    for y in 24..<40 {
      for column in x..<x + 16 {
        let start = (y * Self.width + column) * 4
        (bytes[start], bytes[start + 1], bytes[start + 2]) = color
      }
    }
    return bytes
  }

  private func ffmpeg(_ arguments: [String]) throws -> Tool.Output {
    try Tool.ffmpeg.run(["-v", "error", "-y"] + arguments)
  }

  /// Makes a movie of pictures, 60 a second, without loss unless the arguments say otherwise.
  private func write(
    _ pictures: [[UInt8]], _ name: String,
    arguments: [String] = ["-c:v", "libx264", "-qp", "0", "-pix_fmt", "yuv444p"]
  ) throws {
    try folder.write(pictures.flatMap(\.self), to: "raw")
    let made = try ffmpeg(
      ["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(Self.width)x\(Self.height)", "-framerate", "60"]
        + ["-i", folder / "raw"] + arguments + [folder / name])
    try #require(made.status == 0, "\(made.standardError)")
  }

  private func encode(_ arguments: String...) throws -> Command.Outcome { try command.run(["encode"] + arguments) }

  /// The durations of an animated PNG's frames in seconds.
  private func durations(_ name: String) throws -> [Double] {
    let decoder = try #require(try APNGDecoder(try folder.read(name)))
    return decoder.lengths.map { Double($0) / decoder.rate.framesPerSecond }
  }

  /// The left edge of the square in every frame of an animated PNG.
  private func edges(_ name: String) throws -> [Int] {
    var decoder = try #require(try APNGDecoder(try folder.read(name)))
    var edges: [Int] = []
    while let bitmap = try decoder.next() {
      edges.append((0..<bitmap.width).first { bitmap[$0, bitmap.height / 2].green < 128 } ?? -1)
    }
    return edges
  }

  private func expect(_ found: [Double], _ wanted: [Double], within tolerance: Double = 0.0011) {
    #expect(found.count == wanted.count, "\(found)")
    for (a, b) in zip(found, wanted) { #expect(abs(a - b) <= tolerance, "\(found)") }
  }

  @Test(
    "Every kind of movie has its frames, its times, and its colors",
    arguments: [
      ("x.mp4", ["-c:v", "libx264", "-crf", "10", "-pix_fmt", "yuv420p"]), ("x.mov", ["-c:v", "prores_ks"]),
      ("x.webm", ["-c:v", "libvpx-vp9", "-crf", "10", "-b:v", "0", "-pix_fmt", "yuv420p"]),
      ("x.mkv", ["-c:v", "ffv1"]), ("x.avi", ["-c:v", "mpeg4", "-q:v", "1"]),
    ])
  func kinds(name: String, codec: [String]) throws {
    let tags = [
      "-vf", "scale=out_color_matrix=bt709:flags=accurate_rnd,setparams=colorspace=bt709:color_primaries=bt709",
      "-colorspace", "bt709", "-color_primaries", "bt709",
    ]
    try write((0..<12).map { picture(4 + 4 * $0, color: (29, 185, 84)) }, name, arguments: tags + codec)
    let outcome = try encode(name, "-o", "x.apng")
    #expect(outcome.status == 0, "\(outcome.error)")
    expect(try durations("x.apng"), Array(repeating: 1.0 / 60, count: 12))
    var decoder = try #require(try APNGDecoder(try folder.read("x.apng")))
    let first = try #require(try decoder.next())
    #expect((first.width, first.height) == (Self.width, Self.height))
    // AVI has no tags, and its small pictures count as BT.601.
    if !name.hasSuffix(".avi") {
      let pixel = first[12, 32]
      let error = [(pixel.red, 29), (pixel.green, 185), (pixel.blue, 84)].map { abs(Int($0) - $1) }.max() ?? 0
      #expect(error <= 6, "\(pixel)")
    }
  }

  @Test("A variable frame rate is obeyed")
  func variableRate() throws {
    let times = "settb=1/600,setpts='if(eq(N,0),0,if(eq(N,1),60,if(eq(N,2),79,229)))'"
    try write(
      (0..<4).map { picture(8 + 12 * $0) }, "x.mp4",
      arguments: ["-vf", times, "-vsync", "passthrough", "-enc_time_base", "1/600", "-c:v", "libx264", "-qp", "0"]
        + ["-pix_fmt", "yuv444p", "-video_track_timescale", "600"])
    #expect(try encode("x.mp4", "-o", "x.apng").status == 0)
    expect(Array(try durations("x.apng").prefix(3)), [0.1, 19.0 / 600, 0.25], within: 1e-9)
    #expect(try edges("x.apng") == [8, 20, 32, 44])
    // Formats of one rate get samples at a steady one.
    #expect(try encode("x.mp4", "-o", "y.mp4").status == 0)
    let probe = try Tool.ffprobe.run([
      "-v", "error", "-show_entries", "stream=r_frame_rate", "-of", "csv=p=0", folder / "y.mp4",
    ])
    #expect(["24/1\n", "25/1\n", "30/1\n"].contains(probe.text), "\(probe.text)")
    // A rate of choice takes the picture that is shown at each instant.
    #expect(try encode("x.mp4", "-o", "z.apng", "--fps", "20").status == 0)
    #expect(try edges("z.apng") == [8, 20, 32, 44])
    expect(Array(try durations("z.apng").prefix(3)), [0.1, 0.05, 0.25])
  }

  @Test("A movie that is flagged as rotated is upright")
  func rotation() throws {
    try write((0..<4).map { picture(4 + 8 * $0) }, "flat.mp4")
    // The flag is an option of the input from ffmpeg 6 on.
    var made = try ffmpeg(["-display_rotation", "-90", "-i", folder / "flat.mp4", "-c", "copy", folder / "x.mov"])
    if made.status != 0 {
      made = try ffmpeg(["-i", folder / "flat.mp4", "-c", "copy", "-metadata:s:v", "rotate=90", folder / "x.mov"])
    }
    try #require(made.status == 0, "\(made.standardError)")
    #expect(try encode("x.mov", "-o", "x.apng").status == 0)
    var decoder = try #require(try APNGDecoder(try folder.read("x.apng")))
    let first = try #require(try decoder.next())
    #expect((first.width, first.height) == (Self.height, Self.width))
    // The square was at the left; versions of ffmpeg differ in the sign of the angle.
    let (top, bottom) = (first[Self.height / 2, 12].green, first[Self.height / 2, Self.width - 12].green)
    #expect(min(top, bottom) < 64 && max(top, bottom) > 192, "\(top) \(bottom)")
  }

  @Test("A part of the time, another speed, and a part of the picture")
  func parts() throws {
    // 0.3 s of rest, 0.2 s of motion, 0.5 s of rest.
    let lefts = Array(repeating: 8, count: 18) + (1...12).map { 8 + 4 * $0 } + Array(repeating: 56, count: 30)
    try write(lefts.map { picture($0) }, "x.mp4")
    #expect(try encode("x.mp4", "-o", "x.apng").status == 0)
    #expect(try edges("x.apng") == [8] + (1...12).map { 8 + 4 * $0 })
    expect(try durations("x.apng"), [0.3] + Array(repeating: 1.0 / 60, count: 11) + [31.0 / 60])
    #expect(try encode("x.mp4", "-o", "y.apng", "--from", "0.25", "--to", "350ms").status == 0)
    expect(try durations("y.apng"), [0.05] + Array(repeating: 1.0 / 60, count: 3))
    #expect(try encode("x.mp4", "-o", "z.apng", "--speed", "0.5").status == 0)
    expect(try durations("z.apng"), [0.6] + Array(repeating: 1.0 / 30, count: 11) + [31.0 / 30])
    #expect(try encode("x.mp4", "-o", "c.apng", "--crop", "8,16,64,32").status == 0)
    #expect(try edges("c.apng") == [0] + (1...12).map { 4 * $0 })
    #expect(try encode("x.mp4", "-o", "m.apng", "--crop", "auto").status == 0)
    let moving = try #require(try APNGDecoder(try folder.read("m.apng")))
    // The square goes from 8 to 72 in 24…40, and a margin of at most 8 pixels and a block is left.
    #expect((64...88).contains(moving.width) && (16...40).contains(moving.height), "\(moving.width) \(moving.height)")
  }

  @Test("Parts and speeds are for other inputs as well")
  func otherInputs() throws {
    try write((0..<12).map { picture(4 + 4 * $0) }, "x.mp4")
    #expect(try encode("x.mp4", "-o", "x.apng").status == 0)
    #expect(try encode("x.apng", "-o", "y.apng", "--from", "0.1", "--speed", "2", "--crop", "0,16,96,32").status == 0)
    expect(try durations("y.apng"), Array(repeating: 1.0 / 120, count: 6))
    #expect(try edges("y.apng") == (6..<12).map { 4 + 4 * $0 })
    #expect(try encode("x.mp4", "-o", "f/").status == 0)
    #expect(try encode("f/", "-o", "z.apng", "--fps", "10", "--to", "0.5").status == 0)
    expect(try durations("z.apng"), Array(repeating: 0.1, count: 5))
  }

  @Test("Frames that are repeated or missing while things move are reported")
  func pacing() throws {
    var lefts = (0..<30).map { 4 + 2 * $0 }
    // Two frames repeat the one before.
    (lefts[10], lefts[20]) = (lefts[9], lefts[19])
    try write(lefts.map { picture($0) }, "repeated.mp4")
    let repeated = try encode("repeated.mp4", "-o", "x.gif")
    #expect(
      repeated.error.contains(
        "the recording repeats 2 frames during motion, first at 0.167 s: the repeated frames are kept"),
      "\(repeated.error)")
    try write((0..<30).map { picture(4 + 2 * $0) }, "whole.mp4")
    let made = try ffmpeg(
      ["-i", folder / "whole.mp4", "-vf", "select='not(eq(n,12))'", "-vsync", "vfr", "-c:v", "libx264", "-qp", "0"]
        + [folder / "missing.mp4"])
    try #require(made.status == 0, "\(made.standardError)")
    let missing = try encode("missing.mp4", "-o", "x.gif")
    #expect(missing.error.contains("the recording lacks a frame during motion, at 0.2 s"), "\(missing.error)")
    let whole = try encode("whole.mp4", "-o", "x.gif")
    #expect(!whole.error.contains("the recording"), "\(whole.error)")
  }

  @Test("Alpha in WebM is kept")
  func alpha() throws {
    try folder.write(Array(SceneText.square.utf8), to: "menu.yaml")
    #expect(
      try command.run(["render", "menu.yaml", "-q", "--background", "clear", "--fps", "50", "-o", "x.webm"]).status == 0
    )
    #expect(try encode("x.webm", "-o", "x.apng").status == 0)
    var decoder = try #require(try APNGDecoder(try folder.read("x.apng")))
    let first = try #require(try decoder.next())
    #expect(!decoder.isOpaque && (0..<first.width).contains { first[$0, 0].alpha == 0 })
  }

  @Test("What cannot be used is said in a sentence, and leaves nothing behind")
  func badInput() throws {
    try write((0..<60).map { picture(4 + $0) }, "x.mp4")
    let whole = try folder.read("x.mp4")
    try folder.write(Array(whole.prefix(12)) + Array("not a movie at all".utf8), to: "no.mp4")
    let sound = try ffmpeg(["-f", "lavfi", "-i", "sine=duration=0.2", folder / "sound.mp4"])
    try #require(sound.status == 0)
    let fast = try ffmpeg(["-i", folder / "x.mp4", "-c", "copy", "-movflags", "faststart", folder / "fast.mp4"])
    try #require(fast.status == 0)
    // Nearly a half of the pictures is left.
    try folder.write(Array(try folder.read("fast.mp4").dropLast(try folder.read("fast.mp4").count / 4)), to: "cut.mp4")
    let before = folder.names
    for (arguments, status, message) in [
      (["no.mp4"], 65, "error: no.mp4: ffmpeg cannot read this movie: "),
      (["sound.mp4"], 65, "error: sound.mp4: the movie has no video track\n"),
      (["cut.mp4"], 65, "error: cut.mp4: the movie is damaged or truncated after "),
      (["none.mp4"], 66, "error: none.mp4: No such file or directory\n"),
      (["x.mp4", "--from", "2"], 64, "error: x.mp4: there are no frames from 2.0 s on: the input ends at 1.0 s\n"),
      (["x.mp4", "--from", "1", "--to", "0.5"], 64, "--to 0.5 must come after --from 1.0"),
      (["x.mp4", "--crop", "50,0,50,20"], 64, "the crop 50,0,50,20 is not within the frames of 96 × 64 pixels"),
      (["x.mp4", "--crop", "1,2,3"], 64, "write left, top, width and height in pixels, as in 0,120,640,480"),
      (["x.mp4", "--crop", "auto", "--to", "0.01"], 65, "nothing moves, so --crop auto finds no region to keep"),
      (["x.mp4", "--speed", "0"], 64, "write a number from 0.001 to 1000"),
      (["x.mp4", "--bounce"], 64, "it cannot be read backward"),
    ] as [([String], Int32, String)] {
      let outcome = try command.run(["encode", "-o", "out.gif"] + arguments)
      #expect(outcome.status == status, "\(arguments) \(outcome.error)")
      #expect(outcome.error.contains(message), "\(arguments) \(outcome.error)")
      #expect(folder.names == before)
    }
    var bare = command
    bare.environment = ["PATH": folder.path]
    let missing = try bare.run(["encode", "x.mp4", "-o", "out.gif"])
    #expect(missing.status == 66)
    #expect(missing.error.contains("movies are decoded by ffprobe, which is not installed (apt-get install ffmpeg"))
    let piped = try command.shell("cat x.mp4 | \"$flipbook\" encode - -o out.gif; echo $?")
    #expect(
      piped.text.contains("an MP4 or QuickTime movie can be read from a file only") && piped.text.hasSuffix("65\n"))
    #expect(folder.names == before)
  }

  @Test("Interrupted, it ends within half a second and leaves nothing behind")
  func interrupted() throws {
    let made = try ffmpeg(
      ["-f", "lavfi", "-i", "testsrc2=size=1280x720:rate=60:duration=20", "-c:v", "libx264", "-preset", "ultrafast"]
        + [folder / "x.mp4"])
    try #require(made.status == 0, "\(made.standardError)")
    let before = folder.names
    var sent = ContinuousClock.now
    let outcome = try command.run(["encode", "x.mp4", "-o", "x.gif", "-q"]) { process in
      while process.isRunning, folder.names == before { usleep(1000) }
      usleep(200_000)
      sent = .now
      kill(process.processIdentifier, SIGINT)
    }
    #expect(sent.duration(to: .now) < .milliseconds(1500))
    #expect(outcome.status == 130 && !outcome.wasKilled)
    #expect(folder.names == before)
  }
}
