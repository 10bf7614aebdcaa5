import Geometry
import SceneProgram

/// Writes a scene as a SwiftUI view.
struct SwiftUIFileCode {
  let writer: SceneCodeWriter

  func text(title: String, origin: String, canvas: Size, background: Color) -> String {
    let (outline, type) = (writer.outline, SwiftNames.typeName(title))
    let states = SwiftUIStates(writer)
    writer.stateTarget = { [unowned states] in states.target($0, of: $1) }
    let views = SwiftUIViewCode(writer: writer, states: states)
    let steps = SwiftUIStepCode(writer, states)
    let following = SwiftUIRuleCode(writer, states, steps).declarations()
    let start = steps.statements(for: outline.start)
    var methods: [SceneCodeWriter.Method] = []
    for handler in outline.handlers {
      guard let name = states.methods[SwiftUIStates.Handler(layer: handler.layer, event: handler.event)] else {
        continue
      }
      let layer = writer.name(of: handler.layer)
      if !SwiftUIStates.isAnswered(handler.event) {
        writer.omit("\(layer).\(handler.event): no recognizer calls \(name)()")
      }
      let gesture = SwiftUIGesture.event(handler.event)
      writer.gesture = gesture.map { (handler.layer, $0) }
      methods.append(
        SceneCodeWriter.Method(
          name: name, summary: "Answers \(handler.event) of \(layer).", lines: steps.statements(for: handler.steps),
          parameter: gesture.map { "_ \(writer.value(of: $0)): \($0.type)" } ?? ""))
      writer.gesture = nil
    }
    let properties = outline.layers.indices.map { views.property(of: $0) }
    writer.omitWhatHappensBesides()
    writer.omitLooks()
    var code = CodeLines()
    code.add("// \(title), from \(origin), exported as SwiftUI by Flipbook.")
    code.add("")
    code.add("import SwiftUI")
    code.add("")
    code.add("/// \(title).")
    code.open("struct \(type): View {")
    for constant in outline.constants { code.add(writer.declaration(of: constant)) }
    for state in outline.states {
      guard let name = writer.stateNames[state.name] else { continue }
      code.add("@State private var \(name) = \(writer.literal(state.value))")
    }
    states.declarations.forEach { code.add($0) }
    code.add("")
    code.open("var body: some View {")
    code.add("ZStack(alignment: .topLeading) {")
    for index in outline.layers.indices where outline.layers[index].superlayer == nil {
      code.add("  \(writer.name(of: index))")
    }
    code.add("}")
    code.add(
      ".frame(width: \(SwiftText.number(canvas.width)), height: \(SwiftText.number(canvas.height)), alignment: .topLeading)"
    )
    code.add(".background(\(writer.color(background, isCG: false)))")
    code.add(".clipped()")
    if !start.isEmpty { code.add(".onAppear { start() }") }
    code.close()
    if !following.isEmpty {
      following.forEach { code.add($0) }
      code.add("")
    }
    for lines in properties {
      lines.forEach { code.add($0) }
      code.add("")
    }
    if !start.isEmpty {
      code.add("/// Starts the initial animations.")
      code.open("private func start() {")
      start.forEach { code.add($0) }
      code.close()
    }
    for method in methods + writer.methods {
      code.add("/// \(method.summary)")
      code.open("private func \(method.name)(\(method.parameter)) {")
      method.lines.forEach { code.add($0) }
      code.close()
    }
    for helper in [CodeHelper.after, .every, .numberText]
    where writer.helpers.contains(helper) && !writer.sharesHelpers {
      helper.lines(.swiftUI).forEach { code.add($0) }
      code.add("")
    }
    code.closeType()
    writer.addOmissions(to: &code)
    return code.text
  }
}
