import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads a scene file from top to bottom.
struct SceneReader {
  let context: ReadingContext
  let settings: SceneSettings
  let findFile: FileFinder
  let findFont: FontFinder
  /// Creates a text measure from the paths of the scene's font files.
  let measuringText: (_ fonts: [String]) -> TextMeasure

  /// The parts of a scene.
  struct Parts: Sendable {
    var title: String?
    var duration: Double?
    var program: Program
    var variables: [SceneVariable]
    var variants: Variants
    var stills: [SceneStill]
    var drawingWarnings: [Diagnostic]
    /// The motions that fade instead of moving because the scene says nothing else.
    var fadingMotions: [SourceRange]
    /// True if the user has chosen to reduce motion.
    var reducesMotion: Bool
    /// The paths of the scene's font files.
    var fonts: [String]
  }

  func read(_ root: SyntaxNode) -> Parts? {
    // This breaks the reference cycle between the step forms and the context.
    defer { context.stepForms = [:] }
    guard let record = context.record(root, as: SceneKeys.record) else { return nil }
    if let version = record.read(SceneKeys.version), version != 1, let node = record.node(SceneKeys.version) {
      context.log.error(
        at: node.range, "this file uses version \(node.text ?? "") of the language, but only version 1 is supported",
        hint: "use a newer flipbook, or write flipbook: 1")
    }
    guard let canvasNode = record.read(SceneKeys.canvas),
      let canvas = context.record(canvasNode, as: CanvasKeys.record),
      let size = canvas.read(CanvasKeys.size)
    else { return nil }
    context.scope["canvas.width"] = .number(size.width)
    context.scope["canvas.height"] = .number(size.height)

    switch record.read(SceneKeys.generation) {
    case .seven: context.definitions.generation = .iOS7
    case .eleven: context.definitions.generation = .iOS11
    case .eight, nil: break
    }
    // The fonts are needed for the text in drawings.
    let fonts = readFonts(record)
    context.measureText = measuringText(fonts)
    let variants = Variants(record)
    let variables = readDefinitions(record, variants)
    let stills = record.read(SceneKeys.stills).map {
      StillReader(context: context, variants: variants, checkVariable: variables.check).stills($0)
    }

    let layout = LayerLayout(canvas: size)
    context.live = layout
    var layers = LayerReader(context: context, layout: layout)
    if let node = record.read(SceneKeys.layers) { layers.read(node, in: nil) }
    let placement = layers.place()
    let directory = layout.directory
    let targets = TargetReader(context: context, directory: directory)
    context.live = SceneValues(context.definitions, directory: directory)
    if let node = record.read(SceneKeys.animators) {
      AnimatorReader(context: context, targets: targets).readAnimators(node)
    }
    if let node = record.read(SceneKeys.interactions) {
      InteractionReader(context: context, targets: targets).readInteractions(node)
    }
    context.live = SceneValues(context.definitions, directory: directory)
    let always = record.read(SceneKeys.always)
    context.ruleNames = Set(always.map(RuleReader.names(in:)) ?? [])
    var behaviors = BehaviorReader(context: context, directory: directory)
    behaviors.read(layers.following)
    for behavior in layers.behaviors { behaviors.read(behavior) }
    let own = Behavior(
      start: record.read(SceneKeys.start), when: record.read(SceneKeys.when), always: always, scope: context.scope)
    behaviors.read(own)
    behaviors.steps.checkActions()
    var touches = TouchScriptReader(context: context, directory: directory)
    if let node = record.read(SceneKeys.script) { touches.read(node) }
    context.sizeless.report(directory, to: context.log)
    UnusedReader(
      context: context, directory: directory, canvasSize: size, checksIncluded: settings.checksIncluded
    ).read()

    let program = Program(
      states: context.definitions.states, constants: constants(variables), animators: context.definitions.animators,
      interactions: context.definitions.interactions, generation: context.definitions.generation,
      directory: directory, steps: behaviors.steps.steps,
      rules: behaviors.rules, ruleLines: behaviors.ruleLines, placement: placement, canvasSize: size,
      background: canvas.read(CanvasKeys.background) ?? .white,
      displayRate: canvas.read(CanvasKeys.displayRate) ?? 60,
      handlers: behaviors.handlers, touches: touches.items, sources: context.log.sources)
    return Parts(
      title: record.read(SceneKeys.title), duration: record.read(SceneKeys.duration), program: program,
      variables: variables.variables, variants: variants, stills: stills ?? [],
      drawingWarnings: context.files.warnings,
      fadingMotions: context.fadingMotions.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) },
      reducesMotion: context.definitions.appearance.reducedMotion, fonts: fonts)
  }

  /// Returns the named numbers and colors of the scene: its variables in order, and then its colors by name.
  private func constants(_ variables: VariableReader) -> [(name: String, value: ExpressionValue)] {
    let names = variables.variables.map(\.name)
    let colors = context.base.names.filter { !names.contains($0) && !ColorLiteral.names.contains($0) }
    return names.compactMap { name in
      guard let value = context.base[name] else { return nil }
      switch value {
      case .number, .color: return (name, value)
      case .boolean, .text, .numbers, .choice, .table, .row: return nil
      }
    }
      + colors.compactMap { name in
        if case .color(let color)? = context.base[name] { (name, .color(color)) } else { nil }
      }
  }

  /// Reads the scene's font files, and returns their paths.
  private func readFonts(_ record: RecordReader) -> [String] {
    guard let node = record.read(SceneKeys.fonts) else { return [] }
    var fonts: [String] = []
    for item in node.items {
      guard let name = item.text, !name.isEmpty else {
        context.mismatch(item, "the name of a font file, such as Assets/Brand.otf")
        continue
      }
      switch findFont(name) {
      case .failure(let failure): context.log.error(at: item.range, failure.message, hint: failure.hint)
      case .success(let path): fonts.append(path)
      }
    }
    return fonts
  }

  /// Reads the definitions of the scene and of its included files.
  ///
  /// - Returns: The reader of the variables.
  private func readDefinitions(_ record: RecordReader, _ variants: Variants) -> VariableReader {
    var includes = IncludeReader(context: context, findFile: findFile)
    includes.read(record)
    func entries(_ key: Key<SyntaxNode>) -> [SyntaxNode.Entry] { includes.sections[key.name] ?? [] }

    let chosen = settings.variant.flatMap { variants.values(of: $0, context.log) } ?? []
    let all = includes.given + chosen + givenValues()
    let appearances = AppearanceReader(context: context)
    appearances.bind(appearances.appearance(all))
    DataReader(context: context).read(entries(SceneKeys.data))
    let definitions = DefinitionReader(context: context)
    context.laterVariables = Set(entries(SceneKeys.variables).map(\.key))
    definitions.readColors(entries(SceneKeys.colors))
    context.laterVariables = []
    let given = all.filter { !AppearanceReader.isTrait($0.key) }
    var variables = VariableReader(entries(SceneKeys.variables), given: given, context: context)
    given.forEach(variables.check)
    variables.read()
    for variant in variants.named {
      if case .map(let values) = variant.value.content {
        _ = appearances.appearance(values)
        values.filter { !AppearanceReader.isTrait($0.key) }.forEach(variables.check)
      }
    }
    variants.matrix.filter { !AppearanceReader.isTrait($0.key) }.forEach(variables.check)
    definitions.readCurves(entries(SceneKeys.curves))
    definitions.readMotions(entries(SceneKeys.motions))
    definitions.readComponents(entries(SceneKeys.components))
    definitions.readActions(entries(SceneKeys.actions))
    context.definitions.base = context.scope
    if let node = record.read(SceneKeys.state) {
      if case .map(let entries) = node.content {
        definitions.readStates(entries)
      } else {
        context.mismatch(node, "a map from names to values")
      }
    }
    return variables
  }

  /// Returns the variable values passed by the caller; each has a separate source text for messages.
  private func givenValues() -> [SyntaxNode.Entry] {
    settings.variables.sorted { $0.key < $1.key }.map { name, value in
      let text = "\(name)=\(value.text)"
      let file = context.log.add(SourceText(name: "--set", text: text))
      func range(_ column: Int, _ length: Int) -> SourceRange {
        SourceRange(line: 1, column: column, length: max(1, length), file: file)
      }
      let length = name.unicodeScalars.count
      let node = SyntaxNode(
        content: .scalar(value.text, isQuoted: false), range: range(length + 2, value.text.unicodeScalars.count))
      return SyntaxNode.Entry(key: name, keyRange: range(1, length), value: node)
    }
  }
}
