import ArgumentParser
import Flipbook
import Preview

/// `flipbook preview`: a scene in the browser, as it is being written.
struct ShowPreview: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a scene in the browser, and anew whenever it is saved, with controls for its variables.",
    usage: "flipbook preview [<options>] <scene>",
    discussion: """
      Prints the address of the page and serves it, on this machine alone, until
      Ctrl-C. Nothing is written.

      EXAMPLES
        flipbook preview menu.yaml
        flipbook preview menu.yaml --scale 2 --port 9000
        flipbook preview menu.yaml --variant slow

      \(ExitStatus.table)
      """)

  @OptionGroup var scene: SceneArgument
  @OptionGroup(title: "Variables") var settings: SettingOptions

  @Option(help: ArgumentHelp("A variant of the scene.", valueName: "name"))
  var variant: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The port of the page; 0 for any that is free. (default: 8417, or any that is free)"),
    transform: { try PlainNumber.read($0, in: 0...65_535) })
  var port: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames a second: 60, 29.97 or 30000/1001. (default: 60)", valueName: "rate"),
    transform: TimeOptions.readRate)
  var fps: FrameRate?

  @OptionGroup(title: "Picture") var picture: PictureOptions

  /// The default port of the page.
  private static let usualPort: UInt16 = 8417

  func validate() throws {
    if scene.path == "-" { throw ValidationError("a preview follows a file, and the standard input is none") }
    if picture.showTouches {
      throw ValidationError("the page shows and hides touches by itself: leave out --show-touches")
    }
  }

  func run() async throws {
    var options = RenderOptions()
    options.rate = fps ?? 60
    // One processor is left to answer the page.
    options.jobs = max(1, options.jobs - 1)
    picture.apply(to: &options)
    let session = PreviewSession(
      path: scene.path, settings: SceneSettings(variant: variant, variables: settings.variables),
      allowsOutside: settings.allowOutside, options: options)
    let server = PreviewServer(session, title: OutputTarget.stem(of: scene.path))
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await session.run() }
        group.addTask { try await serve(server) }
        // Neither ends by itself.
        defer { group.cancelAll() }
        try await group.next()
      }
    } catch let failure as PreviewServer.Failure {
      Terminal.standardError.report(failure)
      throw ExitStatus.cannotWrite
    }
  }

  private func serve(_ server: PreviewServer) async throws {
    let tell: @Sendable (String) async throws -> Void = { try StandardOutput.write($0 + "\n") }
    guard port == nil else { return try await server.run(port: UInt16(port ?? 0), isReady: tell) }
    do {
      try await server.run(port: Self.usualPort, isReady: tell)
    } catch PreviewServer.Failure.portTaken {
      try await server.run(port: 0, isReady: tell)
    }
  }
}
