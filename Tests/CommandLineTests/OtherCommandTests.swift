import Codecs
import Foundation
import TestSupport
import Testing

@Suite struct OtherCommandTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(SceneText.square.utf8), to: "menu.yaml")
    try folder.write(Array(SceneText.broken.utf8), to: "broken.yaml")
  }

  @Test("A scene that never moves needs no time")
  func stillAtRest() throws {
    let rest = "canvas: {size: [40, 20]}\nlayers: [{layer: a, frame: [0, 0, 9, 9], backgroundColor: red}]\n"
    try command.folder.write(Array(rest.utf8), to: "rest.yaml")
    #expect(try command.run(["still", "rest.yaml", "-q"]).status == 0)
    _ = try command.run(["still", "rest.yaml", "-q", "--at", "0.3", "-o", "later.png"])
    #expect(try command.folder.read("rest.png") == command.folder.read("later.png"))
    let sparks = "\n  - {emitter: e, cells: [{birthRate: 9, lifetime: 1}]}"
    try command.folder.write(
      Array("canvas: {size: [40, 20]}\nduration: 1\nlayers:\(sparks)\n".utf8), to: "sparks.yaml")
    #expect(try command.run(["still", "sparks.yaml"]).status == 64)
  }

  @Test("Folders above the output's are made")
  func deepFolder() throws {
    #expect(try command.run(["render", "menu.yaml", "-q", "-o", "a/b/"]).status == 0)
    #expect(try command.folder.read("a/b/frame_0000.png").count > 0)
  }

  @Test("A still is the frame of that time", arguments: ["0.5", "0.5s", "500ms"])
  func still(time: String) throws {
    #expect(try command.run(["still", "menu.yaml", "--at", time]).status == 0)
    _ = try command.run(["render", "menu.yaml", "-o", "frames/"])
    #expect(try folder.read("menu.png") == folder.read("frames/frame_0030.png"))
    let stream = try command.run(["still", "-", "--at", time, "-o", "-"], input: SceneText.square)
    #expect(try [UInt8](stream.output) == folder.read("menu.png"))
  }

  @Test("A time that takes too many ticks is refused, with the option that allows them")
  func tooManyTicks() throws {
    let scene = SceneText.square + "\nalways: {square.opacity: 0.5 + 0.1 * sin(time)}\n"
    try folder.write(Array(scene.utf8), to: "rules.yaml")
    for arguments in [
      ["still", "rules.yaml", "--at", "0.9", "-o", "x.png", "-q"], ["render", "rules.yaml", "-o", "x.gif", "-q"],
    ] {
      let refused = try command.run(arguments + ["--max-ticks", "50"])
      #expect(refused.status == 65)
      #expect(refused.error.contains("is more than 50 ticks away"), "\(refused.error)")
      #expect(refused.error.contains("--max-ticks"))
      #expect(!folder.names.contains("x.png") && !folder.names.contains("x.gif"))
    }
    #expect(try command.run(["still", "rules.yaml", "--at", "0.9", "-o", "x.png", "--max-ticks", "100"]).status == 0)
  }

  @Test(
    "What records every tick of a day is refused at once, and says how to go on",
    arguments: [
      ["trace", "--csv"], ["timing"], ["plot", "-o", "x.svg"], ["onion", "-o", "x.png"], ["sheet", "-o", "x.png"],
      ["golden", "record"], ["review", "-o", "x.html"],
    ])
  func longRecordings(arguments: [String]) throws {
    let scene = SceneText.square.replacing("duration: 1}", with: "duration: 86400}")
      .replacing("\nduration: 1", with: "\nduration: 86400")
    try folder.write(Array(scene.utf8), to: "day.yaml")
    let count = arguments[0] == "golden" ? 2 : 1
    let outcome = try command.run(arguments.prefix(count) + ["day.yaml"] + arguments.dropFirst(count))
    #expect(outcome.status == 65, "\(outcome.error)")
    #expect(outcome.error.contains("more than 100000 ticks would be recorded up to 86400 s"), "\(outcome.error)")
    #expect(outcome.error.contains("--max-ticks"))
    #expect(!folder.names.contains { $0.hasPrefix("x.") })
  }

  @Test("What goes wrong while a scene plays is the scene's fault, whoever plays it", arguments: ["trace", "timing"])
  func wrongWhilePlaying(name: String) throws {
    let scene = """
      canvas: {size: [40, 20]}
      duration: 1
      state: {page: 0}
      layers:
        - {layer: square, frame: [0, 5, 10, 10]}
      start:
        - {set: {page: 1}, after: 0.2}
        - {basic: square.backgroundColor, to: if page == 0 then red else missing, duration: 0.3, after: 0.4}
      """
    try folder.write(Array(scene.utf8), to: "wrong.yaml")
    let outcome = try command.run([name, "wrong.yaml"])
    #expect(outcome.status == 65, "\(outcome.error)")
    #expect(outcome.error.hasPrefix("wrong.yaml:"), "\(outcome.error)")
  }

  @Test("A scene or a drawing that is too large is a matter of the file, a scale of the arguments")
  func tooManyPixels() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='40000' height='40000'/>"
    try folder.write(Array(svg.utf8), to: "large.svg")
    #expect(try command.run(["still", "large.svg"]).status == 65)
    #expect(try command.run(["still", "menu.yaml", "--at", "0", "--scale", "10000"]).status == 64)
    #expect(!folder.names.contains("large.png"))
  }

  @Test("Copies that are left out are reported, even quietly")
  func leftOut() throws {
    let scene = """
      canvas: {size: [8, 8]}
      duration: 1
      layers:
        - replicator: rows
          frame: [0, 0, 8, 8]
          instanceCount: 400
          sublayers:
            - replicator: columns
              frame: [0, 0, 8, 8]
              instanceCount: 400
              sublayers:
                - {layer: dot, frame: [90, 4, 2, 2], backgroundColor: black}

      """
    try folder.write(Array(scene.utf8), to: "many.yaml")
    let still = try command.run(["still", "many.yaml", "--at", "0.5", "-q"])
    #expect(still.status == 0)
    #expect(
      still.error
        == "many.png: warning: from 0.5 s on, some copies and particles are left out: a frame shows at most 100000\n")
    let outcome = try command.run(["render", "many.yaml", "--frames", "0-0", "-o", "many.gif", "-q"])
    #expect(outcome.error.contains("many.gif: warning: from 0.0 s on"))
    #expect(try command.run(["still", "menu.yaml", "--at", "0.5", "-q"]).error.isEmpty)
  }

  @Test("Checking reports every error of every file, and what is fine")
  func validate() throws {
    let outcome = try command.run(["validate", "broken.yaml", "menu.yaml"])
    #expect(outcome.status == 1)
    #expect(outcome.text == "menu.yaml: fine, 1.0 s\n")
    #expect(outcome.error.contains("broken.yaml:1:38: error: "))
    #expect(outcome.error.contains("broken.yaml:3:21: error: layer has no ‘fram’"))
    #expect(try command.run(["validate", "menu.yaml"]).status == 0)
    #expect(try command.run(["validate", "menu.yaml", "no.yaml"]).status == 66)
  }

  @Test("Checking writes a line of JSON a file")
  func validateJSON() throws {
    let outcome = try command.run(["validate", "--json", "broken.yaml", "menu.yaml", "no.yaml"])
    let lines = try outcome.text.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.map { $0["valid"] as? Bool } == [false, true, false])
    #expect((lines.first?["errors"] as? [[String: Any]])?.map { $0["line"] as? Int } == [1, 3])
    #expect(outcome.error.isEmpty)
  }

  @Test("A value that snaps back is warned of, and fails a strict check")
  func warnings() throws {
    try folder.write(Array(SceneText.square.replacing("updateModel: true, ", with: "").utf8), to: "slip.yaml")
    let outcome = try command.run(["validate", "slip.yaml"])
    #expect(outcome.status == 0)
    #expect(outcome.text == "slip.yaml: warnings: 1, 1.0 s\n")
    #expect(outcome.error.hasPrefix("slip.yaml:5:6: warning: square.position.x snaps back at 1 s"))
    #expect(try command.run(["validate", "--strict", "slip.yaml"]).status == 1)
    #expect(try command.run(["validate", "--strict", "menu.yaml"]).status == 0)
  }

  @Test("A trace lists the model and presentation values, tick by tick")
  func trace() throws {
    let table = try command.run(["trace", "menu.yaml", "--csv"]).text.split(separator: "\n")
    #expect(table.first == "time,layer,property,model,presentation")
    #expect(table.count == 62)
    #expect(table[31] == "0.5,square,position.x,35.0,20.0")
    let events = try command.run(["trace", "menu.yaml", "--events"]).text.split(separator: "\n").dropFirst()
    #expect(events == ["0.0,begin,square,position.x,position.x", "1.0,end,square,position.x,position.x"])
    let json = try command.run(["trace", "menu.yaml", "--json"]).output
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect((object["times"] as? [Double])?.count == 61)
    #expect(try command.run(["trace", "menu.yaml", "--property", "color"]).status == 64)
    #expect(try command.run(["trace", "menu.yaml", "--layer", "circle"]).status == 64)
  }

  @Test("A spring is printed in every notation")
  func springs() throws {
    let text = try command.run(["springs", "--bounciness", "20", "--speed", "18"]).text
    #expect(text.contains("tension             469.545882"))
    #expect(text.contains("bounciness          20 "))
    let outcome = try command.run(["springs", "--stiffness", "3", "--bounce", "1"])
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("--stiffness and --bounce belong to different notations"))
    let named = try command.run(["springs", "--swiftui", "snappy", "--extra-bounce", "0.1"]).text
    let tuned = try command.run(["springs", "--perceptual-duration", "0.5", "--bounce", "0.25"]).text
    #expect(named == tuned && named.contains("bounce              0.25 "))
    let mixed = try command.run(["springs", "--swiftui", "snappy", "--bounce", "0.1"])
    #expect(mixed.status == 64 && mixed.error.contains("--swiftui sets its own bounce"))
    #expect(try command.run(["springs", "--bounce", "0.1", "--extra-bounce", "0.1"]).status == 64)
    #expect(try command.run(["explain", "snappy"]).text.contains("A spring with a small bounce of 0.15"))
    #expect(try command.run(["springs", "--mass", "0"]).status == 64)
    #expect(try command.run(["springs"]).status == 64)
  }

  @Test("The schema is JSON")
  func schema() throws {
    let outcome = try command.run(["schema"])
    #expect(outcome.status == 0)
    let schema = try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any]
    #expect(schema?["$schema"] != nil)
  }

  private static let commands = [
    [], ["render"], ["still"], ["encode"], ["measure"], ["join"], ["sheet"], ["plot"], ["onion"], ["timing"],
    ["review"],
    ["gallery"], ["preview"], ["watch"], ["golden"], ["golden", "record"], ["golden", "verify"], ["golden", "review"],
    ["compare"], ["difftool"], ["validate"], ["trace"], ["springs"], ["import"], ["export"], ["code"], ["port"],
    ["init"],
    ["format"], ["explain"], ["schema"],
  ]

  @Test("The whole help explains commands, with examples and the pages that all have in common", arguments: commands)
  func help(subcommand: [String]) throws {
    let outcome = try command.run(["help"] + subcommand)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("EXAMPLES"))
    #expect(outcome.text.contains("SEE ALSO\n  flipbook help exit-codes\n"))
    let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
  }

  @Test("--help fits on a screen, and describes or names every option", arguments: commands)
  func shortHelp(subcommand: [String]) throws {
    let outcome = try command.run(subcommand + ["--help"])
    #expect(outcome.status == 0)
    let text = outcome.text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 51, "\(lines.count)")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(text.contains("\n  flipbook help exit-codes\n"))
    // An example that is too long would go on at the margin.
    let examples = lines.drop { $0 != "EXAMPLES" }.dropFirst().prefix { !$0.isEmpty }
    #expect(examples.count >= 2 && examples.allSatisfy { $0.hasPrefix("  ") })
    let whole = try command.run(["help"] + subcommand).text
    let pattern = /(?m)^  (?:-\w, )?(--[a-z-]+)/
    let options = Set(whole.matches(of: pattern).map { String($0.1) }).subtracting(["--help", "--version"])
    for option in options {
      #expect([" ", "\n", "/"].contains { text.contains(option + $0) }, "\(option)")
    }
  }

  @Test("Exit codes and variables have pages of their own")
  func helpTopics() throws {
    let codes = try command.run(["help", "exit-codes"])
    #expect(codes.status == 0 && codes.text.hasPrefix("EXIT CODES\n    0  success\n"))
    #expect(codes.text.contains("130  interrupted"))
    let variables = try command.run(["help", "variables"])
    #expect(variables.status == 0 && variables.text.contains("\n  NO_COLOR  "))
    #expect(variables.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try command.run(["help", "render"]).text.contains("USAGE: flipbook render"))
  }

  @Test(
    "A command that there is not names the one that was probably meant",
    arguments: [
      (["golden", "verfy"], "no command is called ‘verfy’: did you mean verify?"),
      (["golden", "burn"], "no command is called ‘burn’: there are record, verify"),
      (["menu.yaml"], "no command is called ‘menu.yaml’: did you mean flipbook render menu.yaml?"),
      (["still", "stil", "extra"], "unexpected argument 'extra'"),
    ])
  func unknownCommands(arguments: [String], message: String) throws {
    let outcome = try command.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.error.lowercased().contains(message), "\(outcome.error)")
  }

  @Test("The version is printed")
  func version() throws {
    let outcome = try command.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.text.contains(/^\d+\.\d+\.\d+\n$/))
  }

  @Test("Completions are there for three shells", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let outcome = try command.run(["--generate-completion-script", shell])
    #expect(outcome.status == 0 && outcome.text.contains("no-clobber"))
  }

  @Test("Colors show only where they are welcome")
  func colors() throws {
    var command = command
    let escape = "\u{1B}["
    #expect(try !command.run(["validate", "broken.yaml"]).error.contains(escape))
    command.environment = ["CLICOLOR_FORCE": "1"]
    #expect(try command.run(["validate", "broken.yaml"]).error.contains(escape))
    command.environment = ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]
    #expect(try !command.run(["validate", "broken.yaml"]).error.contains(escape))
  }
}
