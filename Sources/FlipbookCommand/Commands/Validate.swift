import ArgumentParser
import Encodings
import Flipbook
import SceneProgram

/// `flipbook validate`: reports all errors in scene files.
struct Validate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scene files and the images they use, and report every problem.",
    usage: "flipbook validate [<options>] <scene> ...",
    discussion: """
      EXAMPLES
        flipbook validate menu.yaml
        flipbook validate --json Scenes/*.yaml

      Every problem in a file is reported, not only the first. A file that can be read is also played, without
      painting, to warn of motion that is almost certainly a mistake: a value that snaps back when its animation is
      removed, a step that never runs, and fonts that are not installed.

      A file without a canvas and layers is checked as a file that scenes include.

      Every variant of a scene is checked, too, every combination of its matrix (up to 64), and every still.

      \(HelpTopic.note)
      """)

  @Argument(
    help: ArgumentHelp("The scene files; - reads standard input.", valueName: "scene"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var scenes: [String]

  @OptionGroup var choice: AnimationOption
  @OptionGroup(title: "Variables") var settings: SettingOptions
  @OptionGroup(title: "Fonts") var fonts: FontOptions

  @Flag(help: "Fail on warnings, too.")
  var strict = false

  @OptionGroup(title: "Messages") var report: ReportOptions

  func run() async throws {
    let terminal = Terminal.standardError
    var worst = ExitStatus.done
    for path in scenes {
      try Task.checkCancellation()
      do {
        let (scene, warnings) = try check(path)
        if strict, !warnings.isEmpty, worst == .done { worst = .foundProblems }
        if report.json {
          let found = line(path).with("valid", true).with("duration", scene.duration)
          try StandardOutput.write("\(found.with("warnings", warnings.map(line)))\n")
        } else {
          for warning in warnings { terminal.report(warning) }
          if !report.quiet {
            let verdict = warnings.isEmpty ? "fine" : "warnings: \(warnings.count)"
            try StandardOutput.write("\(path): \(verdict), \((scene.duration * 1000).rounded() / 1000) s\n")
          }
        }
      } catch let error as RenderError {
        let status = ExitStatus(error)
        let found = status == .badScene ? ExitStatus.foundProblems : status
        if found.rawValue > worst.rawValue { worst = found }
        if report.json {
          try StandardOutput.write("\(line(path).with("valid", false).with("errors", errors(error)))\n")
        } else {
          terminal.report(error)
        }
      }
    }
    if worst != .done { throw worst }
  }

  /// Reads and plays a scene, and then each of its variants.
  private func check(_ path: String) throws -> (Scene, [Diagnostic]) {
    var source = try SceneSource(
      path: path, allowsOutside: settings.allowOutside, fonts: fonts.files(), animation: choice.animation)
    let isIncluded = source.isIncluded && path != "-"
    if isIncluded {
      let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
      let include = "include: \(String(name).quotedAsJSON)"
      source = source.replacing(text: "canvas: {size: [320, 480]}\n\(include)\nlayers: []\n")
    }
    let images = ImageLibrary()
    var given = settings.scene()
    given.checksIncluded = isIncluded
    let scene = try source.scene(given, images: images)
    var warnings = try scene.warnings(path: path)
    for (label, settings) in shownSettings(of: scene) {
      try Task.checkCancellation()
      do throws(RenderError) {
        let shown = try source.scene(settings, images: images)
        for warning in try shown.warnings(path: path) where !warnings.contains(warning) { warnings.append(warning) }
      } catch {
        throw error.naming(variant: label)
      }
    }
    return (scene, warnings)
  }

  /// Returns the settings of the scene's variants, matrix, and stills, without its defaults.
  private func shownSettings(of scene: Scene) -> [(label: String, settings: SceneSettings)] {
    var shown = scene.variants.map { ($0, SceneSettings(variant: $0)) }
    var combinations = [(label: "", settings: SceneSettings())]
    for (variable, values) in scene.matrix {
      combinations = combinations.flatMap { label, settings in
        values.map { value in
          var settings = settings
          settings.variables[variable] = .text(value)
          return ((label.isEmpty ? "" : label + ", ") + "\(variable) = \(value)", settings)
        }
      }
      combinations = Array(combinations.prefix(SideBySide.maximumPanelCount))
    }
    if !scene.matrix.isEmpty { shown += combinations }
    shown += scene.stills.filter { $0.settings != SceneSettings() }.map { ("of still \($0.name)", $0.settings) }
    return shown.map { ($0, settings.completing($1)) }
  }

  private func line(_ path: String) -> JSONLine { JSONLine().with("file", path) }

  private func errors(_ error: RenderError) -> [JSONLine] {
    guard case .scene(let scene) = error.reason else { return [JSONLine().with("message", error.description)] }
    return scene.diagnostics.map(line)
  }

  private func line(_ diagnostic: Diagnostic) -> JSONLine {
    JSONLine().with("line", diagnostic.line).with("column", diagnostic.column).with("length", diagnostic.length)
      .with("message", diagnostic.message).with("hint", diagnostic.hint)
  }
}
