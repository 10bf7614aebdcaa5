import ArgumentParser
import Flipbook
import Preview

/// `flipbook watch`: renders a scene whenever it is saved.
struct Watch: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Render a scene, and render it again whenever the scene or a file that it uses is saved.",
    usage: "flipbook watch [<options>] <scene>",
    discussion: """
      Accepts every option of render, and stops with Ctrl-C. The output always \
      shows the last valid version of the scene.

      EXAMPLES
        flipbook watch menu.yaml                        makes menu.gif again and again
        flipbook watch menu.yaml -o menu.apng --scale 2

      \(HelpTopic.note)
      """)

  @OptionGroup var render: Render

  func validate() throws {
    if let other = render.others.first { throw ValidationError("only one scene can be watched: leave out \(other)") }
    if render.scene.path == "-" { throw ValidationError("only a file can be watched, not standard input") }
    if try render.output.target(forScene: render.scene.path, variant: render.variants.separate ? "a" : nil)
      .isStandardOutput
    {
      throw ValidationError("standard output cannot be replaced: write -o menu.gif")
    }
    if render.output.noClobber {
      throw ValidationError("watch replaces its output, so leave out --no-clobber")
    }
  }

  func run() async throws {
    try await FileFollower<Void>(
      read: { try await read($0) }, report: { ExitStatus.reporting($0, of: Self.self) }, work: { await work() }
    ).run()
  }

  /// Checks the scene in every requested variant.
  @concurrent
  private func read(_ files: FileLog) async throws {
    let images = ImageLibrary()
    let source = try SceneSource(
      path: render.scene.path, allowsOutside: render.settings.allowOutside, fonts: render.fonts.files(),
      animation: render.scene.animation,
      files: files)
    let selection = try render.variants.selection(of: source, render.settings, images: images)
    for choice in selection.choices { _ = try source.scene(choice.settings, images: images) }
  }

  @concurrent
  private func work() async {
    do { try await render.run() } catch  where !Task.isCancelled { ExitStatus.reporting(error, of: Self.self) } catch {}
  }
}
