import CodeNotation
import Geometry
import LayerTree
import Motion
import SceneProgram

/// The state shared by the writers of a scene: the names of layers, whether they are views or layers, and the
/// omissions.
final class SceneCodeWriter {
  let outline: SceneOutline
  let style: SceneCodeStyle
  /// True if the helpers are in a separate file.
  let sharesHelpers: Bool
  private(set) var omissions: [String] = []
  /// The helpers that the code calls.
  private(set) var helpers: Set<CodeHelper> = []
  var names: SwiftNames
  /// The names of the layers in code, by index.
  private(set) var layerNames: [String] = []
  /// The indices of the layers that are views.
  private(set) var views: Set<Int> = []
  /// The indices of the layers that are properties, because steps or touches use them.
  private(set) var properties: Set<Int> = []
  private(set) var stateNames: [String: String] = [:]
  private(set) var constantNames: [String: String] = [:]
  /// The names of the values that rules define, by the indices of the rules.
  var localNames: [Int: String] = [:]
  /// The names of the arguments of actions, by the slots of their parameters.
  var argumentNames: [Int: String] = [:]
  /// The names of property animators in code, and of the methods that create them.
  private(set) var animatorNames: [String: (property: String, method: String)] = [:]
  /// The names of the animators of interactive transitions.
  private(set) var interactionNames: [String: String] = [:]
  /// A gesture recognizer of the exported view.
  struct Recognizer {
    let kind: GestureKind
    let layer: Int
    let name: String
  }
  /// The names of the values of SwiftUI gestures in code.
  private var gestureNames: [SwiftUIGesture: String] = [:]
  /// The recognizers used by the code, in order of addition.
  private(set) var recognizers: [Recognizer] = []
  /// The names of the replicator layers that darken pressed layers, by the indices of the pressed layers.
  private(set) var shades: [Int: String] = [:]
  /// The layers that steps and touches use.
  private let uses: LayerUses
  /// The names of the closures that scroll layers, by the indices of the layers.
  private(set) var scrollers: [Int: String] = [:]
  /// The layers that receive touches, or whose gestures rules read.
  let touchedLayers: Set<Int>
  /// The layouts that may move layers after the start of the scene.
  let layouts: [OutlineLayout]
  /// The layers that fit their content.
  let fittedLayers: Set<Int>
  let children: [Int: [Int]]

