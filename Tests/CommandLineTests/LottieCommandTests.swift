import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

/// Lottie files on the command line: as scenes, in scenes, from scenes.
@Suite struct LottieCommandTests {
  private let folder: TemporaryFolder
  private let command: Command
  /// A red square of 10 points that goes from the left to the right in a second, with markers.
  private let square = """
    {"v": "5.7.0", "fr": 10, "ip": 0, "op": 10, "w": 40, "h": 20, "assets": [],
     "markers": [{"cm": "open", "tm": 2, "dr": 0}, {"cm": "closed", "tm": 8, "dr": 0}],
     "layers": [
       {"ty": 4, "nm": "the square", "ind": 1, "ip": 0, "op": 10, "st": 0,
        "ks": {"p": {"a": 1, "k": [{"t": 0, "s": [0, 10]}, {"t": 10, "s": [40, 10]}]}},
        "shapes": [
          {"ty": "gr", "nm": "box", "it": [
            {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [10, 10]}, "r": {"a": 0, "k": 0}},
            {"ty": "fl", "nm": "paint", "c": {"a": 0, "k": [1, 0, 0, 1]}, "o": {"a": 0, "k": 100}}, {"ty": "tr"}]},
          {"ty": "qq", "nm": "something new"}]}]}
    """

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    _ = try folder.write(Array(square.utf8), to: "square.json")
  }

  /// The middle of what is red in a still of a scene, in pixels from the left; nil for nothing.
  private func middle(of scene: String, at time: String, _ options: [String] = []) throws -> Double? {
    let outcome = try command.run(["still", scene, "--at", time, "-o", "still.png", "-q"] + options)
    #expect(outcome.status == 0, "\(outcome.error)")
    let bitmap = try PNGDecoder.decode(folder.read("still.png"))
    var (sum, count) = (0.0, 0.0)
    for x in 0..<bitmap.width {
      let pixel = bitmap[x, bitmap.height / 2]
      let share = Double(pixel.red) - Double(pixel.green)
      if share > 0 { (sum, count) = (sum + share * (Double(x) + 0.5), count + share) }
    }
    return count > 0 ? sum / count : nil
  }

  private func write(_ scene: String) throws { _ = try folder.write(Array(scene.utf8), to: "scene.yaml") }

  @Test("validate lists what is not supported, with its JSON path and its layer")
  func validates() throws {
    let outcome = try command.run(["validate", "square.json"])
    #expect(
      outcome.error.contains(
        "square.json: warning: layers[0].shapes[1] (layer “the square”): items of the type “qq” are not shown"))
    #expect(try command.run(["validate", "square.json", "--strict"]).status == 1)
  }

  @Test(
    "Unless --fps is given, frames are those of the file, where a GIF has room for them",
    arguments: [
      ("23.976", "gif", "24 frames, 1.0"), ("60", "gif", "50 frames"), ("60", "apng", "60 frames"),
      ("10", "gif", "50 frames"), ("100", "gif", "50 frames"),
    ])
  func ownRate(rate: String, format: String, summary: String) throws {
    // A second, whatever the rate.
    let end = Double(rate) ?? 0
    let file = square.replacing(#""fr": 10"#, with: #""fr": \#(rate)"#).replacing("\"op\": 10", with: "\"op\": \(end)")
      .replacing(#""t": 10"#, with: #""t": \#(end)"#)
    _ = try folder.write(Array(file.utf8), to: "rate.json")
    let outcome = try command.run(["render", "rate.json", "-o", "rate." + format])
    #expect(
      outcome.status == 0 && outcome.error.contains(summary), "\(outcome.error)")
    #expect(!outcome.error.contains("slow down"))
  }

  @Test("--player chooses the player that files look like, also in scenes, imports, and goldens")
  func players() throws {
    let file = square.replacing(
      #""s": [0, 10]}"#,
      with: #""s": [0, 10], "to": [0, 0], "ti": [-40, 0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}"#)
    _ = try folder.write(Array(file.utf8), to: "uneven.json")
    try write(
      "canvas: {size: [40, 20]}\nlayers:\n  - {lottie: logo, source: uneven.json, position: [20, 10]}\nduration: 1\n")
    for scene in ["uneven.json", "scene.yaml"] {
      for (player, place) in [("after-effects", 20.0), ("lottie-ios", 5)] {
        let shown = try #require(try middle(of: scene, at: "0.5", ["--player", player]))
        #expect(abs(shown - place) < 0.1, "\(scene), \(player)")
      }
    }
    #expect(try middle(of: "uneven.json", at: "0.5") == 5)
    #expect(try command.run(["import", "uneven.json", "--player", "after-effects", "-o", "even.yaml"]).status == 0)
    #expect(abs(try #require(try middle(of: "even.yaml", at: "0.5")) - 20) < 0.2)

    #expect(try command.run(["golden", "record", "uneven.json", "--player", "after-effects"]).status == 0)
    #expect(try command.run(["golden", "verify", "uneven.json"]).status == 0)
    let manifest = "__Goldens__/uneven/golden.json"
    let text = try String(decoding: folder.read(manifest), as: UTF8.self)
    #expect(text.contains(#""player": "after-effects""#))
    for (player, status) in [("lottie-ios", 1), ("flash", 65)] {
      _ = try folder.write(Array(text.replacing("after-effects", with: player).utf8), to: manifest)
      #expect(try command.run(["golden", "verify", "uneven.json"]).status == status, "\(player)")
    }
  }

  @Test("--player says what it does not know, and where it changes nothing")
  func playersThatDoNotFit() throws {
    try write("canvas: {size: [40, 20]}\nlayers: []\n")
    let scene = try command.run(["still", "scene.yaml", "--player", "lottie-ios", "-o", "a.png"])
    #expect(scene.status == 64)
    #expect(scene.error.contains("--player lottie-ios is for Lottie files, but this scene shows none"))
    let unknown = try command.run(["still", "square.json", "--player", "flash", "-o", "a.png"])
    #expect(unknown.status == 64 && unknown.error.contains("'after-effects' and 'lottie-ios'"), "\(unknown.error)")
  }

  /// Checks that stills of a file and of its import have the same pixels.
  private func expectSameStills(_ file: String, _ scene: String, at times: [String]) throws {
    for time in times {
      for (source, output) in [(file, "a.png"), (scene, "b.png")] {
        let outcome = try command.run(["still", source, "--at", time, "-o", output, "-q"])
        #expect(outcome.status == 0, "\(outcome.error)")
      }
      #expect(try PNGDecoder.decode(folder.read("a.png")) == PNGDecoder.decode(folder.read("b.png")), "at \(time)")
    }
  }

  /// Checks that stills of two sources have nearly the same colors.
  private func expectAlike(_ first: String, _ second: String, at times: [String]) throws {
    for time in times {
      for (source, output) in [(first, "a.png"), (second, "b.png")] {
        let outcome = try command.run(["still", source, "--at", time, "-o", output, "-q"])
        #expect(outcome.status == 0, "\(outcome.error)")
      }
      let (before, after) = (try PNGDecoder.decode(folder.read("a.png")), try PNGDecoder.decode(folder.read("b.png")))
      for y in 0..<before.height {
        for x in 0..<before.width {
          let (a, b) = (before[x, y], after[x, y])
          let far = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].map { abs(Int($0) - Int($1)) }.max() ?? 0
          #expect(far < 16, "at \(time), \(x), \(y): \(a) \(b)")
        }
      }
    }
  }

  @Test("Pictures inside an imported file are written beside the scene")
  func importsPictures() throws {
    var bitmap = Bitmap(width: 4, height: 4)
    for y in 0..<4 { for x in 0..<4 { bitmap[x, y] = Pixel(red: UInt8(x * 60), green: UInt8(y * 60), blue: 90) } }
    let data = Data(try PNGEncoder().encode(bitmap)).base64EncodedString()
    let file = """
      {"v": "5.7.0", "fr": 10, "ip": 0, "op": 10, "w": 8, "h": 8,
       "assets": [{"id": "dots", "w": 4, "h": 4, "u": "", "e": 1, "p": "data:image/png;base64,\(data)"}],
       "layers": [{"ty": 2, "nm": "dots", "refId": "dots", "ip": 0, "op": 10, "st": 0, "ks": {"p": {"k": [2, 2]}}}]}
      """
    _ = try folder.write(Array(file.utf8), to: "dots.json")
    #expect(try command.run(["import", "dots.json", "-o", "dots.yaml"]).status == 0)
    #expect(try String(decoding: folder.read("dots.yaml"), as: UTF8.self).contains("contents: 'dots-1.png'"))
    #expect(try PNGDecoder.decode(folder.read("dots-1.png")) == bitmap)
    try expectSameStills("dots.json", "dots.yaml", at: ["0.5"])
    // Nothing is replaced unasked, and there is no place beside the standard output.
    #expect(try command.run(["import", "dots.json", "-o", "dots.yaml"]).status == 73)
    #expect(try command.run(["import", "dots.json", "-o", "dots.yaml", "--force"]).status == 0)
    _ = try folder.write([1, 2, 3], to: "own-1.png")
    #expect(try command.run(["import", "dots.json", "-o", "own.yaml"]).status == 0)
    #expect(try folder.read("own-1.png") == [1, 2, 3])
    try expectSameStills("dots.json", "own.yaml", at: ["0.5"])
    let printed = try command.run(["import", "dots.json", "-o", "-"])
    #expect(printed.status == 0 && printed.error.contains("images inside the file are left out"), "\(printed.error)")
  }

  @Test("An imported file jumps at the frames where the file does, however times are rounded")
  func importsJumps() throws {
    let file = square.replacing(#""fr": 10"#, with: #""fr": 29.9700012207031"#)
      .replacing(
        #"[{"t": 0, "s": [0, 10]}, {"t": 10, "s": [40, 10]}]"#,
        with: #"[{"t": 0, "s": [5, 10], "h": 1}, {"t": 1, "s": [15, 10], "h": 1}, {"t": 7, "s": [30, 10], "h": 1}]"#)
    _ = try folder.write(Array(file.utf8), to: "jumps.json")
    #expect(try command.run(["import", "jumps.json"]).status == 0)
    try expectSameStills(
      "jumps.json", "jumps.yaml", at: [0, 1, 2, 6, 7, 8].map { "\($0 / 29.9700012207031)" })
  }

  @Test("Layers that move, or are cut, within a few frames are imported as they are between these, too")
  func importsBetweenFrames() throws {
    let moving = square.replacing(
      #"[{"t": 0, "s": [0, 10]}, {"t": 10, "s": [40, 10]}]"#,
      with: #"[{"t": 3, "s": [5, 10]}, {"t": 4, "s": [25, 10]}, {"t": 6, "s": [5, 10]}]"#)
    let cut = square.replacing(
      #"{"ty": "tr"}]}"#,
      with: #"{"ty": "tm", "s": {"k": 0}, "e": {"k": [{"t": 2, "s": [0]}, {"t": 4, "s": [100]}]}}, {"ty": "tr"}]}"#)
    for (name, file) in [("moving", moving), ("cut", cut)] {
      _ = try folder.write(Array(file.utf8), to: "\(name).json")
      #expect(try command.run(["import", "\(name).json"]).status == 0)
      try expectSameStills("\(name).json", "\(name).yaml", at: ["0.3", "0.35", "0.375", "0.4", "0.45"])
    }
  }

  @Test("Of layers that appear together, only the one around the others is imported with an opacity that changes")
  func importsOpacities() throws {
    let file = square.replacing(#""ind": 1, "ip": 0"#, with: #""ind": 1, "ip": 4"#)
    _ = try folder.write(Array(file.utf8), to: "late.json")
    #expect(try command.run(["import", "late.json"]).status == 0)
    let scene = try String(decoding: folder.read("late.yaml"), as: UTF8.self)
    #expect(scene.contains("the_square.opacity"))
    #expect(scene.components(separatedBy: "opacity").count == 3, "\(scene)")
    try expectSameStills("late.json", "late.yaml", at: ["0.3", "0.399", "0.4", "0.5"])
  }

  @Test("Layers of one name that are shown one after the other are imported as two")
  func importsLayersOfOneName() throws {
    let layers = [("0", "5", "#ff0000"), ("5", "10", "#0080ff")].map { first, end, color in
      #"{"ty": 1, "nm": "one", "ip": \#(first), "op": \#(end), "st": 0, "sw": 10, "sh": 10, "sc": "\#(color)", "ks": {}}"#
    }
    let head = #"{"v": "5.7.0", "fr": 10, "ip": 0, "op": 10, "w": 40, "h": 20, "layers": "#
    _ = try folder.write(Array("\(head)[\(layers.joined(separator: ","))]}".utf8), to: "names.json")
    #expect(try command.run(["import", "names.json"]).status == 0)
    try expectSameStills("names.json", "names.yaml", at: ["0.2", "0.45", "0.5", "0.8"])
  }

  @Test("What an effect fills is imported as a color behind a mask")
  func importsFills() throws {
    let effect = """
      {"ty": 21, "en": 1, "ef": [{"v": {"k": 0}}, {"v": {"k": 0}}, {"ty": 2, "v": {"k": [{"t": 0, "s": [1, 0, 0, 1]},
      {"t": 10, "s": [0, 0, 1, 1]}]}}, {"v": {"k": 0}}, {"v": {"k": 0}}, {"v": {"k": 0}}, {"ty": 0, "v": {"k": 0.5}}]}
      """
    let file = square.replacing(#""st": 0,"#, with: #""st": 0, "ef": [\#(effect)],"#)
    _ = try folder.write(Array(file.utf8), to: "fill.json")
    let outcome = try command.run(["import", "fill.json"])
    #expect(outcome.status == 0 && !outcome.error.contains("filter"), "\(outcome.error)")
    try expectAlike("fill.json", "fill.yaml", at: ["0.1", "0.5", "0.9"])
  }

  @Test(
    "Layers that mirror, skew, turn far, or turn over while they move are imported as they are",
    arguments: [([-50, 40], [-150, 160], 80), ([-50, 40], [-150, 160], 700), ([-80, -80], [150, 150], 20)])
  func importsTransforms(small: [Int], large: [Int], turn: Int) throws {
    let file = square.replacing(
      #""ks": {"p""#,
      with: """
        "ks": {"s": {"k": [{"t": 0, "s": \(small)}, {"t": 10, "s": \(large)}]},
        "sk": {"k": [{"t": 0, "s": [0]}, {"t": 10, "s": [40]}]}, "sa": {"k": 0},
        "r": {"k": [{"t": 0, "s": [20]}, {"t": 10, "s": [\(turn)]}]}, "p"
        """)
    _ = try folder.write(Array(file.utf8), to: "mirror.json")
    let outcome = try command.run(["import", "mirror.json"])
    #expect(outcome.status == 0 && !outcome.error.contains("skew"), "\(outcome.error)")
    for time in ["0.1", "0.5", "0.8"] {
      for (source, output) in [("mirror.json", "a.png"), ("mirror.yaml", "b.png")] {
        _ = try command.run(["still", source, "--at", time, "-o", output, "-q"])
      }
      let (before, after) = (try PNGDecoder.decode(folder.read("a.png")), try PNGDecoder.decode(folder.read("b.png")))
      for y in 0..<before.height {
        for x in 0..<before.width {
          #expect(abs(Int(before[x, y].alpha) - Int(after[x, y].alpha)) < 40, "at \(time), \(x), \(y)")
        }
      }
    }
  }

  private static let moving = #"{"a": 1, "k": [{"t": 0, "s": [-5, 0]}, {"t": 10, "s": [0, -5]}]}"#
  private static let colors =
    #"{"p": 2, "k": {"a": 1, "k": [{"t": 0, "s": [0, 1, 0, 0, 1, 0, 0, 1]}, {"t": 10, "s": [0.3, 0, 1, 0, 1, 1, 1, 0]}]}}"#
  private static let fadingColors =
    #"{"p": 2, "k": {"a": 1, "k": [{"t": 0, "s": [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.1]}, "#
    + #"{"t": 10, "s": [0.3, 0, 1, 0, 1, 1, 1, 0, 0.3, 0.4, 1, 1]}]}}"#

  @Test(
    "Gradients, blurs, and shadows that change are imported with their changes",
    arguments: [
      ("gradient: paint", #""ty": "gf", "t": 1, "s": \#(moving), "e": {"k": [5, 5]}, "g": \#(colors)"#, ""),
      ("gradient: paint", #""ty": "gf", "t": 1, "s": \#(moving), "e": {"k": [5, 5]}, "g": \#(fadingColors)"#, ""),
      ("type: radial", #""ty": "gf", "t": 2, "s": \#(moving), "e": {"k": [5, 5]}, "g": \#(colors)"#, ""),
      (
        "gradient: paint", #""ty": "gs", "w": {"k": 3}, "t": 1, "s": \#(moving), "e": {"k": [5, 5]}, "g": \#(colors)"#,
        ""
      ),
      (
        "filters.blurRadius", #""ty": "fl", "c": {"k": [1, 0, 0, 1]}"#,
        #"{"ty": 29, "en": 1, "ef": [{"ty": 0, "v": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 10, "s": [9]}]}}]}"#
      ),
      (
        "shadowRadius", #""ty": "fl", "c": {"k": [1, 0, 0, 1]}"#,
        #"{"ty": 25, "en": 1, "ef": [{"ty": 2, "v": {"k": [0, 0, 1, 1]}}, {"ty": 0, "v": {"k": 200}}, {"ty": 1, "v": {"k": 90}}, "#
          + #"{"ty": 0, "v": {"k": 3}}, {"ty": 0, "v": {"a": 1, "k": [{"t": 0, "s": [4]}, {"t": 10, "s": [12]}]}}]}"#
      ),
    ])
  func importsChanges(text: String, paint: String, effect: String) throws {
    let file = square.replacing(
      #""ty": "fl", "nm": "paint", "c": {"a": 0, "k": [1, 0, 0, 1]}"#, with: #""nm": "paint", \#(paint)"#
    )
    .replacing(#""st": 0,"#, with: #""st": 0, "ef": [\#(effect)],"#)
    _ = try folder.write(Array(file.utf8), to: "changes.json")
    let outcome = try command.run(["import", "changes.json"])
    #expect(outcome.status == 0 && !outcome.error.contains("a scene"), "\(outcome.error)")
    let scene = try String(decoding: folder.read("changes.yaml"), as: UTF8.self)
    #expect(scene.contains(text), "\(scene)")
    for time in ["0", "0.3", "0.5", "0.8"] {
      for (source, output) in [("changes.json", "a.png"), ("changes.yaml", "b.png")] {
        _ = try command.run(["still", source, "--at", time, "-o", output, "-q"])
      }
      let (before, after) = (try PNGDecoder.decode(folder.read("a.png")), try PNGDecoder.decode(folder.read("b.png")))
      for y in 0..<before.height {
        for x in 0..<before.width {
          let (a, b) = (before[x, y], after[x, y])
          for (a, b) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)] {
            #expect(abs(Int(a) - Int(b)) < 12, "at \(time), \(x), \(y): \(before[x, y]) \(after[x, y])")
          }
        }
      }
    }
  }

  @Test("An imported file is a scene of layers with keyframes, named as in the file")
  func imports() throws {
    let outcome = try command.run(["import", "square.json", "-o", "square.yaml"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.error.contains("layers[0].shapes[1] (layer “the square”)"))
    let text = try String(decoding: folder.read("square.yaml"), as: UTF8.self)
    #expect(text.contains("layer: the_square\n"))
    #expect(text.contains("shape: paint\n"))
    #expect(text.contains("the_square.position, values: [[0, 10], [39.996, 10]], keyTimes: [0, 1]"), "\(text)")
    #expect(try command.run(["validate", "square.yaml", "--strict"]).status == 0)
    for time in ["0.25", "0.5", "0.8"] {
      let (before, after) = (try middle(of: "square.json", at: time), try middle(of: "square.yaml", at: time))
      #expect(abs((before ?? -1) - (after ?? -9)) < 0.1, "at \(time)")
    }
  }

  @Test("A scene plays a Lottie file by its own clock")
  func plays() throws {
    try write(
      """
      canvas: {size: [40, 20]}
      layers:
        - {lottie: logo, source: square.json, position: [20, 10], speed: 0.5}
      duration: 2
      """)
    #expect(abs(try #require(try middle(of: "scene.yaml", at: "1")) - 20) < 0.1)
    let warning = try command.run(["validate", "scene.yaml"]).error
    #expect(warning.contains("square.json: warning: layers[0].shapes[1] (layer “the square”)"))
  }

  @Test("A scene plays a part of a Lottie file, and again if it repeats")
  func playsAPart() throws {
    for (more, middle) in [("", 32.0), ("repeats: true, ", 20.0)] {
      try write(
        """
        canvas: {size: [40, 20]}
        layers:
          - {lottie: logo, source: square.json, \(more)play: {from: open, to: closed}, position: [20, 10]}
        duration: 2
        """)
      #expect(abs(try #require(try self.middle(of: "scene.yaml", at: "0.3")) - 20) < 0.1)
      #expect(abs(try #require(try self.middle(of: "scene.yaml", at: "0.9")) - middle) < 0.1)
    }
  }

  @Test("Progress is animated like any property, and driven by rules")
  func progress() throws {
    try write(
      """
      canvas: {size: [40, 20]}
      layers:
        - {lottie: logo, source: square.json, position: [20, 10], progress: 0.5}
      start:
        - {basic: logo.progress, from: 0.25, to: 0.75, duration: 1, beginTime: 0.5}
      duration: 2
      """)
    #expect(abs(try #require(try middle(of: "scene.yaml", at: "0")) - 20) < 0.1)
    #expect(abs(try #require(try middle(of: "scene.yaml", at: "1")) - 20) < 0.1)
    #expect(abs(try #require(try middle(of: "scene.yaml", at: "1.25")) - 25) < 0.1)
    try write(
      """
      canvas: {size: [40, 20]}
      layers:
        - {layer: finger, frame: [29.5, 0, 1, 1]}
        - {lottie: logo, source: square.json, position: [20, 10]}
      always: {logo.progress: finger.position.x / 40}
      duration: 1
      """)
    #expect(abs(try #require(try middle(of: "scene.yaml", at: "0.5")) - 30) < 0.1)
  }

  @Test("Layers of a Lottie file are found by their names, and what is not animated can be set")
  func parts() throws {
    try write(
      """
      canvas: {size: [40, 20]}
      layers:
        - {lottie: logo, source: square.json, position: [20, 10]}
      start:
        - {set: {logo.the_square.box.paint.fillColor: lime}}
      duration: 1
      """)
    #expect(try middle(of: "scene.yaml", at: "0.5") == nil)
    let bitmap = try PNGDecoder.decode(folder.read("still.png"))
    #expect(bitmap[20, 10].green == 255 && bitmap[20, 10].red == 0)
  }

  @Test("A marker that is not there is an error with its place and the nearest name")
  func markers() throws {
    try write(
      """
      canvas: {size: [40, 20]}
      layers:
        - {lottie: logo, source: square.json, play: {from: opne}}
      duration: 1
      """)
    let outcome = try command.run(["validate", "scene.yaml"])
    #expect(outcome.status == 1)
    #expect(
      outcome.error.contains("scene.yaml:3:54: error: the animation has no marker named ‘opne’"), "\(outcome.error)")
    #expect(outcome.error.contains("open"))
  }

  @Test("A file that is not a Lottie file is an error at the line that names it")
  func otherFiles() throws {
    try write("canvas: {size: [40, 20]}\nlayers: [{lottie: logo, source: scene.yaml}]\n")
    let outcome = try command.run(["validate", "scene.yaml"])
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("scene.yaml:2:33: error: scene.yaml is not a Lottie file"), "\(outcome.error)")
  }

  @Test("A scene is exported as JSON and as a dotLottie archive, which both play")
  func exports() throws {
    try write(
      """
      canvas: {size: [40, 20]}
      layers:
        - {layer: ball, frame: [0, 5, 10, 10], backgroundColor: red}
      start:
        - {basic: ball.position.x, from: 5, to: 35, duration: 1, updateModel: true}
      duration: 1
      """)
    for name in ["out.json", "out.lottie"] {
      let outcome = try command.run(["export", "scene.yaml", "-o", name])
      #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
      #expect(abs(try #require(try middle(of: name, at: "0.5")) - 20) < 0.3)
    }
    #expect(try folder.read("out.json").count < 1000)
    let text = try command.run(["export", "scene.yaml", "-o", "-"])
    #expect(text.text.hasPrefix(#"{"v":"5.7.0""#))
  }

  @Test("Texts are exported in the scene's own fonts and in all their colors, emoji included")
  func exportsTexts() throws {
    let fonts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../TypographyTests/Fonts")
    let names = ["Boxes", "Layers", "Pixels", "Drawings"]
    for name in names {
      _ = try folder.write(Array(Data(contentsOf: fonts.appending(path: name + ".ttf"))), to: name + ".ttf")
    }
    let labels = [("A", "Boxes"), ("Q", "Layers"), ("\u{1F600}", "Pixels"), ("\u{1F600}", "Drawings")].enumerated()
      .map { row, letter in
        let (text, font) = letter
        return """
            - label: \(font.lowercased())
              frame: [5, \(5 + 40 * row), 110, 30]
              font: {family: Flipbook \(font), size: 30}
              runs: [{text: "\(text)", textColor: red}, {text: "\(text)", textColor: '#0000FF80'}, {text: "\(text)"}]
          """
      }
    try write(
      """
      canvas: {size: [120, 170]}
      fonts: [\(names.map { $0 + ".ttf" }.joined(separator: ", "))]
      layers:
      \(labels.joined(separator: "\n"))
      duration: 1
      """)
    let outcome = try command.run(["export", "scene.yaml", "-o", "texts.json"])
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    try expectAlike("scene.yaml", "texts.json", at: ["0.5"])
  }

  @Test(
    "Filters see the shadow, and isolated layers blend among themselves alone, in an export, too",
    arguments: [
      "filters: {blurRadius: 4}, shadowOpacity: 1, shadowOffset: [0, -3]",
      "isolated: true, sublayers: [{layer: inner, frame: [5, 5, 20, 20], backgroundColor: '#4477AA', blendMode: multiply}]",
    ])
  func exportsEffects(keys: String) throws {
    try write(
      """
      canvas: {size: [60, 60], background: white}
      layers:
        - {layer: back, frame: [0, 0, 30, 60], backgroundColor: '#CC8844'}
        - {layer: box, frame: [15, 15, 30, 30], backgroundColor: '#3366CC', \(keys)}
      duration: 1
      """)
    let outcome = try command.run(["export", "scene.yaml", "-o", "effects.json"])
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    try expectAlike("scene.yaml", "effects.json", at: ["0.5"])
  }

  @Test("A line that is not there yet is exported without the dots that players draw for one without a length")
  func exportsEmptyLines() throws {
    try write(
      """
      canvas: {size: [40, 20]}
      layers:
        - {shape: one, path: M5 15L35 15, strokeColor: red, lineWidth: 6, lineCap: round}
        - {shape: two, path: M5 5L35 5M10 12L30 12, strokeColor: red, lineWidth: 6, lineCap: round}
      start:
        - {keyframes: one.path, values: ['', M5 15L35 15], calculationMode: discrete, duration: 1}
        - {keyframes: two.path, values: [M5 5L35 5, M5 5L35 5M10 12L30 12], calculationMode: discrete, duration: 1}
      duration: 1
      """)
    let outcome = try command.run(["export", "scene.yaml", "-o", "lines.json"])
    #expect(outcome.status == 0, "\(outcome.error)")
    try expectSameStills("scene.yaml", "lines.json", at: ["0.3", "0.7"])
  }

  @Test("With --code, a scene is exported as Swift, as flipbook code writes it; a Swift file without it leads there")
  func exportsCode() throws {
    try write("canvas: {size: [40, 20]}\nlayers: [{layer: ball, frame: [0, 5, 10, 10], backgroundColor: red}]\n")
    let code = try command.run(["code", "scene.yaml", "--as", "swift-coreanimation"])
    let outcome = try command.run(["export", "scene.yaml", "--code", "swift-quartzcore", "-o", "Menu.swift"])
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    #expect(try String(decoding: folder.read("Menu.swift"), as: UTF8.self) == code.text && !code.text.isEmpty)
    let other = try command.run(["export", "scene.yaml", "-o", "Menu.swift"])
    #expect(other.status == 64 && other.error.contains("add --code swift-uikit"), "\(other.error)")
  }

  @Test("Code of motions and of whole scenes takes one list of APIs, with their other spellings")
  func namesAPIsOnce() throws {
    try write(
      """
      canvas: {size: [40, 20]}
      layers: [{layer: ball, frame: [0, 5, 10, 10], backgroundColor: red}]
      start: [{basic: ball.opacity, from: 0, to: 1, duration: 0.2, key: "a\\u0007b"}]

      """)
    for arguments in [["code", "--as"], ["export", "-o", "-", "--code"], ["timing", "--code"]] {
      func run(_ api: String) throws -> Command.Outcome { try self.command.run(arguments + [api, "scene.yaml"]) }
      let code = try run("swift-coreanimation")
      #expect(code.status == 0 && code.text.contains("CABasicAnimation"), "\(arguments): \(code.error)")
      #expect(code.text.contains(#""a\u{7}b""#), "\(arguments)")
      #expect(try run("swift-quartzcore").text == code.text)
      for api in ["swift-uikit", "swiftui"] { #expect(try run(api).status == 0, "\(arguments) \(api)") }
      for api in ["pop", "css"] {
        let outcome = try run(api)
        guard arguments[0] != "timing" else {
          #expect(outcome.status == 0, "\(outcome.error)")
          continue
        }
        #expect(outcome.status == 64 && outcome.error.contains("\(api) cannot express a whole scene"))
        #expect(outcome.error.contains("flipbook timing --code \(api)"))
      }
    }
  }

  @Test("A scene gives text layers other texts and colors")
  func texts() throws {
    let box =
      #"{"ty": "sh", "ks": {"k": {"c": true, "i": [[0,0],[0,0],[0,0],[0,0]], "o": [[0,0],[0,0],[0,0],[0,0]], "v": "#
    func glyph(_ name: String, _ left: Int) -> String {
      #"{"ch": "\#(name)", "fFamily": "Own", "style": "Regular", "w": 100, "data": {"shapes": [{"ty": "gr", "it": [\#(box)"#
        + "[[\(left),0],[\(left + 20),0],[\(left + 20),-100],[\(left),-100]]}}}]}]}}"
    }
    let file = """
      {"v": "5.7.0", "fr": 10, "ip": 0, "op": 10, "w": 40, "h": 20,
       "fonts": {"list": [{"fName": "own", "fFamily": "Own", "fStyle": "Regular"}]},
       "chars": [\(glyph("a", 0)), \(glyph("b", 60))],
       "layers": [{"ty": 5, "nm": "title", "ind": 1, "ip": 0, "op": 10, "st": 0, "ks": {"p": {"k": [0, 20]}},
         "t": {"d": {"k": [{"t": 0, "s": {"t": "a", "f": "own", "s": 20, "fc": [1, 0, 0]}}]}, "a": []}}]}
      """
    _ = try folder.write(Array(file.utf8), to: "word.json")
    func scene(_ more: String, _ last: String = "") -> String {
      "canvas: {size: [40, 20]}\nlayers:\n  - {lottie: word, source: word.json, frame: [0, 0, 40, 20]\(more)}\nduration: 1\n\(last)"
    }
    try write(scene(""))
    #expect(abs(try #require(try middle(of: "scene.yaml", at: "0.5")) - 2) < 0.1)
    try write(scene(", texts: {title: b}"))
    #expect(abs(try #require(try middle(of: "scene.yaml", at: "0.5")) - 14) < 0.1)
    try write(scene(", texts: {title: ab}", "start:\n  - {set: {word.title.fill.fillColor: blue}}\n"))
    #expect(try middle(of: "scene.yaml", at: "0.5") == nil)
    try write(scene(", texts: {titel: b}"))
    let outcome = try command.run(["validate", "scene.yaml"])
    #expect(outcome.status == 1 && outcome.error.contains("the animation has no text layer named ‘titel’"))
    #expect(outcome.error.contains("did you mean title?"), "\(outcome.error)")
    for (old, new, message) in [
      ("frame", "text: {title: b}, frame", "did you mean texts?"),
      ("word.json", "word.json#b", "#b chooses an animation of a dotLottie archive"),
    ] {
      try write(scene("").replacing(old, with: new))
      let outcome = try command.run(["validate", "scene.yaml"])
      #expect(outcome.status == 1 && outcome.error.contains(message), "\(outcome.error)")
    }
  }

  @Test("--animation chooses one of an archive, and only of an archive")
  func animations() throws {
    // Two files as they are, packed by Python's zipfile, as other tools do it.
    let program = """
      import zipfile, json
      square = open('square.json').read()
      with zipfile.ZipFile('two.lottie', 'w', zipfile.ZIP_DEFLATED) as z:
          z.writestr('manifest.json', json.dumps({'version': '2', 'animations': [{'id': 'red'}, {'id': 'still'}]}))
          z.writestr('a/red.json', square)
          z.writestr('a/still.json', square.replace('[40, 10]', '[0, 10]'))
      for version, manifest in (('1', {'activeAnimationId': 'still'}), ('2', {'initial': {'animation': 'still'}})):
          with zipfile.ZipFile(f'initial{version}.lottie', 'w') as z:
              z.writestr('manifest.json', json.dumps({'animations': [{'id': 'red'}, {'id': 'still'}], **manifest}))
              z.writestr('animations/red.json', square)
              z.writestr('animations/still.json', square.replace('[40, 10]', '[0, 10]'))
      """
    _ = try folder.write(Array(program.utf8), to: "pack.py")
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = ["python3", "pack.py"]
    python.currentDirectoryURL = URL(filePath: folder.path)
    try python.run()
    python.waitUntilExit()
    try #require(python.terminationStatus == 0)
    #expect(abs(try #require(try middle(of: "two.lottie", at: "0.5")) - 20) < 0.1)
    #expect(
      try command.run(["validate", "two.lottie"]).error.contains("of 2 animations, only “red” is shown"))
    for file in ["initial1.lottie", "initial2.lottie"] {
      #expect(try command.run(["validate", file]).error.contains("of 2 animations, only “still” is shown"))
      #expect(try #require(try middle(of: file, at: "0.5")) < 5)
    }
    #expect(try #require(try middle(of: "two.lottie#still", at: "0.5")) < 5)
    #expect(try !command.run(["validate", "two.lottie", "--animation", "still"]).error.contains("of 2 animations"))
    for arguments in [
      ["import", "two.lottie", "--animation", "still", "-o", "still.yaml"],
      ["review", "two.lottie", "--animation", "still", "-o", "still.html", "-q"],
    ] { #expect(try command.run(arguments).status == 0) }
    #expect(try command.run(["compare", "two.lottie#red", "initial1.lottie#red"]).status == 0)
    #expect(try command.run(["compare", "two.lottie#red", "two.lottie#still"]).status == 1)
    #expect(try command.run(["golden", "record", "two.lottie", "--animation", "still", "-q"]).status == 0)
    #expect(try command.run(["golden", "record", "two.lottie", "-q"]).status == 0)
    #expect(try command.run(["golden", "verify", "two.lottie#still"]).status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/__Goldens__/two-still/golden.json"))
    var outcome = try command.run(["still", "two.lottie", "--animation", "still", "--at", "0.5", "-o", "b.png"])
    #expect(outcome.status == 0 && !outcome.error.contains("of 2 animations"), "\(outcome.error)")
    let bitmap = try PNGDecoder.decode(folder.read("b.png"))
    #expect(bitmap[2, 10].red == 255 && bitmap[20, 10].alpha == 0)
    outcome = try command.run(["still", "two.lottie", "--animation", "blue", "--at", "0", "-o", "c.png"])
    #expect(outcome.status == 65)
    #expect(outcome.error.contains("the archive has no animation “blue”; there are: red, still"), "\(outcome.error)")
    outcome = try command.run(["still", "square.json", "--animation", "blue", "--at", "0", "-o", "c.png"])
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("is for dotLottie archives, but this is not one"))
  }

  @Test(
    "export says what is wrong with its arguments",
    arguments: [
      (["scene.yaml", "-o", "x.gif"], "‘x.gif’ is not the name of a Lottie file: it must end in .json or .lottie"),
      (
        ["scene.yaml", "--tolerance", "wide"],
        "‘wide’ is not a tolerance: write a number of points from 0.001 to 100, as in 0.25px"
      ),
      (["-"], "a scene from standard input has no name for the output: add -o, as in -o menu.json"),
    ])
  func exportArguments(arguments: [String], message: String) throws {
    let outcome = try command.run(["export"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }

  @Test("export names what Lottie cannot say, with the layer")
  func exportWarnings() throws {
    try write(
      """
      canvas: {size: [40, 20]}
      layers:
        - {gradient: wheel, frame: [0, 0, 20, 20], type: conic, colors: [red, blue]}
      duration: 1
      """)
    let outcome = try command.run(["export", "scene.yaml"])
    #expect(outcome.status == 0)
    #expect(
      outcome.error.contains(
        "scene.yaml: warning: layer “wheel”: its conic gradient is written as a horizontal linear gradient")
    )
    #expect(try !folder.read("scene.json").isEmpty)
  }
}
