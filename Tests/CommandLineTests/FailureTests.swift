import Foundation
import TestSupport
import Testing

@Suite struct FailureTests {
  private let folder: TemporaryFolder
  private let command: Command

  init() throws {
    folder = try TemporaryFolder()
    command = Command(folder: folder)
    try folder.write(Array(SceneText.square.utf8), to: "menu.yaml")
    try folder.write(Array(SceneText.long.utf8), to: "long.yaml")
  }

  @Test("A scene that is not there, or is a folder, is missing input", arguments: ["no.yaml", "."])
  func missingScene(path: String) throws {
    let outcome = try command.run(["render", path, "-o", "x.gif"])
    #expect(outcome.status == 66)
    #expect(outcome.error.hasPrefix("error: \(path): "))
  }

  @Test(
    "A scene that cannot be used is reported by file, line and column",
    arguments: [
      ("", "scene.yaml"), ("{", "scene.yaml:"), ("canvas:\n\tsize: [1, 1]\n", "scene.yaml:2:"),
      (SceneText.broken, "scene.yaml:1:38: error: "),
      (SceneText.square.replacing("square.position.x", with: "circle.position.x"), "scene.yaml:5:"),
      (SceneText.square.replacing("'#E56B6F'", with: "red, contents: no.png"), "no.png"),
    ])
  func badScene(text: String, message: String) throws {
    try folder.write(Array(text.utf8), to: "scene.yaml")
    let outcome = try command.run(["render", "scene.yaml"])
    #expect(outcome.status == 65)
    #expect(outcome.error.contains(message), "\(outcome.error)")
    #expect(!folder.names.contains("scene.gif"))
  }

  @Test("A file that isn't text isn't a scene")
  func binaryScene() throws {
    try folder.write([0xFF, 0xFE, 0, 1], to: "scene.yaml")
    let outcome = try command.run(["render", "scene.yaml"])
    #expect(outcome.status == 65)
    #expect(outcome.error == "error: scene.yaml: the file is not UTF-8 text, so it cannot be a scene\n")
  }

  @Test(
    "Where nothing can be written, the path and the system's reason are reported",
    arguments: [
      (["-o", "menu.yaml/x.gif"], "cannot write menu.yaml/x.gif: Not a directory"),
      (["-o", "menu.yaml/no/x.gif"], "cannot write menu.yaml/no/x.gif: Not a directory"),
      (["-o", "menu.yaml/"], "cannot write menu.yaml: Not a directory"),
    ])
  func unwritable(options: [String], message: String) throws {
    let outcome = try command.run(["render", "menu.yaml"] + options)
    #expect(outcome.status == 73)
    #expect(outcome.error == "error: \(message)\n")
    #expect(folder.names == ["long.yaml", "menu.yaml"])
  }

  @Test(
    "Folders of results are made where they are missing",
    arguments: [
      ("render menu.yaml -o a/b/x.gif", "a/b/x.gif"), ("render menu.yaml --frames 0-1 -o a/b/", "a/b/frame_0000.png"),
      ("still menu.yaml --at 0 -o a/b/x.png", "a/b/x.png"), ("sheet menu.yaml -o a/b/x.png", "a/b/x.png"),
      ("review menu.yaml -o a/b/x.html", "a/b/x.html"), ("export menu.yaml -o a/b/x.json", "a/b/x.json"),
    ])
  func missingFolders(arguments: String, path: String) throws {
    let outcome = try command.run(arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try !folder.read(path).isEmpty)
  }

  @Test("Folders that were made for a result that fails are removed again")
  func failedFolders() throws {
    let outcome = try command.run(["render", "menu.yaml", "-o", "a/b/x.gif", "--max-bytes", "10"])
    #expect(outcome.status == 65)
    #expect(folder.names == ["long.yaml", "menu.yaml"])
  }

  #if os(Linux)
    @Test(
      "Results that do not arrive are reported",
      arguments: [
        "schema", "springs --mass 2", "trace menu.yaml", "validate menu.yaml", "validate no.yaml --json", "--help",
        "--version", "--generate-completion-script zsh", "render menu.yaml -o x.gif -q --json",
        "still menu.yaml --at 0 -o -",
      ])
    func fullOutput(arguments: String) throws {
      let full = try command.shell("\"$flipbook\" \(arguments) > /dev/full; echo $?")
      #expect(full.text == "error: cannot write the standard output: No space left on device\n73\n")
      let closed = try command.shell("\"$flipbook\" \(arguments) >&-; echo $?")
      #expect(closed.text == "error: cannot write the standard output: Bad file descriptor\n73\n")
    }

