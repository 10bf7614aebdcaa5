import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct RenderTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(SceneText.square.utf8), to: "menu.yaml")
  }

  /// How many frames a GIF has, and how long it plays, in hundredths of a second.
  private func shape(_ bytes: [UInt8]) throws -> (width: Int, height: Int, duration: Int) {
    var decoder = try GIFDecoder(bytes)
    var (width, height, duration) = (0, 0, 0)
    while let frame = try decoder.next() {
      (width, height) = (frame.bitmap.width, frame.bitmap.height)
      duration += frame.centiseconds
    }
    return (width, height, duration)
  }

  @Test("Without an output the GIF has the scene's name and lies in the current folder")
  func defaultOutput() throws {
    let outcome = try command.run(["render", "menu.yaml"])
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("menu.gif: 40 × 20, 50 frames, 1.0 s, "))
    #expect(folder.names == ["menu.gif", "menu.yaml"])
    #expect(try shape(folder.read("menu.gif")) == (40, 20, 100))
  }

  @Test(
    "Options change the size and the length",
    arguments: [
      (["--scale", "2"], 80, 40, 100), (["--size", "80x"], 80, 40, 100), (["--size", "x10"], 20, 10, 100),
      (["--size", "50x50"], 50, 50, 100), (["--speed", "0.25"], 40, 20, 400), (["--fps", "60"], 40, 20, 100),
      (["--fps", "30000/1001"], 40, 20, 100), (["--from", "350ms", "--to", "0.85s"], 40, 20, 50),
      (["--frames", "10-40"], 40, 20, 62), (["--frames", "40-"], 40, 20, 20), (["--frames", "7"], 40, 20, 2),
      (["-j", "1", "-q"], 40, 20, 100),
      (["--device", "iphone"], 48, 28, 100), (["--device", "none"], 40, 20, 100),
    ])
  func options(options: [String], width: Int, height: Int, duration: Int) throws {
    let outcome = try command.run(["render", "menu.yaml", "-o", "x.gif"] + options)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try shape(folder.read("x.gif")) == (width, height, duration))
  }

  @Test("Slow motion is made of real frames")
  func slowMotion() throws {
    _ = try command.run(["render", "menu.yaml", "-o", "slow/", "--speed", "0.5"])
    _ = try command.run(["render", "menu.yaml", "-o", "fast/", "--fps", "120"])
    for frame in ["frame_0000.png", "frame_0033.png", "frame_0099.png"] {
      #expect(try folder.read("slow/\(frame)") == folder.read("fast/\(frame)"))
    }
  }

  @Test("The loop count and the background are the asked-for ones")
  func loopAndBackground() throws {
    let outcome = try command.run(
      ["render", "menu.yaml", "-o", "x.gif", "--loop", "3", "--background", "transparent"])
    #expect(outcome.status == 0, "\(outcome.error)")
    var decoder = try GIFDecoder(folder.read("x.gif"))
    let frame = try #require(try decoder.next())
    #expect(decoder.plays == 3)
    #expect(frame.bitmap[39, 0] == .clear)
  }

  @Test("Frames go to a folder with a manifest, or to names with numbers")
  func sequences() throws {
    #expect(try command.run(["render", "menu.yaml", "-o", "frames", "--frames", "3-5"]).status == 0)
    #expect(try command.run(["render", "menu.yaml", "-o", "m_%03d.png", "--frames", "3-5"]).status == 0)
    #expect(folder.names == ["frames", "m_003.png", "m_004.png", "m_005.png", "menu.yaml"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder / "frames").sorted()
    #expect(names == ["frame_0003.png", "frame_0004.png", "frame_0005.png", "manifest.json"])
    #expect(try folder.read("frames/frame_0004.png") == folder.read("m_004.png"))
    let manifest = try JSONSerialization.jsonObject(with: Data(folder.read("frames/manifest.json")))
    #expect((manifest as? [String: Any])?["count"] as? Int == 3)
  }

  @Test("Standard input and output are files like others")
  func streams() throws {
    let outcome = try command.run(["render", "-", "-o", "-", "--format", "gif", "-q"], input: SceneText.square)
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    _ = try command.run(["render", "menu.yaml", "-o", "x.gif"])
    #expect(try [UInt8](outcome.output) == folder.read("x.gif"))
  }

  @Test("A mark before the text is none of its characters")
  func byteOrderMark() throws {
    try folder.write([0xEF, 0xBB, 0xBF] + Array(SceneText.square.utf8), to: "marked.yaml")
    #expect(try command.run(["render", "marked.yaml"]).status == 0)
    try folder.write([0xEF, 0xBB, 0xBF] + Array(SceneText.broken.utf8), to: "marked.yaml")
    #expect(try command.run(["render", "marked.yaml"]).error.contains("marked.yaml:1:38: error: "))
  }

  @Test("Names may have spaces and letters of any script", arguments: ["a b", "ünï", "日本 🎞"])
  func names(name: String) throws {
    try FileManager.default.createDirectory(atPath: folder / name, withIntermediateDirectories: false)
    try folder.write(PNGEncoder().encode(Bitmap(width: 1, height: 1)), to: "\(name)/\(name)@2x.png")
    let scene = SceneText.square.replacing("'#E56B6F'", with: "red, contents: '\(name).png'")
    try folder.write(Array(scene.utf8), to: "\(name)/\(name).yaml")
    let outcome = try command.run(["render", "\(name)/\(name).yaml"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(folder.names.contains("\(name).gif"))
  }

  @Test("PNG files follow each other on standard output, in the one layout that any frame has room in")
  func pngStream() throws {
    let outcome = try command.run(["render", "menu.yaml", "-o", "-", "--format", "png", "--frames", "0-2"])
    _ = try command.run(["render", "menu.yaml", "-o", "frames/", "--frames", "0-2"])
    let signature = try folder.read("frames/frame_0000.png").prefix(8)
    let stream = [UInt8](outcome.output)
    let starts = stream.indices.filter { stream[$0...].starts(with: signature) }
    #expect(starts.count == 3)
    for (number, (start, end)) in zip(starts, starts.dropFirst() + [stream.count]).enumerated() {
      let (picture, file) = (Array(stream[start..<end]), try folder.read("frames/frame_000\(number).png"))
      #expect(try PNGDecoder.decode(picture) == PNGDecoder.decode(file))
      #expect(picture[25] == 2, "frame \(number)")
    }
  }

  @Test("What was done is reported as JSON, on the stream that is free", arguments: [("x.gif", false), ("-", true)])
  func json(path: String, isStream: Bool) throws {
    let outcome = try command.run(["render", "menu.yaml", "-o", path, "--format", "gif", "-q", "--json"])
    let line = isStream ? outcome.error : outcome.text
    #expect(line.hasSuffix("}\n") && line.filter { $0 == "\n" }.count == 1)
    let result = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(result?["file"] as? String == path)
    #expect(result?["frames"] as? Int == 50)
    #expect(result?["duration"] as? Double == 1)
    let bytes = isStream ? outcome.output.count : try folder.read("x.gif").count
    #expect(result?["bytes"] as? Int == bytes)
  }

  @Test("Several scenes have an output each, and one that fails keeps none from being rendered")
  func severalScenes() throws {
    try folder.write(Array(TwoSquares.text.utf8), to: "a.yaml")
    try folder.write(Array(TwoSquares.text.utf8), to: "b.yaml")
    #expect(try command.run(["render", "a.yaml", "b.yaml", "-j1"]).status == 0)
    #expect(try folder.read("a.gif") == folder.read("b.gif"))
    try FileManager.default.removeItem(atPath: folder / "b.gif")
    #expect(try command.run(["render", "a.yaml", "none.yaml", "b.yaml"]).status == 66)
    #expect(folder.names.contains("b.gif"))
    for (arguments, message) in [
      (["a.yaml", "b.yaml", "-o", "x.gif"], "x.gif cannot be the output of 2 scenes"),
      (["a.yaml", "a.yaml"], "a.yaml is given twice"),
    ] {
      let outcome = try command.run(["render"] + arguments)
      #expect(outcome.status == 64)
      #expect(outcome.error.contains(message), "\(outcome.error)")
    }
    #expect(
      try command.run(["watch", "a.yaml", "b.yaml"]).error.contains("only one scene can be watched: leave out b.yaml"))
    // Each that fails is reported, by its name.
    let nested = """
      canvas: {size: [4, 4]}
      duration: 8
      layers: [{layer: a, frame: [0, 0, 2, 2], backgroundColor: red}]
      start: [{every: 0.02, do: [{transition: a, duration: 1}]}]
      """
    try folder.write(Array(nested.utf8), to: "c.yaml")
    try folder.write(Array(nested.utf8), to: "d.yaml")
    let outcome = try command.run(["render", "c.yaml", "d.yaml"])
    #expect(outcome.status == 65)
    #expect(outcome.error.contains("c.yaml: ") && outcome.error.contains("d.yaml: "), "\(outcome.error)")
  }

  @Test("The bytes are the same for any number of jobs and on every run")
  func sameBytes() throws {
    for (index, jobs) in ["1", "2", "2", "7"].enumerated() {
      _ = try command.run(["render", "menu.yaml", "-o", "\(index).gif", "-j", jobs, "--scale", "3"])
      #expect(try folder.read("\(index).gif") == folder.read("0.gif"))
    }
  }

  @Test("A scene finds its pictures beside it, in the scale that fits")
  func pictures() throws {
    try folder.write(PNGEncoder().encode(Bitmap(width: 1, height: 1)), to: "dot.png")
    var two = Bitmap(width: 2, height: 2)
    for x in 0..<2 { for y in 0..<2 { two[x, y] = Pixel(red: 255, green: 0, blue: 0) } }
    try folder.write(PNGEncoder().encode(two), to: "dot@2x.png")
    let scene = """
      canvas: {size: [4, 4], background: white}
      layers:
        - {layer: dot, frame: [0, 0, 1, 1], contents: dot.png}
      duration: 1
      """
    try folder.write(Array(scene.utf8), to: "dot.yaml")
    for (options, color) in [([], UInt8(255)), (["--scale", "2"], 0), (["--size", "8x"], 0)] {
      #expect(try command.run(["still", "dot.yaml", "--at", "0", "-o", "x.png"] + options).status == 0)
      #expect(try PNGDecoder.decode(folder.read("x.png"))[0, 0].green == color)
    }
  }
}
