import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct DrawingCommandTests {
  private let folder: TemporaryFolder
  private let command: Command
  private let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
      <rect id="leaf" x="5" width="10" height="10" fill="#00f"/>
      <blink/>
    </svg>
    """

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(drawing.utf8), to: "leaf.svg")
  }

  @Test("A still shows a drawing over nothing, and reports what it leaves out")
  func still() throws {
    let outcome = try command.run(["still", "leaf.svg", "--scale", "2"])
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("leaf.svg:3: warning: <blink> is not shown"))
    let bitmap = try PNGDecoder.decode(folder.read("leaf.png"))
    #expect(bitmap.width == 40 && bitmap.height == 20)
    #expect(bitmap[20, 10].alpha == 255 && bitmap[20, 10].blue == 255)
    #expect(bitmap[2, 10].alpha == 0)
  }

  @Test("An imported drawing is a scene that looks like it")
  func imports() throws {
    #expect(try command.run(["import", "leaf.svg"]).status == 0)
    #expect(try command.run(["validate", "leaf.yaml", "--strict"]).status == 0)
    #expect(try String(decoding: folder.read("leaf.yaml"), as: UTF8.self).contains("- layer: leaf\n"))
    _ = try command.run(["still", "leaf.svg", "-o", "a.png"])
    _ = try command.run(["still", "leaf.yaml", "--at", "0", "-o", "b.png"])
    #expect(try folder.read("a.png") == folder.read("b.png"))
  }

  @Test("Texts are imported as labels, or as outlines where that is asked for")
  func importsText() throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">
        <rect width="90" height="30" rx="4" fill="#eee"/>
        <text id="t" x="9" y="20" font-family="Inter" font-size="14">Hello</text>
      </svg>
      """
    try folder.write(Array(text.utf8), to: "text.svg")
    #expect(try command.run(["import", "text.svg"]).status == 0)
    #expect(try command.run(["import", "text.svg", "--outline-text", "-o", "outlines.yaml"]).status == 0)
    func scene(_ name: String) throws -> String { try String(decoding: folder.read(name), as: UTF8.self) }
    #expect(try scene("text.yaml").contains("- label: t\n") && scene("text.yaml").contains("cornerRadius: 4"))
    #expect(try scene("outlines.yaml").contains("- shape: t\n") && !scene("outlines.yaml").contains("cornerRadius"))
    for (file, output) in [("text.svg", "a.png"), ("text.yaml", "b.png"), ("outlines.yaml", "c.png")] {
      _ = try command.run(["still", file, "-o", output])
    }
    #expect(try folder.read("a.png") == folder.read("c.png"))
    let (drawn, written) = (try PNGDecoder.decode(folder.read("a.png")), try PNGDecoder.decode(folder.read("b.png")))
    for y in 0..<30 {
      for x in 0..<90 { #expect(abs(Int(drawn[x, y].red) - Int(written[x, y].red)) <= 2) }
    }
  }

  @Test(
    "Letters that are pictures, and those farther apart than labels have them, are imported as scenes that can be played"
  )
  func importsUnusualText() throws {
    let font = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../TypographyTests/Fonts/Pixels.ttf")
    try FileManager.default.createDirectory(atPath: folder / "fonts", withIntermediateDirectories: true)
    try folder.write(Array(Data(contentsOf: font)), to: "fonts/Pixels.ttf")
    for (name, element) in [
      ("picture", "<text x='5' y='25' font-family='Flipbook Pixels' font-size='20'>\u{1F600}</text>"),
      ("far", "<text x='5' y='20' font-family='Inter' font-size='14' letter-spacing='-10000'>Hi</text>"),
    ] {
      let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'>\(element)</svg>"
      try folder.write(Array(drawing.utf8), to: "\(name).svg")
      #expect(try command.run(["import", "\(name).svg", "--fonts", "fonts"]).status == 0)
      for (file, output) in [("\(name).svg", "a.png"), ("\(name).yaml", "b.png")] {
        let outcome = try command.run(["still", file, "--at", "0", "--fonts", "fonts", "-o", output])
        #expect(outcome.status == 0, "\(outcome.error)")
      }
      #expect(try folder.read("a.png") == folder.read("b.png"), "\(name)")
    }
  }

  @Test("In a scene a drawing looks as by itself, and reports what it leaves out")
  func drawings() throws {
    let scene =
      "canvas: {size: [20, 10], background: clear}\nlayers: [{drawing: a, source: leaf.svg, position: [10, 5]}]\n"
    try folder.write(Array(scene.utf8), to: "scene.yaml")
    let outcome = try command.run(["still", "scene.yaml", "--at", "0", "-o", "b.png"])
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("leaf.svg:3: warning: <blink> is not shown"))
    #expect(try command.run(["validate", "scene.yaml"]).error.contains("leaf.svg:3: warning: <blink> is not shown"))
    _ = try command.run(["still", "leaf.svg", "-o", "a.png"])
    #expect(try folder.read("a.png") == folder.read("b.png"))
  }

  @Test("Of a drawing that cannot be read the scene's line is reported")
  func missing() throws {
    let scene = "canvas: {size: [9, 9]}\nlayers: [{drawing: a, source: no.svg}, {drawing: b, source: scene.yaml}]\n"
    try folder.write(Array(scene.utf8), to: "scene.yaml")
    let outcome = try command.run(["still", "scene.yaml", "--at", "0"])
    #expect(outcome.status == 65)
    #expect(outcome.error.contains("scene.yaml:2:31: error: no.svg"))
    #expect(outcome.error.contains("scene.yaml:2:61: error: scene.yaml:1:1: this is not XML"))
  }

  @Test(
    "A drawing of a size that cannot be is refused at the place that says it, with nothing left out first",
    arguments: [
      ("viewBox='0 0 1e999 10'", "2:10: viewBox: ‘1e999’ is not a finite number"),
      ("viewBox='0 0 inf 10'", "2:10: viewBox: ‘inf’ is not a finite number"),
      ("viewBox = \"0 0 9 9\"\nheight='-1e400px'", "3:9: height: ‘-1e400px’ is not a finite number"),
      ("viewBox='0 0 1e300 1e-300'", "2:10: the drawing is too large: it is "),
      ("id='é' width='1e6' height='1e6'", "2:15: the image would have 1000000 × 1000000 pixels"),
    ])
  func beyondMeasure(attributes: String, message: String) throws {
    let text = "<!-- <svg> --><svg xmlns='http://www.w3.org/2000/svg'\n\(attributes)><rect width='3' height='3'/></svg>"
    try folder.write(Array(text.utf8), to: "big.svg")
    let outcome = try command.run(["still", "big.svg"])
    #expect(outcome.status == 65)
    #expect(outcome.error.hasPrefix("error: big.svg:\(message)"))
    #expect(!folder.names.contains("big.png"))
    let imported = try command.run(["import", "big.svg"])
    #expect(imported.status == 65)
    #expect(imported.error.hasPrefix("error: big.svg:\(message.prefix { $0 != " " })"))
    #expect(!folder.names.contains("big.yaml"))
  }

  @Test("What of a drawing is too large for a picture can be shown smaller")
  func reduced() throws {
    try folder.write(Array("<svg xmlns='http://www.w3.org/2000/svg' width='1e5' height='1e5'/>".utf8), to: "big.svg")
    #expect(try command.run(["still", "big.svg", "--scale", "0.01"]).status == 0)
  }

  @Test("What has been edited is not replaced unasked")
  func keeps() throws {
    try folder.write(Array("mine".utf8), to: "leaf.yaml")
    #expect(try command.run(["import", "leaf.svg"]).status == 73)
    #expect(try folder.read("leaf.yaml") == Array("mine".utf8))
    #expect(try command.run(["import", "leaf.svg", "--force"]).status == 0)
  }

  @Test("A file that isn't a drawing is reported with its line")
  func broken() throws {
    try folder.write(Array("<svg>\n<rect></svg>".utf8), to: "broken.svg")
    let outcome = try command.run(["still", "broken.svg"])
    #expect(outcome.status == 65)
    #expect(outcome.error.hasPrefix("error: broken.svg:2:"))
    #expect(try command.run(["import", "no.svg"]).status == 66)
  }

  private let spinner = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">
      <style>@keyframes turn { to { transform: rotate(360deg) } } #ring { animation: turn 1s linear infinite; transform-origin: 20px 20px }</style>
      <rect id="ring" x="18" y="2" width="4" height="10" fill="#00f"/>
      <rect id="dot" x="0" y="36" width="4" height="4"><animate attributeName="x" values="0;36;0" dur="2s" repeatCount="indefinite"/></rect>
    </svg>
    """

  @Test("A drawing that moves is played as a scene is")
  func plays() throws {
    try folder.write(Array(spinner.utf8), to: "spinner.svg")
    #expect(try command.run(["render", "spinner.svg", "-o", "spinner.gif"]).status == 0)
    #expect(try command.run(["still", "spinner.svg", "--at", "0.25", "-o", "a.png"]).status == 0)
    let bitmap = try PNGDecoder.decode(folder.read("a.png"))
    // The hand points to the right, and the dot is 9 points from its beginning.
    #expect(bitmap[34, 20].blue == 255 && bitmap[20, 6].alpha == 0)
    #expect(bitmap[10, 38].alpha == 255 && bitmap[2, 38].alpha == 0)
    #expect(try command.run(["import", "spinner.svg"]).status == 0)
    #expect(try command.run(["validate", "spinner.yaml", "--strict"]).status == 0)
    #expect(try command.run(["export", "spinner.svg", "-o", "spinner.json"]).status == 0)
    try folder.write(
      Array(
        "canvas: {size: [40, 40], background: clear}\nduration: 2\nlayers: [{lottie: s, source: spinner.svg, frame: [0, 0, 40, 40]}]\n"
          .utf8),
      to: "scene.yaml")
    for file in ["spinner.yaml", "spinner.json", "scene.yaml"] {
      #expect(try command.run(["still", file, "--at", "0.25", "-o", "b.png"]).status == 0)
      let other = try PNGDecoder.decode(folder.read("b.png"))
      #expect(other[34, 20].blue > 250 && other[20, 6].alpha == 0, "\(file)")
      #expect(other[10, 38].alpha > 250 && other[2, 38].alpha == 0, "\(file)")
    }
    let scene = try String(decoding: folder.read("spinner.yaml"), as: UTF8.self)
    #expect(scene.contains("ring.transform.rotation, values: [0, 7"), "\(scene)")
  }

  @Test("A drawing in a scene plays on its layer's clock, unless the scene animates its layers")
  func playsInScene() throws {
    try folder.write(Array(spinner.utf8), to: "spinner.svg")
    // The times of the layer's clock, and the columns of the moving dot's middle.
    let cases = [
      ("beginTime: 0.5", 0.75, 10), ("speed: 2, beginTime: 0", 0.125, 10), ("plays: true", 2.25, 10),
      ("beginTime: 0.5", 0.25, 2), ("plays: false", 0.25, 2), ("parts: {ring: {opacity: 1}}", 0.25, 2),
    ]
    for (keys, time, column) in cases {
      let layers = "layers: [{drawing: s, source: spinner.svg, position: [20, 20], \(keys)}]\n"
      let scene = "canvas: {size: [40, 40], background: clear}\nduration: 3\n\(layers)"
      try folder.write(Array(scene.utf8), to: "scene.yaml")
      let outcome = try command.run(["still", "scene.yaml", "--at", "\(time)", "-o", "b.png"])
      #expect(outcome.status == 0, "\(outcome.error)")
      #expect(outcome.error.contains("<animate> is left out") == (column == 2 && !keys.hasPrefix("begin")), "\(keys)")
      let bitmap = try PNGDecoder.decode(folder.read("b.png"))
      #expect(bitmap[column, 38].alpha > 250 && bitmap[12 - column, 38].alpha == 0, "\(keys) at \(time)")
    }
  }

  @Test("A scene that plays a whole drawing lasts until the drawing repeats")
  func lastsAsLong() throws {
    try folder.write(Array(spinner.utf8), to: "spinner.svg")
    let scene = "canvas: {size: [40, 40]}\nlayers: [{drawing: s, source: spinner.svg, beginTime: 0.5}]\n"
    try folder.write(Array(scene.utf8), to: "scene.yaml")
    #expect(try command.run(["validate", "scene.yaml"]).text.contains("2.5 s"))
  }

  @Test(
    "Mistakes in the playback of a drawing are reported once, with their place",
    arguments: [
      ("spinner.svg, plays: 3", "2:51: error: expected true or false"),
      ("spinner.svg, play: true", "2:44: error: drawing has no ‘play’"),
      ("leaf.svg, plays: true", "2:48: error: the drawing has no animations to play"),
      (
        "spinner.svg, plays: true, parts: {ring: {opacity: 1}}",
        "2:51: error: the animations set all properties of the drawing’s layers, so parts cannot change them"
      ),
    ])
  func playbackMistakes(keys: String, message: String) throws {
    try folder.write(Array(spinner.utf8), to: "spinner.svg")
    let scene = "canvas: {size: [40, 40]}\nlayers: [{drawing: s, source: \(keys)}]\n"
    try folder.write(Array(scene.utf8), to: "scene.yaml")
    let outcome = try command.run(["validate", "scene.yaml"])
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("scene.yaml:\(message)"), "\(outcome.error)")
    #expect(outcome.error.components(separatedBy: ": error: ").count == 2, "\(outcome.error)")
  }

  @Test("Who animates a layer of a drawing that plays is told how to")
  func layersOfPlayingDrawings() throws {
    try folder.write(Array(spinner.utf8), to: "spinner.svg")
    let layers = "layers: [{drawing: s, source: spinner.svg}]\n"
    let scene = "canvas: {size: [40, 40]}\n\(layers)start: [{basic: s.ring.opacity, to: 0, duration: 1}]\n"
    try folder.write(Array(scene.utf8), to: "scene.yaml")
    let outcome = try command.run(["validate", "scene.yaml"])
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("write plays: false in s to animate the layers of its drawing"), "\(outcome.error)")
  }

  @Test(
    "A drawing whose animations have no effect says why",
    arguments: [
      ("animation: nope 1s", "animation-name: there are no @keyframes nope in this file"),
      ("animation: k 1s steps(0)", "animation: ‘k 1s steps(0)’ is not valid here and is skipped"),
    ])
  func saysWhyNothingMoves(style: String, reason: String) throws {
    let text = """
      <svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><style>@keyframes k { to { x: 5px } }</style>
      <rect width='5' height='5' style='\(style)'/></svg>
      """
    try folder.write(Array(text.utf8), to: "still.svg")
    let moving = try command.run(["render", "still.svg", "-o", "still.gif"])
    #expect(moving.status == 65 && !folder.names.contains("still.gif"))
    #expect(moving.error.contains("still.svg: the drawing does not move: line 2: \(reason)"), "\(moving.error)")
    let still = try command.run(["still", "still.svg", "-o", "still.png"])
    #expect(still.status == 0 && still.error.contains("still.svg:2: warning: \(reason)"), "\(still.error)")
  }

  @Test("A drawing that stands still is no scene")
  func refusesToPlay() throws {
    let outcome = try command.run(["render", "leaf.svg", "-o", "leaf.gif"])
    #expect(
      outcome.status == 65
        && outcome.error.contains("this is an SVG drawing: convert it to a scene with flipbook import"))
  }
}
