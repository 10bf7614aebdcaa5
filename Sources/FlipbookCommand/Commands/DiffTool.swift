import ArgumentParser
import Flipbook
import Golden

/// `flipbook difftool`: shows the differences between two versions of an image or a scene.
struct DiffTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "difftool",
    abstract: "Show the differences between two versions of an image or a scene: a tool for git.",
    usage: "flipbook difftool [<options>] <old> <new> [<path>]",
    discussion: """
      With these settings, git difftool -t flipbook shows changed images, GIFs, \
      movies, and scenes, and git diff describes how images have changed:

        git config difftool.flipbook.cmd 'flipbook difftool "$LOCAL" "$REMOTE" "$MERGED"'
        git config difftool.prompt false
        git config diff.flipbook.command 'flipbook difftool'
        echo '*.png diff=flipbook' >> .gitattributes
        echo '*.gif diff=flipbook' >> .gitattributes

      Terminals that can display images (kitty, Ghostty, iTerm2, WezTerm, foot) show one \
      of the frame that differs most. The exit code is 0 whether or not something differs, \
      unless a file cannot be read.

      EXAMPLES
        git difftool -t flipbook HEAD~1 -- '*.png'
        git difftool -t flipbook main -- Scenes/
        flipbook difftool old.png new.png --picture sixel

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp(
      "The two versions, and their path in the repository; or the seven arguments that git diff gives.",
      valueName: "file"),
    completion: .file())
  var files: [String]

  @OptionGroup var terminal: TerminalImageOption
  @OptionGroup(title: "Messages") var messages: ReportOptions

  /// The path that git passes for a missing file.
  private static let nothing = "/dev/null"

  func validate() throws {
    guard [2, 3].contains(files.count) || files.count >= 7 else {
      throw ValidationError("give the two versions of a file, and optionally its path in the repository")
    }
  }

  func run() async throws {
    // For an external diff, git passes the path, the old file with its digest and mode, and the new file with its
    // digest and mode.
    let isDriver = files.count >= 7
    let (old, new) = isDriver ? (files[1], files[4]) : (files[0], files[1])
    let path = isDriver ? files[0] : files.count > 2 ? files[2] : new
    if old == Self.nothing || new == Self.nothing {
      return try report(
        "\(path): \(old == Self.nothing ? "added" : "removed")", outcome: old == Self.nothing ? "added" : "removed",
        path)
    }
    // Git gives temporary files the extensions of their original paths.
    guard ComparedFile.isScene(path) || ComparedFile.isImage(path) else {
      return try report("\(path): not compared, because it is neither an image nor a scene", outcome: "skipped", path)
    }
    let (reference, actual) = (try await recording(old, of: path), try await recording(new, of: path))
    let comparison = try Comparison(
      reference, actual, matching: try .init(for: reference, actual, areScaled: false))
    let lines = comparison.passes ? ["equal"] : comparison.lines
    try report(
      "\(path):" + (lines.count == 1 ? " \(lines[0])" : lines.map { "\n  \($0)" }.joined()),
      outcome: comparison.passes ? "equal" : "different", path)
    if !messages.quiet, !messages.json { try terminal.show(comparison.worstFrame) }
  }

  private func report(_ text: String, outcome: String, _ path: String) throws {
    if messages.json {
      try StandardOutput.write("\(JSONLine().with("file", path).with("outcome", outcome).with("message", text))\n")
    } else if !messages.quiet {
      try StandardOutput.write(text + "\n")
    }
  }

  private func recording(_ file: String, of path: String) async throws -> Recording {
    guard ComparedFile.isScene(path) else { return try Recording(file: file) }
    var golden = SceneGolden(scene: file, place: GoldenLocation(scene: file))
    golden.allowsOutside = false
    return try await golden.record(GoldenManifest())
  }
}
