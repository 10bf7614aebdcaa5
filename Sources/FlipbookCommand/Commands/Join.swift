import ArgumentParser
import Flipbook

/// `flipbook join`: joins the parts of a rendering to one file.
struct Join: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "join",
    abstract: "Join the parts that render --shard wrote.",
    usage: "flipbook join [<options>] <folder> ... -o <path>",
    discussion: """
      The output is byte for byte the same as if one process had rendered it. Parts from \
      different scenes, options or versions of flipbook are rejected, \
      as are missing or repeated frames.

      EXAMPLES
        flipbook render menu.yaml --shard 1/2 -o parts/
        flipbook render menu.yaml --shard 2/2 -o parts/
        flipbook join parts/ -o menu.gif
        flipbook join parts/ -o menu.webp --hold-last 1.5 --bounce

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp("The folders that contain the parts.", valueName: "folder"), completion: .directory)
  var folders: [String]

  @OptionGroup(title: "Output") var output: OutputOptions
  @OptionGroup(title: "Playback") var playback: PlaybackOptions
  @OptionGroup(title: "Quality and size") var gif: GIFOptionGroup
  @Flag(help: "Write nothing; report what would be written, how many frames, and about how long and large.")
  var dryRun = false

  @OptionGroup var memory: MemoryOption
  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    let target = try target()
    try playback.check(target)
    try gif.check(target)
  }

  private func target() throws -> OutputTarget {
    var name = folders[0]
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    return try output.target(forScene: name)
  }

  func run() async throws {
    let target = try target()
    var options = RenderOptions()
    output.apply(to: &options)
    playback.apply(to: &options)
    gif.apply(to: &options)
    let parts = try JoinedParts(folders: folders)
    let transcoding = Transcoding(
      .parts(parts), options: options, target: target, loop: output.loop, poster: playback.poster)
    try await dryRun ? transcoding.estimate(report) : transcoding.run(report)
  }
}
