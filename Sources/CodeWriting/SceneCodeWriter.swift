import Geometry
import LayerTree
import Motion
import SceneProgram

/// Writes a scene as Swift: has the names of its layers, which of them are views, and the omissions.
final class SceneCodeWriter {
  let outline: SceneOutline
  let style: SceneCodeStyle
  private(set) var omissions: [String] = []
  /// The helpers that the code calls.
  private(set) var helpers: Set<CodeHelper> = []
  var names: SwiftNames
  /// The names of the layers, by their indices.
  private(set) var layerNames: [String] = []
  /// The layers that are views.
  private(set) var views: Set<Int> = []
  /// The layers that steps or touches need, and which are properties therefore.
  private(set) var properties: Set<Int> = []
  private(set) var stateNames: [String: String] = [:]
  private(set) var constantNames: [String: String] = [:]
  let children: [Int: [Int]]

  init(_ outline: SceneOutline, _ style: SceneCodeStyle) {
    self.outline = outline
    self.style = style
    names = SwiftNames(suffix: style == .quartzCore ? "Layer" : "View", style: style)
    children = Dictionary(grouping: outline.layers.indices.filter { outline.layers[$0].superlayer != nil }) {
      outline.layers[$0].superlayer ?? 0
    }
    for constant in outline.constants {
      let name = names.name(for: constant.name, otherwise: "constant")
      // Initial values of states are worked out before there is a view.
      constantNames[constant.name] = style == .swiftUI ? "Self.\(name)" : name
    }
    for state in outline.states { stateNames[state.name] = names.name(for: state.name, otherwise: "state") }
    for layer in outline.layers {
      let outer = layer.superlayer.map { outline.layers[$0].name }
      layerNames.append(names.name(for: layer.name, in: outer, otherwise: Self.standardName(of: layer)))
    }
    let uses = LayerUses(outline)
    properties = uses.all
    if style == .uiKit { findViews(uses) }
  }

  private static func standardName(of layer: OutlineLayer) -> String {
    if layer.isMask { return "maskLayer" }
    return switch layer.properties.content {
    case .plain: layer.properties.contents == nil ? "group" : "picture"
    case .shape: "shape"
    case .text: "text"
    case .gradient: "gradient"
    case .replicator: "copies"
    case .emitter: "emitter"
    case .scroll: "scroll"
    case .transform: "space"
    case .playback: "animation"
    }
  }

  private func findViews(_ uses: LayerUses) {
    for index in outline.layers.indices {
      let layer = outline.layers[index]
      var isLabel = false
      if case .text(let text) = layer.properties.content { isLabel = text.verticalAlignment == .center }
      guard uses.touched.contains(index) || uses.viewAnimated.contains(index) || layer.isControl || isLabel else {
        continue
      }
      var path = [index]
      while let outer = outline.layers[path[path.count - 1]].superlayer { path.append(outer) }
      let canBeViews = path.allSatisfy { layer in
        let kind = outline.layers[layer].properties.content.kind
        let canBeView = kind != .replicator || uses.viewAnimated.contains(layer)
        return !outline.layers[layer].isMask && canBeView && kind != .transform
      }
      if canBeViews { views.formUnion(path) }
    }
  }

  /// Records an omission of the code.
  func omit(_ message: String) { if !omissions.contains(message) { omissions.append(message) } }

  /// Records that the code calls a helper.
  func use(_ helper: CodeHelper) {
    helpers.insert(helper)
    helpers.formUnion(helper.needs)
  }

  /// Returns the name of a layer or view in code.
  func name(of layer: Int) -> String { layerNames[layer] }

  /// Returns the name of the layer of a layer or view in code.
  func layerName(of layer: Int) -> String { views.contains(layer) ? "\(layerNames[layer]).layer" : layerNames[layer] }

