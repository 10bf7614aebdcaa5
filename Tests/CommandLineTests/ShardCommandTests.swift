import Foundation
import TestSupport
import Testing

/// A rendering that several processes share.
@Suite struct ShardCommandTests {
  private let folder: TemporaryFolder
  private let command: Command

  /// Soft edges over nothing, so that formats must know whether there is alpha.
  private static let scene = SceneText.square.replacing("white", with: "transparent")
    .replacing("backgroundColor:", with: "cornerRadius: 4, backgroundColor:")

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(Self.scene.utf8), to: "menu.yaml")
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> Command.Outcome { try command.run(arguments) }

  private func render(_ shards: ClosedRange<Int>, of count: Int, _ options: String...) throws {
    for index in shards {
      let outcome = try command.run(["render", "menu.yaml", "--shard", "\(index)/\(count)", "-o", "parts"] + options)
      #expect(outcome.status == 0, "\(outcome.error)")
    }
  }

  @Test(
    "Parts that are joined have the bytes of one rendering",
    arguments: [
      ("x.gif", [], ["--hold-last", "0.5", "--bounce"]), ("x.gif", ["--fps", "30"], []),
      // Parts don't know what they will be joined to, so the rate is given.
      ("x.apng", ["--fps", "50"], ["--loop", "2"]),
      ("x.webp", ["--frames", "10-40", "--fps", "60"], []),
      ("x/", ["--frames", "10-40", "--scale", "2", "--fps", "60"], []),
      ("x_%03d.png", ["--from", "0.3", "--fps", "24"], []), ("x.y4m", ["--background", "white", "--fps", "60"], []),
      ("x.rgba", ["--speed", "0.5"], []),
    ] as [(String, [String], [String])])
  func sameBytes(output: String, options: [String], playback: [String]) throws {
    for count in [1, 3] {
      for index in (1...count).reversed() {
        let outcome = try command.run(
          ["render", "menu.yaml", "--shard", "\(index)/\(count)", "-o", "parts\(count)/"] + options)
        #expect(outcome.status == 0, "\(outcome.error)")
      }
      let joined = try command.run(["join", "parts\(count)", "-o", "j\(count)" + output] + playback)
      #expect(joined.status == 0, "\(joined.error)")
    }
    #expect(try command.run(["render", "menu.yaml", "-o", "d" + output] + options + playback).status == 0)
    let outcome = try command.shell(
      "for f in d*; do diff -r $f ${f/d/j1} && diff -r $f ${f/d/j3} || exit 1; done")
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test("More parts than frames leave some without any")
  func manyParts() throws {
    try render(1...4, of: 4, "--frames", "0-2")
    #expect(try run("join", "parts", "-o", "j.gif").status == 0)
    #expect(try run("render", "menu.yaml", "--frames", "0-2", "-o", "d.gif").status == 0)
    #expect(try folder.read("j.gif") == folder.read("d.gif"))
  }

  @Test("A part that was killed and rendered again leaves nothing of the first attempt")
  func requeued() throws {
    try folder.write(Array(SceneText.long.utf8), to: "menu.yaml")
    let killed = try command.run(["render", "menu.yaml", "--shard", "1/2", "-o", "parts", "--to", "400"]) { process in
      while (try? FileManager.default.contentsOfDirectory(atPath: folder / "parts")) == nil { usleep(5000) }
      usleep(50_000)
      kill(process.processIdentifier, SIGKILL)
    }
    #expect(killed.wasKilled)
    #expect(try run("join", "parts", "-o", "j.gif").status == 66)
    try render(1...2, of: 2, "--to", "1")
    #expect(try run("join", "parts", "-o", "j.gif").status == 0)
    #expect(try run("render", "menu.yaml", "--to", "1", "-o", "d.gif").status == 0)
    #expect(try folder.read("j.gif") == folder.read("d.gif"))
  }

  @Test("A gap is named, with the part that fills it")
  func gap() throws {
    try render(1...1, of: 3)
    try render(3...3, of: 3)
    let outcome = try run("join", "parts", "-o", "j.gif")
    #expect(outcome.status == 65)
    #expect(outcome.error == "error: parts/: frames 16 to 32 of 50 are missing: render --shard 2/3\n")
    #expect(!folder.names.contains("j.gif"))
  }

  @Test("An overlap is named, with both parts")
  func overlap() throws {
    try render(1...2, of: 2)
    try render(2...2, of: 3)
    let outcome = try run("join", "parts", "-o", "j.gif")
    #expect(outcome.status == 65)
    #expect(
      outcome.error
        == "error: parts/part_2-of-3.json: it contains frames 16 to 24, but parts/part_1-of-2.json does, too: "
        + "remove one of them\n")
  }

  @Test(
    "Parts of different things are refused by the fact that differs",
    arguments: [
      ("scene", "it was rendered from a different scene (SHA-256 "),
      ("included", "it was rendered with different images or included files"),
      ("--scale 2", "it was rendered with --scale 2.0, not with no options as"),
      ("--set a=2", "it was rendered with --set a=2, not with no options as"),
      ("--fps 30", "it has 30 frames per second"),
    ])
  func different(change: String, message: String) throws {
    let included = "include: [b.yaml]\n" + Self.scene + "\nvariables: {a: 1}\n"
    try folder.write(Array("variables: {b: 1}\n".utf8), to: "b.yaml")
    try folder.write(Array(included.utf8), to: "menu.yaml")
    try render(1...1, of: 2)
    switch change {
    case "scene": try folder.write(Array((included + "\n").utf8), to: "menu.yaml")
    case "included": try folder.write(Array("variables: {b: 2}\n".utf8), to: "b.yaml")
    default: break
    }
    let options = change.hasPrefix("--") ? change.split(separator: " ").map(String.init) : []
    let part = try command.run(["render", "menu.yaml", "--shard", "2/2", "-o", "parts"] + options)
    #expect(part.status == 0, "\(part.error)")
    let outcome = try run("join", "parts", "-o", "j.gif")
    #expect(outcome.status == 65)
    #expect(outcome.error.contains("error: parts/part_2-of-2.json: \(message)"), "\(outcome.error)")
  }

  @Test("A part of another version, a changed frame and a damaged manifest are refused")
  func damaged() throws {
    try render(1...2, of: 2)
    let manifest = String(decoding: try folder.read("parts/part_2-of-2.json"), as: UTF8.self)
    for (text, message) in [
      (manifest.replacing("\"flipbook\": \"", with: "\"flipbook\": \"9."), "it was rendered by version 9."),
      (String(manifest.dropLast(30)), "it is not a part's manifest, or is truncated"),
      (manifest.replacing("\"count\": 25}", with: "\"count\": 24}"), "its numbers contradict each other"),
      (manifest.replacing("frame_0030.png", with: "../secret.png"), "its numbers contradict each other"),
    ] {
      try folder.write(Array(text.utf8), to: "parts/part_2-of-2.json")
      let outcome = try run("join", "parts", "-o", "j.gif")
      #expect(outcome.status == 65)
      #expect(outcome.error.hasPrefix("error: parts/part_2-of-2.json: \(message)"), "\(outcome.error)")
    }
    try folder.write(Array(manifest.utf8), to: "parts/part_2-of-2.json")
    try folder.write(folder.read("parts/frame_0000.png"), to: "parts/frame_0030.png")
    let outcome = try run("join", "parts", "-o", "j.gif", "-q")
    #expect(outcome.status == 65)
    #expect(outcome.error.hasPrefix("error: parts/frame_0030.png: its CRC-32 is not the one in its part's manifest"))
    #expect(folder.names == ["menu.yaml", "parts"])
  }

  @Test("Two ranges of frames do not take each other's place in a folder")
  func ranges() throws {
    #expect(try run("render", "menu.yaml", "--frames", "0-9", "-o", "f/").status == 0)
    let outcome = try run("render", "menu.yaml", "--frames", "10-19", "-o", "f/")
    #expect(outcome.status == 73)
    #expect(
      outcome.error.hasPrefix("error: cannot write f/: it contains frames 0 to 9, but the new ones are 10 to 19: "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder / "f").count == 11)
    // Some of the same frames are the same work, done again.
    #expect(try run("render", "menu.yaml", "--frames", "5-7", "-o", "f/").status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder / "f").sorted()
        == ["frame_0005.png", "frame_0006.png", "frame_0007.png", "manifest.json"])
  }

  @Test("Variants to outputs of their own are shared out whole")
  func variants() throws {
    try folder.write(
      Array((SceneText.square.replacing("to: 35", with: "to: end") + "\nvariables: {end: 35}\n").utf8), to: "menu.yaml")
    for index in 1...2 {
      let outcome = try run(
        "render", "menu.yaml", "--matrix", "end=10,20,30", "--separate", "--shard", "\(index)/2", "-o", "m-%v.gif")
      #expect(outcome.status == 0, "\(outcome.error)")
      #expect(folder.names.count { $0.hasSuffix(".gif") } == (index == 1 ? 1 : 3))
    }
    #expect(folder.names == ["m-end=10.gif", "m-end=20.gif", "m-end=30.gif", "menu.yaml"])
  }

  @Test(
    "The scheduler says which share it is",
    arguments: [
      (["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": "5"], "auto", "3-of-4"),
      (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "1", "SLURM_ARRAY_TASK_MIN": "3"], "auto/5", "3-of-5"),
      (["JOB_COMPLETION_INDEX": "0"], "auto/2", "1-of-2"), (["JOB_COMPLETION_INDEX": "1"], "auto/2", "2-of-2"),
      (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], "auto", "2-of-3"), ([:], "2/2", "2-of-2"),
    ] as [([String: String], String, String)])
  func environment(variables: [String: String], argument: String, part: String) throws {
    var command = command
    command.environment = variables
    let outcome = try command.run(["render", "menu.yaml", "--shard", argument, "-o", "parts", "--frames", "0-9"])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(FileManager.default.fileExists(atPath: folder / "parts/part_\(part).json"))
  }

  @Test(
    "What no scheduler says, or cannot mean, is an error",
    arguments: [
      ([:], "auto", "--shard auto finds neither SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX nor CI_NODE_INDEX"),
      ([:], "3/2", "write a shard like 2/4"), ([:], "0/2", "write a shard like 2/4"), ([:], "2", "write a shard like"),
      (["JOB_COMPLETION_INDEX": "0"], "auto", "not the number of completions: write --shard auto/n"),
      (["JOB_COMPLETION_INDEX": "2"], "auto/2", "there is no shard 3 of 2: JOB_COMPLETION_INDEX is 2"),
      (["CI_NODE_INDEX": "x"], "auto", "CI_NODE_INDEX is ‘x’, which is not a number"),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], "auto/4", "contradicts CI_NODE_TOTAL, which is 3"),
      (["SLURM_ARRAY_TASK_ID": "0"], "auto/4", "there is no shard 0 of 4: SLURM_ARRAY_TASK_ID is 0: submit with"),
      (
        [
          "SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_COUNT": "2", "SLURM_ARRAY_TASK_MIN": "1",
          "SLURM_ARRAY_TASK_MAX": "4",
        ], "auto", "the array has 2 tasks, not all from 1 to 4"
      ),
    ] as [([String: String], String, String)])
  func noShare(variables: [String: String], argument: String, message: String) throws {
    var command = command
    command.environment = variables
    let outcome = try command.run(["render", "menu.yaml", "--shard", argument, "-o", "parts"])
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(message), "\(outcome.error)")
    #expect(folder.names == ["menu.yaml"])
  }

  @Test("What a part cannot have is refused")
  func usage() throws {
    for (options, message) in [
      (["-o", "x.gif"], "a part is a folder of PNG files: write -o parts/"), ([], "a part is a folder of PNG files"),
      (["-o", "x_%d.png"], "a part is a folder of PNG files"),
      (["-o", "parts/", "--bounce"], "a part contains each frame once"),
    ] {
      let outcome = try command.run(["render", "menu.yaml", "--shard", "1/2"] + options)
      #expect(outcome.status == 64)
      #expect(outcome.error.contains(message), "\(outcome.error)")
    }
    try render(1...1, of: 1, "--fps", "60")
    let outcome = try run("join", "parts", "-o", "x.gif")
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("a GIF has at most 50 frames per second, but the parts have 60"))
    #expect(try run("join", "nowhere", "-o", "x.gif").status == 66)
    #expect(try run("join", ".", "-o", "x.gif").error.contains("it contains no parts"))
  }
}