  init(_ outline: SceneOutline, _ style: SceneCodeStyle, sharesHelpers: Bool) {
    self.outline = outline
    self.style = style
    self.sharesHelpers = sharesHelpers
    let uses = LayerUses(outline)
    let scrolling = outline.layers.indices.filter { outline.layers[$0].properties.content.kind == .scroll }
    touchedLayers = uses.touched.union(scrolling)
    self.uses = uses
    layouts = uses.layouts
    fittedLayers = uses.fitted
    names = SwiftNames(suffix: style == .coreAnimation ? "Layer" : "View", style: style)
    let inner = outline.layers.indices.filter { outline.layers[$0].superlayer != nil && !outline.layers[$0].isInImage }
    children = Dictionary(grouping: inner) {
      outline.layers[$0].superlayer ?? 0
    }
    for constant in outline.constants {
      let name = names.name(for: constant.name, otherwise: "constant")
      // The initial values of states are evaluated before the view exists.
      constantNames[constant.name] = style == .swiftUI ? "Self.\(name)" : name
    }
    for state in outline.states { stateNames[state.name] = names.name(for: state.name, otherwise: "state") }
    for layer in outline.layers {
      guard !layer.isInImage else {
        layerNames.append("")
        continue
      }
      var outer = layer.superlayer
      while let index = outer, SwiftNames.camelCase(outline.layers[index].name).isEmpty {
        outer = outline.layers[index].superlayer
      }
      let around = outer.map { outline.layers[$0].name }
      layerNames.append(names.name(for: layer.name, in: around, otherwise: Self.standardName(of: layer)))
    }
    properties = style == .coreAnimation ? uses.all.union(touchedLayers) : uses.all
    guard style != .swiftUI else { return }
    if style == .coreAnimation {
      for index in outline.layers.indices where isShaded(index) {
        shades[index] = names.name(for: "\(layerNames[index]) shade", otherwise: "shade")
      }
    }
    if style == .uiKit { findViews(uses) }
    for animator in outline.animators {
      let name = names.name(for: animator.name, otherwise: "animator")
      animatorNames[animator.name] = (name, names.name(for: "\(name) animator", otherwise: "current animator"))
    }
    for interaction in outline.interactions {
      interactionNames[interaction.name] = names.name(for: interaction.name, otherwise: "transition")
    }
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
      guard !layer.isInImage else { continue }
      guard touchedLayers.contains(index) || uses.viewAnimated.contains(index) || layer.isControl || isLabel else {
        continue
      }
      var path = [index]
      while let outer = outline.layers[path[path.count - 1]].superlayer { path.append(outer) }
      let canBeViews = path.allSatisfy { layer in
        let kind = outline.layers[layer].properties.content.kind
        let canBeView = kind != .replicator && kind != .transform || uses.viewAnimated.contains(layer)
        return !outline.layers[layer].isMask && canBeView
      }
      if canBeViews { views.formUnion(path) }
    }
  }

  /// Records a feature that the code omits.
  func omit(_ message: String) { if !omissions.contains(message) { omissions.append(message) } }

  /// Throws an error if a property changes the clipping of a shape's gradients, because the gradients are separate
  /// layers.
  func checkShape(of layer: Int, _ keyPath: String) throws(Omission) {
    guard case .shape(let shape) = outline.layers[layer].properties.content, Self.cuts.contains(keyPath) else { return }
    if shape.fillGradient != nil || shape.strokeGradient != nil {
      throw Omission(message: "the \(keyPath) of a gradient that changes")
    }
  }

  /// The properties of a shape that affect the clipping of its gradients.
  private static let cuts: Set<String> = [
    "path", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase", "miterLimit",
  ]

  /// Records that the code calls a helper.
  func use(_ helper: CodeHelper) {
    guard helpers.insert(helper).inserted else { return }
    helper.needs.forEach(use)
  }

  /// Returns the name of the values of a SwiftUI gesture in code.
  func value(of gesture: SwiftUIGesture) -> String {
    if let name = gestureNames[gesture] { return name }
    let name = names.name(for: gesture.word, otherwise: "gesture")
    gestureNames[gesture] = name
    return name
  }

  /// Returns the name of the recognizer of a gesture on a layer.
  func recognizer(of kind: GestureKind, on layer: Int) -> String {
    if let known = recognizers.first(where: { $0.kind == kind && $0.layer == layer }) { return known.name }
    let suffix = style == .coreAnimation ? "" : " recognizer"
    let name = names.name(for: "\(name(of: layer)) \(kind.rawValue)\(suffix)", otherwise: "recognizer")
    recognizers.append(Recognizer(kind: kind, layer: layer, name: name))
    return name
  }

  /// Returns true if a pressed layer is darkened by a replicator layer, which multiplies the colors of its sublayers.
  func isShaded(_ index: Int) -> Bool {
    let layer = outline.layers[index]
    guard layer.isControl, let look = layer.highlighted, look.tint != nil, look.change == nil, !layer.isMask else {
      return false
    }
    if style == .coreAnimation { return layer.properties.zPosition == 0 }
    let events = outline.handlers.filter { $0.layer == index }.map(\.event)
    return views.contains(index) && layer.properties.content.kind == .plain && layer.properties.contents == nil
      && !events.contains { $0.hasPrefix("touches") }
  }

  /// Returns the name of a layer, or of the replicator layer around it that darkens it.
  func outerName(of index: Int) -> String { shades[index] ?? name(of: index) }

  /// Returns true if a UIKit animation block may animate a property while another block still animates it.
  func isInterrupted(_ layer: Int, _ property: AnimatableProperty) -> Bool { uses.isInterrupted(layer, property) }

  /// Returns the name of the closure that scrolls a layer without a scroll view.
  func scroller(of layer: Int) -> String {
    if let name = scrollers[layer] { return name }
    let name = names.name(for: "scroll \(name(of: layer))", otherwise: "scroll")
    scrollers[layer] = name
    return name
  }

  /// Returns the expression that loads an image by its name.
  func image(named name: String) -> String {
    guard style == .coreAnimation else { return "UIImage(named: \(SwiftLiteral.quoted(name)))?.cgImage" }
    use(.image)
    return "namedImage(\(SwiftLiteral.quoted(name)))"
  }

  /// Returns true if a layer is a scroll view in code.
  func isScrollView(_ layer: Int) -> Bool {
    views.contains(layer) && outline.layers[layer].properties.content.kind == .scroll
  }

  /// Returns true if a layer displays its text in a sublayer, because it has a box with vertically centered text.
  func hasInnerText(_ layer: Int) -> Bool {
    let properties = outline.layers[layer].properties
    guard style != .swiftUI, !views.contains(layer), case .text(let text) = properties.content,
      text.verticalAlignment == .center
    else { return false }
    let isBox =
      properties.backgroundColor != nil || properties.borderWidth > 0 || properties.masksToBounds
      || properties.anchorPoint.y != 0.5
    return isBox || children[layer] != nil
  }

  /// Returns true if a text layer has the height of its text, and is centered in the label's frame.
  func isCenteredText(_ layer: Int) -> Bool {
    guard style != .swiftUI, !views.contains(layer),
      case .text(let text) = outline.layers[layer].properties.content
    else { return false }
    return text.verticalAlignment == .center && !hasInnerText(layer)
  }

  /// Returns the name of a layer or view in code.
  func name(of layer: Int) -> String { layerNames[layer] }

  /// Returns the name of the layer of a layer or view in code.
  func layerName(of layer: Int) -> String { views.contains(layer) ? "\(layerNames[layer]).layer" : layerNames[layer] }

  /// Returns a color by its name in the scene, or by its components.
  func color(_ color: Color, isCG: Bool) -> String {
    let known = outline.constants.first { constant in
      if case .color(let value) = constant.value { value == color } else { false }
    }
    if let name = known.flatMap({ constantNames[$0.name] }) {
      return isCG && style == .uiKit ? "\(name).cgColor" : name
    }
    switch style {
    case .coreAnimation: return SwiftText.cgColor(color)
    case .swiftUI: return SwiftText.swiftUIColor(color)
    case .uiKit: break
    }
    return isCG ? "\(SwiftText.uiColor(color)).cgColor" : SwiftText.uiColor(color)
  }

  // MARK: Requirements of the code

  /// A method of the exported type.
  struct Method {
    let name: String
    let summary: String
    let lines: [String]
    var parameter = ""
  }

  /// The methods that steps call.
  var methods: [Method] = []
  /// The target of a property, by its layer and key path, if it is a SwiftUI state; nil for other styles.
  var stateTarget: ((_ keyPath: String, _ layer: Int) -> String?)?
  /// The SwiftUI gesture whose value is in scope, with its layer; nil for none.
  var gesture: (layer: Int, gesture: SwiftUIGesture)?
  /// True if the code uses fonts.
  var usesFonts = false
  /// True if the code uses JNWSpringAnimation.
  var usesJNW = false
  /// True if the code uses Pop without a helper.
  var usesPop = false
  /// The names of the property animators that steps control.
  var drivenAnimators: Set<String> = []

  // MARK: Omissions

  /// Records the features of layers that no API supports, such as timing.
  func omitRemarks() {
    for index in outline.layers.indices {
      for remark in outline.layers[index].remarks { omit("\(name(of: index)): \(remark)") }
    }
  }

  /// Records the features of the scene that SwiftUI does not support: timing and layouts.
  func omitWhatHappensBesides() {
    omitRemarks()
    if outline.hasLayouts { omit("layouts: layers keep their initial frames") }
  }

  /// Records the layers with another appearance while they are pressed.
  func omitLooks() {
    for index in outline.layers.indices {
      guard let look = outline.layers[index].highlighted, look.change != nil || look.tint != nil else { continue }
      omit("\(name(of: index)): its appearance while it is pressed")
    }
  }

  /// Adds a comment with the omissions.
  func addOmissions(to code: inout CodeLines) {
    guard !omissions.isEmpty else { return }
    code.add("")
    code.add("// Not exported from the scene:")
    for omission in omissions { code.add("// - \(omission)") }
  }

  // MARK: Declarations

  func declaration(of constant: SceneOutline.Constant) -> String {
    let name = constantNames[constant.name] ?? constant.name
    let start = style == .swiftUI ? "private static let \(name.dropFirst("Self.".count))" : "let \(name)"
    switch constant.value {
    case .number(let number): return "\(start) = \(SwiftText.double(number))"
    case .color(let value): return "\(start) = \(literal(value))"
    default: return "// \(constant.name)"
    }
  }

  /// Returns a color by its components.
  private func literal(_ color: Color) -> String {
    switch style {
    case .coreAnimation: SwiftText.cgColor(color)
    case .uiKit: SwiftText.uiColor(color)
    case .swiftUI: SwiftText.swiftUIColor(color)
    }
  }

  func literal(_ value: OutlineExpression) -> String {
    switch value {
    case .number(let number): SwiftText.double(number)
    case .boolean(let boolean): "\(boolean)"
    case .color(let value): literal(value)
    case .text(let text): SwiftLiteral.quoted(text)
    default: "0.0"
    }
  }

  func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