    @Test(
      "A full disk is reported",
      arguments: [
        ["render", "menu.yaml", "--format", "gif"], ["render", "menu.yaml", "--format", "apng"],
        ["render", "menu.yaml", "--format", "y4m"], ["still", "menu.yaml", "--at", "0"],
      ])
    func fullDisk(arguments: [String]) throws {
      try FileManager.default.createSymbolicLink(atPath: folder / "full.png", withDestinationPath: "/dev/full")
      let target = arguments.contains("still") ? "full.png" : "/dev/full"
      let outcome = try command.run(arguments + ["-o", target])
      #expect(outcome.status == 73)
      #expect(outcome.error.contains("No space left on device"), "\(outcome.error)")
    }
  #endif

  @Test("What exists is kept when asked", arguments: [["-o", "old.gif"], ["-o", "old_%d.png"]])
  func noClobber(options: [String]) throws {
    for name in ["old.gif", "old_3.png"] { try folder.write([1], to: name) }
    let before = folder.names
    let outcome = try command.run(["render", "menu.yaml", "--no-clobber"] + options)
    #expect(outcome.status == 73)
    #expect(outcome.error.contains("already exists"))
    #expect(folder.names == before)
    #expect(try folder.read("old.gif") == [1] && folder.read("old_3.png") == [1])
  }

  @Test("A reader that goes away ends the command quietly", arguments: ["gif", "png", "y4m", "rgba"])
  func brokenPipe(format: String) throws {
    let outcome = try command.shell(
      "\"$flipbook\" render long.yaml --to 400 -q -o - --format \(format) | head -c 100 | wc -c; echo ${PIPESTATUS[0]}"
    )
    #expect(outcome.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == ["100", "73"])
  }

  @Test("Messages to closed streams do not end up in the output")
  func closedStreams() throws {
    _ = try command.run(["render", "menu.yaml", "-o", "x.gif"])
    let outcome = try command.shell("\"$flipbook\" render menu.yaml -o y.gif <&- >&- 2>&-; echo $?")
    #expect(outcome.text == "0\n")
    #expect(try folder.read("x.gif") == folder.read("y.gif"))
  }

  @Test("Text for a closed pipe doesn't crash")
  func brokenTextPipe() throws {
    let outcome = try command.shell("\"$flipbook\" schema | true; echo ${PIPESTATUS[0]}")
    #expect(["0\n", "73\n"].contains(outcome.text))
  }

  @Test(
    "Interrupted, it leaves nothing behind and keeps what was there before",
    arguments: [SIGINT, SIGTERM], ["x.gif", "frames", "new/", "x_%04d.png"])
  func interrupted(signal: Int32, path: String) throws {
    try folder.write([1, 2, 3], to: "x.gif")
    try FileManager.default.createDirectory(atPath: folder / "frames", withIntermediateDirectories: false)
    let before = folder.names
    let outcome = try command.run(["render", "long.yaml", "-o", path]) { process in
      // Something unfinished shows that it is in the middle of it.
      while process.isRunning, try hiddenFiles().isEmpty { usleep(1000) }
      kill(process.processIdentifier, signal)
    }
    #expect(outcome.status == (signal == SIGTERM ? 143 : 130) && !outcome.wasKilled)
    #expect(folder.names == before)
    #expect(try hiddenFiles().isEmpty)
    #expect(try folder.read("x.gif") == [1, 2, 3])
  }

  @Test(
    "Interrupted again, it ends at once and still leaves nothing behind",
    arguments: ["x.gif", "x.apng", "frames", "new/", "x_%04d.png"])
  func interruptedTwice(path: String) throws {
    try FileManager.default.createDirectory(atPath: folder / "frames", withIntermediateDirectories: false)
    try folder.write([1], to: "frames/mine")
    // A picture so large that the first signal is noticed late.
    let arguments = ["render", "long.yaml", "-o", path, "--scale", "100", "-j", "1"]
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let outcome = try command.run(arguments) { process in
      while process.isRunning, try hiddenFiles().isEmpty { usleep(1000) }
      for _ in 0..<20 where process.isRunning {
        kill(process.processIdentifier, SIGINT)
        usleep(2000)
      }
    }
    #expect(outcome.status == 130 && !outcome.wasKilled)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
  }

