import Geometry
import LayerTree
import SceneProgram

/// Writes a scene as a UIKit view, or as QuartzCore layers.
struct UIKitFileCode {
  let writer: SceneCodeWriter

  func text(title: String, origin: String, canvas: Size, background: Color) -> String {
    let type = SwiftNames.typeName(title)
    let layers = LayerCode(writer)
    let roots = writer.outline.layers.indices.filter { writer.outline.layers[$0].superlayer == nil }
    let builders = roots.map { (name: $0, lines: layers.statements(for: $0)) }
    let steps = StepCode(writer)
    let touches = TouchCode(writer, steps)
    let interactions = InteractionCode(writer, steps)
    let follow = RuleCode(writer, canvas: canvas).lines()
    var start = steps.statements(for: writer.outline.start)
    if steps.beginsWithTransaction(writer.outline.start) {
      start = ["// Commit the layers first: new layers don't animate.", "CATransaction.flush()"] + start
    }
    if !follow.isEmpty {
      writer.use(.everyFrame)
      start = ["follow()", "everyFrame { [weak self] in self?.follow() }"] + start
    }
    let connections = touches.connections + (writer.style == .uiKit ? touches.recognizing(writer) : [])
    writer.omitRemarks()

    var code = CodeLines()
    code.add("// \(title), from \(origin), exported as Swift by Flipbook.")
    addImports(to: &code)
    code.add("/// \(title).")
    let protocols = touches.scrollEvents.isEmpty ? "" : ", UIScrollViewDelegate"
    let base =
      writer.sharesHelpers ? ": \(HelperFile.typeName(writer.style))" : writer.style == .uiKit ? ": UIView" : ""
    code.open("final class \(type)\(base)\(protocols) {")
    for constant in writer.outline.constants { code.add(writer.declaration(of: constant)) }
    for state in writer.outline.states {
      guard let name = writer.stateNames[state.name] else { continue }
      code.add("private(set) var \(name) = \(writer.literal(state.value))")
    }
    if !writer.outline.constants.isEmpty || !writer.outline.states.isEmpty { code.add("") }
    if writer.style == .coreAnimation {
      code.add("/// The root layer.")
      code.add("let layer = CALayer()")
    }
    for index in writer.properties.sorted() { code.add("let \(writer.name(of: index)) = \(layers.maker(of: index))") }
    for (_, shade) in writer.shades.sorted(by: { $0.key < $1.key }) {
      code.add("private let \(shade) = CAReplicatorLayer()")
    }
    if writer.style == .coreAnimation { addGestures(to: &code) }
    for recognizer in writer.recognizers where writer.style == .uiKit {
      code.add("private let \(recognizer.name) = \(recognizer.kind.recognizer)()")
    }
    let animators = animatorMethods(AnimatorCode(writer, steps))
    for animator in writer.outline.animators where writer.drivenAnimators.contains(animator.name) {
      if let names = writer.animatorNames[animator.name] {
        code.add("private var \(names.property): UIViewPropertyAnimator?")
      }
    }
    for interaction in writer.outline.interactions {
      if let name = writer.interactionNames[interaction.name] {
        code.add("private var \(name): \(writer.style == .uiKit ? "UIViewPropertyAnimator" : "Transition")?")
      }
    }
    code.add("")
    addInitializer(
      to: &code, canvas, background, builders.map { writer.name(of: $0.name) }, connections, starts: !start.isEmpty)
    for builder in builders {
      code.open("private func add\(writer.capitalized(writer.name(of: builder.name)))() {")
      builder.lines.forEach { code.add($0) }
      code.close()
    }
    if !start.isEmpty {
      code.add("/// Starts the initial animations.")
      code.open(writer.style == .uiKit ? "private func start() {" : "func start() {")
      start.forEach { code.add($0) }
      code.close()
    }
    if !follow.isEmpty {
      code.add("/// Updates the values that depend on others.")
      code.open("private func follow() {")
      follow.forEach { code.add($0) }
      code.close()
    }
    for method in touches.methods + interactions.methods + writer.methods {
      code.add("/// \(method.summary)")
      code.open("\(writer.style == .uiKit ? "private " : "")func \(method.name)() {")
      method.lines.forEach { code.add($0) }
      code.close()
    }
    for lines in animators {
      lines.forEach { code.add($0) }
      code.add("")
    }
    for event in touches.scrollEvents { event.lines.forEach { code.add($0) } }
    for helper in CodeHelper.allCases where writer.helpers.contains(helper) && !writer.sharesHelpers {
      helper.lines(writer.style).forEach { code.add($0) }
      code.add("")
    }
    code.closeType()
    writer.addOmissions(to: &code)
    return code.text
  }