  /// A color that the scene gives a name, or its components.
  func color(_ color: Color, isCG: Bool) -> String {
    let known = outline.constants.first { constant in
      if case .color(let value) = constant.value { value == color } else { false }
    }
    if let name = known.flatMap({ constantNames[$0.name] }) {
      return isCG && style == .uiKit ? "\(name).cgColor" : name
    }
    switch style {
    case .quartzCore: return SwiftText.cgColor(color)
    case .swiftUI: return SwiftText.swiftUIColor(color)
    case .uiKit: break
    }
    return isCG ? "\(SwiftText.uiColor(color)).cgColor" : SwiftText.uiColor(color)
  }

  // MARK: The file

  /// A method of the exported type.
  struct Method {
    let name: String
    let summary: String
    let lines: [String]
  }

  /// The methods that steps call, of exported views of SwiftUI.
  var methods: [Method] = []
  /// The states of an exported view of SwiftUI.
  var swiftUIStates: SwiftUIStates?

  func file(title: String, origin: String, canvas: Size, background: Color) -> String {
    if style == .swiftUI {
      return SwiftUIFileCode(writer: self).text(title: title, origin: origin, canvas: canvas, background: background)
    }
    let type = SwiftNames.typeName(title)
    let layers = LayerCode(self)
    let roots = outline.layers.indices.filter { outline.layers[$0].superlayer == nil }
    let builders = roots.map { (name: $0, lines: layers.statements(for: $0)) }
    let steps = StepCode(self)
    let start = steps.statements(for: outline.start)
    let touches = TouchCode(self, steps)
    omitWhatHappensBesides()

    var code = CodeLines()
    code.add("// \(title), from \(origin), as Swift by Flipbook.")
    addImports(to: &code)
    code.add("/// \(title).")
    code.open(style == .uiKit ? "final class \(type): UIView {" : "final class \(type) {")
    for constant in outline.constants { code.add(declaration(of: constant)) }
    for state in outline.states {
      guard let name = stateNames[state.name] else { continue }
      code.add("private(set) var \(name) = \(literal(state.value))")
    }
    if !outline.constants.isEmpty || !outline.states.isEmpty { code.add("") }
    if style == .quartzCore {
      code.add("/// The layer with everything in it.")
      code.add("let layer = CALayer()")
    }
    for index in properties.sorted() { code.add("let \(name(of: index)) = \(layers.maker(of: index))") }
    code.add("")
    addInitializer(to: &code, canvas, background, builders.map { name(of: $0.name) }, touches.connections)
    for builder in builders {
      code.open("private func add\(capitalized(name(of: builder.name)))() {")
      builder.lines.forEach { code.add($0) }
      code.close()
    }
    if !start.isEmpty {
      code.add("/// Begins what moves by itself.")
      code.open(style == .uiKit ? "private func start() {" : "func start() {")
      start.forEach { code.add($0) }
      code.close()
    }
    for method in touches.methods {
      code.add("/// \(method.summary)")
      code.open("\(style == .uiKit ? "private " : "")func \(method.name)() {")
      method.lines.forEach { code.add($0) }
      code.close()
    }
    for helper in CodeHelper.allCases where helpers.contains(helper) {
      helper.lines.forEach { code.add($0) }
      code.add("")
    }
    code.closeType()
    addOmissions(to: &code)
    return code.text
  }

  /// Records the parts of the scene that no style supports: clocks, layouts, and rules.
  func omitWhatHappensBesides() {
    for index in outline.layers.indices {
      for remark in outline.layers[index].remarks { omit("\(name(of: index)): \(remark)") }
    }
    if outline.hasLayouts { omit("layouts: layers keep the frames that they have at first") }
    for rule in outline.rules { omit("always: \(rule) (set it whenever one of its values changes)") }
  }

  /// Records the layers that look different while they are pressed.
  func omitLooks() {
    for index in outline.layers.indices {
      guard let look = outline.layers[index].highlighted, look.change != nil || look.tint != nil else { continue }
      omit("\(name(of: index)): its look while it is pressed")
    }
  }

