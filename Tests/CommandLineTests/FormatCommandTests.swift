import Foundation
import TestSupport
import Testing

/// Files of other kinds, going in and coming out.
@Suite struct FormatCommandTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(SceneText.square.utf8), to: "menu.yaml")
  }

  private func run(_ arguments: String...) throws -> Command.Outcome { try command.run(arguments) }

  @Test("A movie with an odd size has one more column and row, and the report says so")
  func oddSize() throws {
    let outcome = try run("render", "menu.yaml", "-o", "x.mp4", "--size", "41x21", "--to", "0.1", "--json")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.text.contains("\"width\": 42, \"height\": 22"))
    #expect(
      outcome.error.contains(
        ".mp4 supports even sizes only, so 41 × 21 became 42 × 22: the last column and row are repeated"))
    let row = try run("render", "menu.yaml", "-o", "x.webm", "--size", "40x21", "--to", "0.1")
    #expect(row.error.contains(".webm supports even sizes only, so 40 × 21 became 40 × 22: the last row is repeated"))
    let even = try run("render", "menu.yaml", "-o", "y.mp4", "--to", "0.1")
    #expect(even.error.hasPrefix("y.mp4: 40 × 20, ") && !even.error.contains("even sizes"))
  }

  @Test("The documented pipe to another encoder shows the colors that were painted", arguments: ["64x48", "720x1280"])
  func pipe(size: String) throws {
    let scene = "canvas: {size: [720, 1280], background: '#1DB954'}\nlayers: []\nduration: 0.1\n"
    try folder.write(Array(scene.utf8), to: "menu.yaml")
    let tags = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv"
    let outcome = try command.shell(
      "$flipbook render menu.yaml -q --size \(size) -o - --format y4m | ffmpeg -v error \(tags) -i - -c:v libx264 "
        + "-pix_fmt yuv420p \(tags) x.mp4 && ffprobe -v error -show_entries stream=color_space -of csv=p=0 x.mp4 && "
        // As a player does that follows the tags.
        + "ffmpeg -v error -i x.mp4 -vf scale=in_color_matrix=bt709:in_range=limited:out_range=full,format=rgb24,"
        + "crop=1:1:30:20 -frames:v 1 -f rawvideo - | od -An -tu1")
    let words = outcome.text.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect(words.first == "bt709", "\(outcome.text)")
    let color = words.dropFirst().compactMap { Int($0) }
    #expect(color.count == 3 && zip(color, [0x1D, 0xB9, 0x54]).allSatisfy { abs($0 - $1) <= 3 }, "\(outcome.text)")
  }

  @Test("An animated WebP is encoded anew with its own pictures and times")
  func webp() throws {
    #expect(try run("render", "menu.yaml", "-o", "x.webp", "--fps", "25", "--loop", "3").status == 0)
    #expect(try run("render", "menu.yaml", "-o", "d.apng", "--fps", "25", "--loop", "3").status == 0)
    let outcome = try run("encode", "x.webp", "-o", "x.apng")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try run("compare", "x.apng", "d.apng").status == 0)
    try folder.write(Array(folder.read("x.webp").prefix(60)), to: "y.webp")
    #expect(try run("encode", "y.webp", "-o", "y.apng").status == 65)
  }

  @Test(
    "A file that is given to the wrong command is recognized",
    arguments: [
      ("encode", #"{"v": "5.7", "fr": 30, "layers": []}"#, "this is a Lottie file: render it with flipbook render"),
      ("encode", SceneText.square, "this is a scene: render it with flipbook render"),
      ("encode", "<svg xmlns='http://www.w3.org/2000/svg'/>", "this is an SVG drawing: convert it to a scene"),
      ("render", "<?xml version='1.0'?>\n<svg/>", "this is an SVG drawing: convert it to a scene with flipbook import"),
      ("render", "GIF89a", "this is a GIF, not a scene: use flipbook encode or flipbook compare"),
      ("validate", "%PDF-1.7", "this is a PDF file"), ("validate", "<!doctype html>", "this is an XML or HTML file"),
      (
        "render", "\0\0\0\u{18}ftypmp42",
        "this is an MP4 or QuickTime movie, not a scene: convert it to a GIF with flipbook encode"
      ),
      ("encode", "hello", "it is neither a movie, nor a GIF, nor a PNG, nor a WebP, nor YUV4MPEG2"),
    ])
  func foreign(verb: String, text: String, message: String) throws {
    try folder.write(Array(text.utf8), to: "file")
    let outcome = try command.run([verb, "file"] + (verb == "validate" ? [] : ["-o", "x.gif"]))
    #expect(outcome.status == 65 || verb == "validate" && outcome.status != 0)
    #expect(outcome.error.contains("file: \(message)"), "\(outcome.error)\(outcome.text)")
    #expect(!folder.names.contains("x.gif"))
  }

  @Test("Files of other kinds are not formatted as scenes, and stay as they are")
  func foreignFormat() throws {
    for (text, message) in [
      (#"{"v":"5.7","fr":30,"layers":[]}"#, "this is a Lottie file"), ("<svg/>", "this is an SVG drawing"),
      ("GIF89a", "this is a GIF"),
    ] {
      try folder.write(Array(text.utf8), to: "file")
      let outcome = try run("format", "file")
      #expect(outcome.status == 65 && outcome.error.contains("file: \(message)"), "\(outcome.error)")
      #expect(try folder.read("file") == Array(text.utf8))
    }
    // A scene in JSON is one.
    try folder.write(Array(#"{"canvas": {"size": [4, 4]}, "layers": [], "variables": {"v": 1}}"#.utf8), to: "file")
    #expect(try run("format", "file").status == 0)
  }

  @Test("What is read is not replaced unless it is named as the output")
  func replacing() throws {
    try folder.write(Array(#"{"v":"5.7","fr":30,"ip":0,"op":9,"w":9,"h":9,"layers":[]}"#.utf8), to: "l.json")
    #expect(try run("render", "menu.yaml", "-o", "menu.gif", "--to", "0.1").status == 0)
    for (arguments, file) in [(["export", "l.json"], "l.json"), (["encode", "menu.gif"], "menu.gif")] {
      let before = try folder.read(file)
      let outcome = try command.run(arguments)
      #expect(outcome.status == 64 && outcome.error.contains("\(file) would overwrite the input"))
      #expect(try folder.read(file) == before)
    }
    #expect(try run("encode", "menu.gif", "-o", "menu.gif").status == 0)
  }

  @Test("Details are printed for those who ask, and results stay the same")
  func verbose() throws {
    let plain = try run("render", "menu.yaml", "-o", "x.mp4", "--to", "0.1", "--fps", "25", "--json")
    #expect(!plain.error.contains("read menu.yaml"))
    let bytes = try folder.read("x.mp4")
    let outcome = try run("render", "menu.yaml", "-o", "x.mp4", "--to", "0.1", "--fps", "25", "--verbose")
    #expect(outcome.status == 0)
    for text in ["flipbook 0.", "processors", "read menu.yaml", "ffmpeg -vf scale=", "-c:v libx264", " of memory"] {
      #expect(outcome.error.contains(text), "\(outcome.error)")
    }
    #expect(try folder.read("x.mp4") == bytes)
    #expect(try run("validate", "menu.yaml", "-v").error.contains(" of memory"))
    #expect(try run("render", "menu.yaml", "-v", "-q").status == 64)
  }

  @Test("A sprite sheet is a PNG with JSON and CSS beside it")
  func sprite() throws {
    let outcome = try run("render", "menu.yaml", "-o", "x.png", "--format", "sprite", "--fps", "10", "--columns", "5")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(folder.names.sorted() == ["menu.yaml", "x.css", "x.json", "x.png"])
    let json = String(decoding: try folder.read("x.json"), as: UTF8.self)
    #expect(json.contains("\"image\": \"x.png\"") && json.contains("x_0009.png") && json.contains("\"duration\": 100"))
    let mistakes: [([String], String)] = [
      (["-o", "-", "--format", "sprite"], "it cannot be written to standard output"),
      (["-o", "x.gif", "--columns", "3"], "--columns is for"),
      (["-o", "x", "--format", "sprite"], "a sprite sheet is a PNG file: write -o x.png"),
      (["-o", "y.png"], "or sprite for a sprite sheet"),
    ]
    for (arguments, message) in mistakes {
      let outcome = try command.run(["render", "menu.yaml"] + arguments)
      #expect(outcome.status == 64 && outcome.error.contains(message), "\(outcome.error)")
    }
  }

  @Test("A dry run writes nothing, and says how much there would be")
  func dryRun() throws {
    for output in ["x.gif", "x.webp", "x/", "x.mp4", "x.rgba"] {
      let outcome = try run("render", "menu.yaml", "-o", output, "--dry-run", "--fps", "25")
      #expect(outcome.status == 0, "\(outcome.error)")
      #expect(outcome.text.hasPrefix("\(output): would be "))
      #expect(outcome.text.contains(", 40 × 20, 25 frames, 1.0 s"), "\(outcome.text)")
      #expect(outcome.text.contains(", about ") == !["x/", "x.mp4"].contains(output))
    }
    let json = try run("render", "menu.yaml", "-o", "x.rgba", "--dry-run", "--json").text
    #expect(json.contains("\"dryRun\": true") && json.contains("\"bytes\": \(50 * 40 * 20 * 4)}"), "\(json)")
    let part = try run("render", "menu.yaml", "--shard", "2/3", "-o", "parts/", "--dry-run")
    #expect(part.text.contains(", 17 of 50 frames, "), "\(part.text)")
    #expect(try run("render", "menu.yaml", "-o", "x.gif", "--dry-run", "--frames", "90-95").status == 64)
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("encode and join say how much there would be, too, and write nothing")
  func dryRunOfFrames() throws {
    #expect(try run("render", "menu.yaml", "-o", "in.apng", "--fps", "25").status == 0)
    for index in 1...2 {
      #expect(try run("render", "menu.yaml", "-o", "parts/", "--fps", "25", "--shard", "\(index)/2").status == 0)
    }
    let before = folder.names
    for input in [["encode", "in.apng"], ["join", "parts"]] {
      for output in ["x.gif", "x.webp", "x/", "x.mp4", "x.rgba"] {
        let outcome = try command.run(input + ["-o", output, "--dry-run", "--hold-last", "0.2"])
        #expect(outcome.status == 0, "\(outcome.error)")
        #expect(outcome.text.hasPrefix("\(output): would be "))
        #expect(outcome.text.contains(", 40 × 20, 25 frames, 1.2 s"), "\(outcome.text)")
        #expect(outcome.text.contains(", about ") == !["x/", "x.mp4"].contains(output))
      }
      let json = try command.run(input + ["-o", "x.gif", "--dry-run", "--json"]).text
      #expect(try command.run(input + ["-o", "y.gif"]).status == 0)
      let size = try folder.read("y.gif").count
      let reported = try #require(json.firstMatch(of: /"bytes": (\d+)/).flatMap { Int($0.1) })
      #expect(abs(reported - size) < size / 2, "\(json), but it has \(size) bytes")
      try FileManager.default.removeItem(atPath: folder / "y.gif")
    }
    #expect(try run("encode", "-", "-o", "x.gif", "--dry-run").error.contains("reads the frames several times"))
    // What would fail fails, too.
    try FileManager.default.removeItem(atPath: folder / "parts/part_1-of-2.json")
    #expect(try run("join", "parts", "-o", "x.gif", "--dry-run").error.contains("are missing: render --shard 1/2"))
    #expect(folder.names == before)
  }

  @Test("A movie's codec is one that its format holds")
  func codecs() throws {
    let outcome = try run("render", "menu.yaml", "-o", "x.webm", "--codec", "av1", "--to", "0.1", "--verbose")
    #expect(outcome.status == 0 && outcome.error.contains("av1"), "\(outcome.error)")
    let name = try Tool.ffprobe.run([
      "-v", "error", "-show_entries", "stream=codec_name,color_space,color_transfer,color_primaries", "-of", "csv=p=0",
      folder / "x.webm",
    ])
    #expect(name.text.hasPrefix("av1,bt709,bt709,bt709"), "\(name.text)")
    let mistakes: [([String], String)] = [
      (["-o", "x.mov", "--codec", "av1"], "a QuickTime movie supports ProRes 4444, not AV1"),
      (["-o", "x.webm", "--codec", "h264"], "a WebM movie supports VP9 or AV1, not H.264"),
      (["-o", "x.gif", "--codec", "av1"], "--codec is for movies: a GIF has no codec"),
      (["-o", "x.mp4", "--codec", "h265"], "write h264, vp9, av1 or prores"),
      (["-o", "x.mp4", "--crf", "60"], "--crf for H.264 must be between 0 and 51, but is 60"),
    ]
    for (arguments, message) in mistakes {
      let outcome = try command.run(["render", "menu.yaml"] + arguments)
      #expect(outcome.status == 64 && outcome.error.contains(message), "\(outcome.error)")
    }
    #expect(try run("render", "menu.yaml", "-o", "y.mp4", "--codec", "av1", "--crf", "60", "--to", "0.1").status == 0)
    let clear = try run("render", "menu.yaml", "-o", "z.webm", "--codec", "av1", "--background", "clear", "--to", "0.1")
    #expect(
      clear.status == 73 && clear.error.contains("leave out --codec to use VP9, which keeps it"), "\(clear.error)")
    #expect(!folder.names.contains("z.webm"))
  }

  @Test("The estimate of a GIF is within a half of its size")
  func estimate() throws {
    let json = try run("render", "menu.yaml", "-o", "x.gif", "--dry-run", "--json", "--scale", "4").text
    let line = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let bytes = try #require(line["bytes"] as? Int)
    #expect(try run("render", "menu.yaml", "-o", "x.gif", "--scale", "4").status == 0)
    let real = try folder.read("x.gif").count
    #expect(abs(bytes - real) <= real / 2, "\(bytes) for \(real)")
  }

  @Test("Color is chosen by an option before the environment", arguments: ["always", "never", "auto"])
  func color(choice: String) throws {
    try folder.write(Array(SceneText.broken.utf8), to: "menu.yaml")
    var command = command
    command.environment = choice == "always" ? ["NO_COLOR": "1"] : ["CLICOLOR_FORCE": choice == "never" ? "1" : "0"]
    let outcome = try command.run(["render", "menu.yaml", "--color", choice])
    #expect(outcome.status == 65)
    #expect(outcome.error.contains("\u{1B}[1;31m") == (choice == "always"))
    #expect(try command.run(["render", "menu.yaml", "--color", "blue"]).status == 64)
  }
}