  /// Returns the methods of the animators that steps control, and of the animators that these control in turn.
  private func animatorMethods(_ code: AnimatorCode) -> [[String]] {
    var methods: [String: [String]] = [:]
    while let animator = writer.outline.animators.first(where: {
      writer.drivenAnimators.contains($0.name) && methods[$0.name] == nil
    }) {
      do throws(Omission) {
        methods[animator.name] = try code.lines(for: animator)
      } catch {
        methods[animator.name] = []
        writer.omit("animator \(animator.name): \(error.message)")
      }
    }
    return writer.outline.animators.compactMap { methods[$0.name] }.filter { !$0.isEmpty }
  }

  /// Declares the values that the hosting view sets: the values of gestures, and closures that scroll.
  private func addGestures(to code: inout CodeLines) {
    for recognizer in writer.recognizers {
      writer.use(.gesture)
      let layer = writer.name(of: recognizer.layer)
      code.add(
        "/// The \(recognizer.kind.rawValue) gesture on \(layer); update it from a recognizer."
      )
      code.add("var \(recognizer.name) = Gesture()")
      writer.omit("\(layer): its gesture recognizer, which has to set \(recognizer.name)")
    }
    for layer in writer.outline.layers.indices {
      guard case .scroll(let content) = writer.outline.layers[layer].properties.content else { continue }
      let name = writer.name(of: layer)
      let size = "\(SwiftText.number(content.contentSize.width)) × \(SwiftText.number(content.contentSize.height))"
      writer.omit("\(name): scrolling its content of \(size) points: set \(name).bounds.origin")
      guard let scroller = writer.scrollers[layer] else { continue }
      code.add(
        "/// Animates the scroll view that sets \(name).bounds.origin to an offset."
      )
      code.add("var \(scroller): ((CGPoint) -> Void)?")
    }
  }

  private func addImports(to code: inout CodeLines) {
    code.add("")
    // Fonts and images need UIKit or AppKit.
    let usesKit = writer.style == .uiKit || writer.usesFonts || writer.helpers.contains(.image)
    code.add(usesKit ? "#if canImport(UIKit)" : "#if canImport(QuartzCore)")
    code.add(usesKit ? "  import UIKit" : "  import QuartzCore")
    if writer.style == .coreAnimation, usesKit {
      code.add("#elseif canImport(AppKit)")
      code.add("  import AppKit")
      if writer.usesFonts {
        code.add("  private typealias UIColor = NSColor")
        code.add("  private typealias UIFont = NSFont")
      }
    }
    if writer.usesPop || writer.helpers.contains(.pop) && !writer.sharesHelpers { code.add("  import pop") }
    if writer.usesJNW { code.add("  import JNWSpringAnimation") }
    code.add("#else")
    code.add("  import FlipbookUIKit")
    code.add("#endif")
    code.add("")
  }

  private func addInitializer(
    to code: inout CodeLines, _ canvas: Size, _ background: Color, _ roots: [String], _ connections: [String],
    starts: Bool
  ) {
    let frame = SwiftText.rect(Rect(origin: .zero, size: canvas))
    let overrides = writer.sharesHelpers && writer.style == .coreAnimation
    code.open(overrides ? "override init() {" : "init() {")
    if overrides { code.add("super.init()") }
    if writer.style == .uiKit {
      code.add("super.init(frame: \(frame))")
      code.add("backgroundColor = \(writer.color(background, isCG: false))")
    } else {
      code.add("layer.frame = \(frame)")
      code.add("layer.backgroundColor = \(writer.color(background, isCG: true))")
    }
    for root in roots { code.add("add\(writer.capitalized(root))()") }
    connections.forEach { code.add($0) }
    code.close()
    guard writer.style == .uiKit else { return }
    code.open("required init?(coder: NSCoder) {")
    code.add("fatalError(\"this view is made in code\")")
    code.close()
    guard starts else { return }
    code.open("override func didMoveToWindow() {")
    code.add("super.didMoveToWindow()")
    code.add("if window != nil { start() }")
    code.close()
  }
}