  /// Lists what could not be written.
  func addOmissions(to code: inout CodeLines) {
    guard !omissions.isEmpty else { return }
    code.add("")
    code.add("// What the scene does besides:")
    for omission in omissions { code.add("// - \(omission)") }
  }

  private func addImports(to code: inout CodeLines) {
    code.add("")
    code.add(style == .uiKit ? "#if canImport(UIKit)" : "#if canImport(QuartzCore)")
    code.add(style == .uiKit ? "  import UIKit" : "  import QuartzCore")
    if helpers.contains(.pop) { code.add("  import pop") }
    if usesJNW { code.add("  import JNWSpringAnimation") }
    code.add("#else")
    code.add("  import FlipbookUIKit")
    code.add("#endif")
    code.add("")
  }

  /// True if springs of JNWSpringAnimation are written.
  var usesJNW = false

  private func addInitializer(
    to code: inout CodeLines, _ canvas: Size, _ background: Color, _ roots: [String], _ connections: [String]
  ) {
    let frame = SwiftText.rect(Rect(origin: .zero, size: canvas))
    code.open("init() {")
    if style == .uiKit {
      code.add("super.init(frame: \(frame))")
      code.add("backgroundColor = \(color(background, isCG: false))")
    } else {
      code.add("layer.frame = \(frame)")
      code.add("layer.backgroundColor = \(color(background, isCG: true))")
    }
    for root in roots { code.add("add\(capitalized(root))()") }
    connections.forEach { code.add($0) }
    code.close()
    guard style == .uiKit else { return }
    code.open("required init?(coder: NSCoder) {")
    code.add("fatalError(\"this view is made in code\")")
    code.close()
    guard !outline.start.isEmpty else { return }
    code.open("override func didMoveToWindow() {")
    code.add("super.didMoveToWindow()")
    code.add("if window != nil { start() }")
    code.close()
  }

  func declaration(of constant: SceneOutline.Constant) -> String {
    let name = constantNames[constant.name] ?? constant.name
    let start = style == .swiftUI ? "private static let \(name.dropFirst("Self.".count))" : "let \(name)"
    switch constant.value {
    case .number(let number): return "\(start) = \(SwiftText.double(number))"
    case .color(let value): return "\(start) = \(literal(value))"
    default: return "// \(constant.name)"
    }
  }

  /// A color by its components.
  private func literal(_ color: Color) -> String {
    switch style {
    case .quartzCore: SwiftText.cgColor(color)
    case .uiKit: SwiftText.uiColor(color)
    case .swiftUI: SwiftText.swiftUIColor(color)
    }
  }

  func literal(_ value: OutlineExpression) -> String {
    switch value {
    case .number(let number): SwiftText.double(number)
    case .boolean(let boolean): "\(boolean)"
    case .color(let value): literal(value)
    case .text(let text): SwiftText.quoted(text)
    default: "0.0"
    }
  }

  func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}

/// Lines of code, indented by their nesting.
struct CodeLines {
  private var lines: [String] = []
  private var depth = 0

  /// The code, without blank lines in a row or before a closing brace.
  var text: String {
    var kept: [String] = []
    for line in lines {
      if line.isEmpty, kept.last?.isEmpty ?? true { continue }
      if line.drop(while: { $0 == " " }).first == "}", kept.last?.isEmpty == true { kept.removeLast() }
      kept.append(line)
    }
    return kept.joined(separator: "\n") + "\n"
  }

  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + SwiftText.line(line))
  }

  /// Begins a block.
  mutating func open(_ line: String) {
    add(line)
    depth += 1
  }

  /// Ends a block, after which a blank line follows.
  mutating func close() {
    depth -= 1
    add("}")
    add("")
  }

  /// Ends a type.
  mutating func closeType() {
    depth -= 1
    add("}")
  }
}

extension [String] {
  /// The lines, indented by one level.
  var indented: [String] { map { $0.isEmpty ? $0 : "  " + $0 } }
}