  @Test("Interrupted again, it does not wait for a reader that does not read")
  func interruptedTwiceWhileBlocked() throws {
    let outcome = try command.shell(
      """
      mkfifo pipe; exec 3<>pipe
      "$flipbook" render long.yaml -q -o - --format rgba > pipe & command=$!
      sleep 0.5; kill -INT $command; sleep 0.2; kill -INT $command 2> /dev/null
      for turn in {1..200}; do kill -0 $command 2> /dev/null || break; sleep 0.1; done
      kill -KILL $command 2> /dev/null; wait $command; echo $?
      """)
    #expect(outcome.text == "130\n")
  }

  @Test("Waiting for a scene from a terminal or a pipe can be interrupted", arguments: ["- <&3", "pipe"])
  func interruptedInput(scene: String) throws {
    let outcome = try command.shell(
      """
      mkfifo pipe; exec 3<>pipe
      "$flipbook" render -o x.gif \(scene) & sleep 0.3
      kill -INT $!; wait $!; echo $?
      """)
    #expect(outcome.text == "130\n")
  }

  @Test("A pipe that nobody has opened for writing yet can be interrupted, too")
  func interruptedOpening() throws {
    let outcome = try command.shell(
      "mkfifo pipe; \"$flipbook\" render -o x.gif pipe & sleep 0.3; kill -INT $!; wait $!; echo $?")
    #expect(outcome.text == "130\n")
  }

  #if os(Linux)
    @Test("Memory does not grow with the length")
    func boundedMemory() throws {
      let scene = SceneText.square.replacing("size: [40, 20]", with: "size: [300, 300]")
      try folder.write(Array(scene.utf8), to: "menu.yaml")
      /// The most memory that a rendering held, in KiB.
      func peak(speed: String) throws -> Int {
        var (command, peak) = (command, 0)
        // The address sanitizer keeps what is freed, unless asked to release it.
        let options = ProcessInfo.processInfo.environment["ASAN_OPTIONS"].map { $0 + ":" } ?? ""
        command.environment["ASAN_OPTIONS"] = options + "quarantine_size_mb=1"
        let outcome = try command.run(["render", "menu.yaml", "-o", "x.gif", "--speed", speed]) { process in
          let file = URL(filePath: "/proc/\(process.processIdentifier)/status")
          while process.isRunning {
            let status = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            if let match = status.firstMatch(of: /VmHWM:\s+(\d+) kB/), let size = Int(match.1) {
              peak = max(peak, size)
            }
            usleep(2000)
          }
        }
        #expect(outcome.status == 0)
        return peak
      }
      let (short, long) = (try peak(speed: "0.5"), try peak(speed: "0.05"))
      #expect(short > 0)
      // The 900 frames more have 320,000 KiB of pixels.
      #expect(long < short + 10_000, "\(short) KiB for 100 frames, \(long) KiB for 1000")
    }
  #endif

  /// Sanitizers reserve more memory, and write larger files of their own, than any limit allows.
  private static let isSanitized = ProcessInfo.processInfo.environment.keys.contains { $0.hasSuffix("SAN_OPTIONS") }

  @Test("A movie that is cut short by a limit is an error, and leaves what was there", .enabled(if: !isSanitized))
  func cutMovie() throws {
    try folder.write(Array("old".utf8), to: "x.mp4")
    let outcome = try command.shell("ulimit -f 1; \"$flipbook\" render menu.yaml -o x.mp4; echo $?")
    #expect(outcome.text.contains("File too large"), "\(outcome.text)")
    #expect(outcome.text.hasSuffix("\n73\n"), "\(outcome.text)")
    #expect(try String(contentsOfFile: folder / "x.mp4", encoding: .utf8) == "old")
    #expect(try hiddenFiles().isEmpty)
  }

  #if os(Linux)
    @Test(
      "Too little memory is reported before anything is done", .enabled(if: !isSanitized),
      arguments: [128, 160])
    func littleMemory(mebibytes: Int) throws {
      let outcome = try command.shell(
        "ulimit -v \(mebibytes * 1024); \"$flipbook\" render menu.yaml -o x.gif; echo $?")
      // The debug build itself may be larger; the system then says so.
      let report = outcome.text + outcome.error
      #expect(["70", "127"].contains { report.contains("\n\($0)\n") }, "\(report)")
      #expect(report.contains("memory") || report.contains("shared object"), "\(report)")
    }
  #endif

  /// Everything below the folder whose name begins with a dot.
  private func hiddenFiles() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.contains(/(^|\/)\./) }
  }
}
