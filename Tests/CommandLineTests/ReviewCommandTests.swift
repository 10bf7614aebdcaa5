import Codecs
import Foundation
import Pixels
import TestSupport
import Testing

@Suite struct ReviewCommandTests {
  private let folder: TemporaryFolder
  private let command: Command
  private static let titled = "title: The menu\n" + SceneText.square

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    // A name of its own, since a scene from the standard input has no file's.
    try folder.write(Array(Self.titled.utf8), to: "menu.yaml")
    try folder.write(Array(SceneText.broken.utf8), to: "broken.yaml")
  }

  @Test(
    "Each command writes its page beside, named after the scene, and reports it",
    arguments: [("sheet", "menu-sheet.png"), ("plot", "menu-plot.svg"), ("onion", "menu-onion.png")])
  func pages(name: String, file: String) throws {
    let outcome = try command.run([name, "menu.yaml"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.error.hasPrefix("\(file): ") && outcome.output.isEmpty)
    #expect(folder.names == ["broken.yaml", file, "menu.yaml"])
    let quiet = try command.run([name, "-", "-o", "-"], input: Self.titled)
    #expect(try quiet.status == 0 && [UInt8](quiet.output).count == folder.read(file).count)
    #expect(try command.run([name, "menu.yaml", "--no-clobber"]).status == 73)
    #expect(try command.run([name, "menu.yaml", "--theme", "dark", "--quiet"]).error.isEmpty)
  }

  @Test("Pages have the frames, sizes and formats that are asked for")
  func options() throws {
    #expect(try command.run(["sheet", "menu.yaml", "--at", "0,250ms", "--columns", "1", "--scale", "2"]).status == 0)
    let sheet = try PNGDecoder.decode(folder.read("menu-sheet.png"))
    #expect(sheet.width == 2 * (2 * 28 + 320))
    #expect(try command.run(["sheet", "menu.yaml", "--events"]).status == 0)
    #expect(try command.run(["plot", "menu.yaml", "-o", "menu.png", "--width", "800", "--no-velocity"]).status == 0)
    #expect(try PNGDecoder.decode(folder.read("menu.png")).width == 800)
    #expect(try command.run(["plot", "menu.yaml", "-p", "position", "-o", "-"]).text.contains("position.x"))
    #expect(try command.run(["onion", "menu.yaml", "--every", "5", "--dots", "0"]).status == 0)
  }

  @Test("Variants lie over each other in a plot, and below each other on a sheet")
  func variants() throws {
    let text = SceneText.square.replacing("duration: 1}", with: "duration: length}")
      .replacing(
        "layers:", with: "variables: {length: 1}\nvariants: {slow: {length: 1}, quick: {length: 0.5}}\nlayers:")
    try folder.write(Array(text.utf8), to: "two.yaml")
    let plot = try command.run(["plot", "two.yaml", "--variant", "all", "-o", "-"]).text
    #expect(plot.contains("square · slow") && plot.contains("square · quick"))
    #expect(try command.run(["sheet", "two.yaml", "--matrix", "length=1,0.5,0.25"]).status == 0)
  }

  @Test("Timings are printed in every form, and as code")
  func timing() throws {
    let text = try command.run(["timing", "menu.yaml"]).text
    #expect(text.contains("square  position.x  CABasicAnimation  5 pt  35 pt  start  0 s    1 s       linear"))
    #expect(try command.run(["timing", "menu.yaml", "--csv"]).text.hasPrefix("layer,property,engine,"))
    #expect(try command.run(["timing", "menu.yaml", "--html", "-o", "t.html"]).status == 0)
    #expect(try !folder.read("t.html").isEmpty)
    let json = try command.run(["timing", "menu.yaml", "--json"]).output
    #expect(try JSONSerialization.jsonObject(with: json) is [String: Any])
    for style in ["swift-uikit", "swift-coreanimation", "pop", "swiftui", "css"] {
      #expect(try command.run(["timing", "menu.yaml", "--code", style]).text.contains("35"))
    }
  }

  @Test(
    "Invalid options are refused, and leave no file",
    arguments: [
      (
        ["sheet", "menu.yaml", "-o", "x.gif"], 64,
        "sheet cannot write ‘x.gif’: write menu-sheet.png"
      ),
      (["sheet", "menu.yaml", "--at", "0,x"], 64, "write a time like"),
      (["sheet", "menu.yaml", "--at", "5"], 64, "there is no frame at 5.0 s: the scene ends at 1.0 s"),
      (
        ["sheet", "menu.yaml", "--at", "0", "--events"], 64,
        "--at and --events both choose the frames: give one of them"
      ),
      (["sheet", "menu.yaml", "--every", "0.1"], 64, "write a time like 100ms or 0.1s, or a number of frames"),
      (["sheet", "menu.yaml", "--every", "1ms"], 64, "that is more than 400 frames"),
      (["sheet", "menu.yaml", "--fps", "25"], 64, "--fps requires --every"),
      (["sheet", "menu.yaml", "--from", "2"], 64, "there is nothing to show from 2.0 s"),
      (["sheet", "menu.yaml", "--scale", "99"], 64, "the image would have"),
      (["sheet", "broken.yaml"], 65, "broken.yaml:1:38: error: "), (["plot", "broken.yaml"], 65, "broken.yaml:1:38"),
      (["onion", "broken.yaml"], 65, "broken.yaml:1:38"), (["timing", "broken.yaml"], 65, "broken.yaml:1:38"),
      (["plot", "no.yaml"], 66, "no.yaml"), (["plot", "menu.yaml", "-l", "squar"], 64, "did you mean square?"),
      (["plot", "menu.yaml", "-p", "opacty"], 64, "did you mean opacity?"),
      (["plot", "menu.yaml", "-p", "opacity"], 64, "nothing that was selected moves in menu.yaml"),
      (["plot", "menu.yaml", "-o", "x.pdf"], 64, "write menu-plot.svg or menu-plot.png"),
      (["plot", "menu.yaml", "-o", "x.png", "--format", "svg"], 64, "x.png would be .png, but --format is svg"),
      (["plot", "menu.yaml", "--from", "1", "--to", "0.5"], 64, "must come after"),
      (["plot", "menu.yaml", "--theme", "blue"], 64, "theme"),
      (["onion", "menu.yaml", "-l", "circle"], 64, "no layer of menu.yaml is called circle"),
      (["onion", "-"], 64, "has no name for the output"),
      (["timing", "menu.yaml", "--code", "css", "--csv"], 64, "--code css cannot be combined with --csv: give one"),
      (["timing", "menu.yaml", "--code", "objc"], 64, "code"),
    ])
  func misuse(arguments: [String], status: Int32, message: String) throws {
    let outcome = try command.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.error.contains(message), "\(outcome.error)")
    #expect(outcome.output.isEmpty)
    #expect(folder.names == ["broken.yaml", "menu.yaml"])
  }
}
