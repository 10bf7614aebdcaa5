import ArgumentParser
import Flipbook
import Preview

/// `flipbook preview`: shows a scene in the browser while it is being edited.
struct ShowPreview: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract:
      "Show a scene in the browser, with controls for its variables, and update it whenever the scene is saved.",
    usage: "flipbook preview [<options>] <scene>",
    discussion: """
      Prints the address of a page for this machine, and serves it until Ctrl-C. \
      The address contains a secret token, so no other user of this machine can open the \
      page. With --lan, a second address is for the local network. The page plays the \
      scene's script, or lets you touch the scene. It writes only what you save.

      EXAMPLES
        flipbook preview menu.yaml
        flipbook preview menu.yaml --scale 2 --port 9000
        flipbook preview menu.yaml --variant slow
        flipbook preview menu.yaml --device --lan       look at it on a phone
        flipbook preview menu.yaml --recording app.mov  tune it to a recording

      \(HelpTopic.note)
      """)

  @OptionGroup var scene: SceneArgument
  @OptionGroup(title: "Variables") var settings: SettingOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  @Option(help: ArgumentHelp("A variant of the scene.", valueName: "name"))
  var variant: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The port of the page; 0 for any that is free. (default: 8417, or any that is free)"),
    transform: { try PlainNumber.read($0, in: 0...65_535) })
  var port: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Frames per second: 60, 29.97 or 30000/1001. (default: 60)", valueName: "rate"),
    transform: TimeOptions.readRate)
  var fps: FrameRate?

  @Flag(help: "Show the scene in a device frame, and fill the screen on a phone.")
  var device = false

  @Flag(help: "Serve the page to the local network, read-only, at a random address.")
  var lan = false

  @Flag(help: "Allow touches from the local network, too. Implies --lan.")
  var lanTouch = false

  @OptionGroup(title: "Recording") var recording: PreviewRecordingOptions

  @OptionGroup(title: "Picture") var picture: FrameOptions

  func validate() throws {
    if scene.path == "-" { throw ValidationError("a preview needs a file, not standard input") }
    if picture.showTouches {
      throw ValidationError("the page has a control to show touches: leave out --show-touches")
    }
    if picture.touchStyle != nil {
      throw ValidationError("the page draws touches itself: leave out --touch-style")
    }
  }

  func run() async throws {
    var options = RenderOptions()
    options.rate = fps ?? 60
    // One processor is reserved for answering the page.
    options.jobs = max(1, options.jobs - 1)
    picture.apply(to: &options)
    let session = try PreviewSession(
      path: scene.choice.naming(scene.path), settings: settings.scene(variant: variant),
      allowsOutside: settings.allowOutside, fonts: fonts.files(), options: options)
    let server = PreviewServer(
      session, title: OutputTarget.stem(of: scene.path), look: PreviewAppearance(isDevice: device),
      recording: try recording.preview())
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await session.run() }
        group.addTask { try await serve(server) }
        // Both tasks run until they are canceled.
        defer { group.cancelAll() }
        try await group.next()
      }
    } catch let failure as PreviewServer.Failure {
      Terminal.standardError.report(failure)
      throw ExitStatus.cannotWrite
    }
  }

  private func serve(_ server: PreviewServer) async throws {
    let announce: @Sendable (String, String?) async throws -> Void = { [lanTouch] address, networkAddress in
      try StandardOutput.write(address + "\n")
      if let networkAddress { try Self.open(networkAddress, forTouch: lanTouch) }
    }
    let network = try await network()
    try await server.run(on: port, network: network, isReady: announce)
  }

  /// Prints the URL for other machines, its QR code, and their permissions.
  private static func open(_ address: String, forTouch canTouch: Bool) throws {
    try StandardOutput.write(address + "\n")
    if let code = QRCode(address) { try StandardOutput.draw(code.terminalLines) }
    try StandardOutput.write(
      """
      Anyone on your local network who has this address can \(canTouch ? "see and touch" : "see") the scene.
      They cannot change variables or files.
      The connection is not encrypted. The address is valid until you stop flipbook.

      """)
  }

  /// Returns the access for other machines.
  private func network() async throws -> PreviewNetwork? {
    guard lan || lanTouch else { return nil }
    guard let address = await NetworkAddress.find() else {
      throw PreviewServer.Failure.cannotListen("this machine is not connected to a network: leave out --lan")
    }
    return PreviewNetwork(address: address, allowsTouch: lanTouch)
  }
}
