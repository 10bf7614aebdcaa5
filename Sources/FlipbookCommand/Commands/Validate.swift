import ArgumentParser
import Encodings
import Flipbook
import SceneDiagnostics
import SceneProgram
import SystemCalls

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
        flipbook validate --accessibility --sarif menu.sarif menu.yaml

      Every problem in a file is reported, not only the first. A file that can be read is also played, without
      painting, to warn of motion that is almost certainly a mistake: a value that snaps back when its animation is
      removed, a step that never runs, and fonts that are not installed.

      A file without a canvas and layers is checked as a file that scenes include.

      Every variant of a scene is checked, too, every combination of its matrix (up to 64), and every still.

      With --accessibility, every appearance of a scene (see ‘flipbook appearances’) is played and painted, to find \
      text that is cut off or overlaps, text with too little contrast, flashes, movement that ignores reduced motion, \
      and touch targets that are too small.

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

  @Flag(help: "Check every appearance for people who see, read, and touch differently.")
  var accessibility = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Write all problems to this file for code scanning (SARIF 2.1.0).", valueName: "path"),
    completion: .file(extensions: ["sarif"]))
  var sarif: String?

  @OptionGroup(title: "Messages") var report: ReportOptions

  func validate() throws {
    if let sarif, sarif.isEmpty || sarif == "-" || FileSystem.kind(of: sarif) == .folder {
      throw ValidationError("--sarif needs the name of a file, as in --sarif menu.sarif")
    }
  }

  func run() async throws {
    let terminal = Terminal.standardError
    var document = SARIFDocument()
    var worst = ExitStatus.done
    for path in scenes {
      try Task.checkCancellation()
      do {
        let (scene, warnings, findings) = try check(path)
        document.add(warnings, in: path)
        document.add(findings, in: path)
        let count = warnings.count + findings.count
        if strict, count > 0, worst == .done { worst = .foundProblems }
        if report.json {
          var found = line(path).with("valid", true).with("duration", scene.duration)
            .with("warnings", warnings.map(line))
          if accessibility { found = found.with("accessibility", findings.map(\.jsonLine)) }
          try StandardOutput.write("\(found)\n")
        } else {
          for warning in warnings { terminal.report(warning) }
          let lines = DiagnosticLog(sources: [SourceText(name: path, text: findings.isEmpty ? "" : try text(of: path))])
          for finding in findings {
            let range = SourceRange(line: finding.line, column: finding.column, length: finding.length)
            terminal.report(finding.diagnostic(path: path, sourceLine: lines.line(of: range)))
          }
          if !report.quiet {
            let verdict = count == 0 ? "fine" : "warnings: \(count)"
            try StandardOutput.write("\(path): \(verdict), \((scene.duration * 1000).rounded() / 1000) s\n")
          }
        }
      } catch let error as RenderError {
        let status = ExitStatus(error)
        let found = status == .badScene ? ExitStatus.foundProblems : status
        if found.rawValue > worst.rawValue { worst = found }
        if case .scene(let scene) = error.reason {
          document.add(scene.diagnostics, in: path)
        } else {
          document.add(error.description, in: path)
        }
        if report.json {
          try StandardOutput.write("\(line(path).with("valid", false).with("errors", errors(error)))\n")
        } else {
          terminal.report(error)
        }
      }
    }
    if let sarif { try TextOutput.write(document.text, to: sarif, replacing: true) }
    if worst != .done { throw worst }
  }

  private func source(_ path: String) throws -> SceneSource {
    try SceneSource(
      path: path, allowsOutside: settings.allowOutside, fonts: fonts.files(), animation: choice.animation)
  }

  /// Returns the text of a scene file; empty for other files and for standard input, which can be read only once.
  private func text(of path: String) throws -> String { path == "-" ? "" : try source(path).text ?? "" }

  /// Reads and plays a scene, and then each of its variants and, if requested, of its appearances.
  private func check(_ path: String) throws -> (Scene, [Diagnostic], [AccessibilityFinding]) {
    var source = try source(path)
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
    guard accessibility, !isIncluded else { return (scene, warnings, []) }
    let appearances = try scene.appearances.map { name throws(RenderError) in
      do throws(RenderError) {
        return (name, try source.scene(self.settings.scene(variant: name), images: images))
      } catch {
        throw error.naming(variant: name)
      }
    }
    return (scene, warnings, try AccessibilityCheck(images: images).findings(in: appearances))
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
