import ArgumentParser
import Flipbook

/// The options for the variants of a scene to show, side by side or separately.
struct VariantOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A variant of the scene, or several side by side: a,b,c; all for every one.", valueName: "names"),
    completion: Completions.variants,
    transform: { text in
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !names.contains("") else { throw ValidationError("write names separated by commas, as in a,b,c") }
      return names
    })
  var variant: [String]?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Several values of a variable side by side: stutter=0.3,0.15; repeated, every combination; all for the "
        + "scene's own "
        + "matrix.",
      valueName: "name=values"),
    transform: { $0 == "all" ? nil : try Assignment($0) })
  var matrix: [Assignment?] = []

  @Flag(help: "Write each variant to its own output, with the variant's name in place of %v, or at the end.")
  var separate = false

  /// A variant with its label.
  struct Choice {
    /// The label that distinguishes the variant.
    let label: String
    let settings: SceneSettings

    /// The label, converted to a part of a file name.
    var fileName: String {
      String(label.filter { $0 != " " }.map { "/:\\*?\"<>|".contains($0) || $0.isNewline ? "_" : $0 })
    }
  }

  /// The requested variants.
  struct Selection {
    var choices: [Choice]
    /// The number of columns; nil to choose it automatically.
    var columns: Int?

    /// The command-line arguments that select the variants and settings.
    var settings: [String] {
      var arguments: [String] = []
      for choice in choices {
        if let player = choice.settings.player { arguments.append("--player \(player.rawValue)") }
        if let variant = choice.settings.variant { arguments.append("--variant \(variant)") }
        for (name, value) in choice.settings.variables.sorted(by: { $0.key < $1.key }) {
          let text = if case .text(let text) = value { text } else { "\(value)" }
          arguments.append("--set \(name)=\(text)")
        }
      }
      if let columns { arguments.append("in \(columns) columns") }
      return arguments
    }
  }

  func validate() throws {
    if separate, variant == nil, matrix.isEmpty {
      throw ValidationError("--separate requires several variants: add --variant or --matrix")
    }
  }

  /// Determines the requested variants.
  ///
  /// - Parameters:
  ///   - source: The scene, read only when its variants are requested.
  ///   - settings: The settings that all variants share.
  ///   - images: The library that stores the images.
  /// - Returns: The variants; one without a label if none was requested.
  /// - Throws: `ValidationError` when no requested variant exists, or the error of reading the scene.
  func selection(
    of source: SceneSource, _ settings: SettingOptions, images: ImageLibrary
  ) throws -> Selection {
    var names = variant
    var axes: [(name: String, values: [String])] = []
    let asksScene = names == ["all"] || matrix.contains { $0 == nil }
    let scene = asksScene ? try source.scene(settings.scene(), images: images) : nil
    if let scene, names == ["all"] {
      guard !scene.variants.isEmpty else { throw ValidationError("\(source.name) has no variants") }
      names = scene.variants
    }
    for axis in matrix {
      if let axis {
        axes.append((axis.name, axis.values))
      } else if let scene {
        guard !scene.matrix.isEmpty else { throw ValidationError("\(source.name) has no matrix") }
        axes += scene.matrix.map { ($0.variable, $0.values) }
      }
    }
    var choices = (names ?? [""]).map { name in
      Choice(
        label: name, settings: settings.scene(variant: name.isEmpty ? nil : name))
    }
    for axis in axes {
      guard choices.count * axis.values.count <= SideBySide.maximumPanelCount else {
        throw ValidationError("that is more than \(SideBySide.maximumPanelCount) combinations")
      }
      choices = choices.flatMap { choice in
        axis.values.map { value in
          var settings = choice.settings
          settings.variables[axis.name] = .text(value)
          return Choice(
            label: (choice.label.isEmpty ? "" : choice.label + ", ") + "\(axis.name) = \(value)", settings: settings)
        }
      }
    }
    let isGrid = axes.count > 1 || (names != nil && !axes.isEmpty)
    return Selection(choices: choices, columns: isGrid ? axes.last?.values.count : nil)
  }

  /// Returns a renderer of one scene, or of several side by side.
  ///
  /// - Returns: The renderer, and warnings about fonts.
  func renderer(
    of selection: Selection, _ source: SceneSource, images: ImageLibrary, options: RenderOptions
  ) throws -> (renderer: Renderer, warnings: [Diagnostic]) {
    var panels: [SideBySide.Panel] = []
    for choice in selection.choices {
      let scene = try source.scene(choice.settings, images: images, for: options.size)
      panels.append(SideBySide.Panel(label: choice.label, scene: scene))
    }
    let renderer =
      if panels.count == 1 {
        Renderer(panels[0].scene, images: images, options: options)
      } else {
        Renderer(try SideBySide(panels, columns: selection.columns), images: images, options: options)
      }
    var warnings: [Diagnostic] = []
    for panel in panels {
      let scene = panel.scene
      for warning in try scene.readingWarnings + scene.fontWarnings(path: source.name, fonts: renderer.fonts)
      where !warnings.contains(warning) { warnings.append(warning) }
    }
    return (renderer, warnings)
  }
}
