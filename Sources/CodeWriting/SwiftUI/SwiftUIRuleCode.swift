import Geometry
import LayerTree
import Motion
import SceneProgram

/// Writes rules as computed properties of the exported view.
struct SwiftUIRuleCode {
  private let writer: SceneCodeWriter
  private let states: SwiftUIStates
  private let steps: SwiftUIStepCode

  init(_ writer: SceneCodeWriter, _ states: SwiftUIStates, _ steps: SwiftUIStepCode) {
    self.writer = writer
    self.states = states
    self.steps = steps
  }

  /// Returns the declarations for the values of the rules, in order.
  ///
  /// If a rule has no equivalent in code, it is omitted, and the rules that read its result are written again.
  func declarations() -> [String] {
    var left: [Int: String] = [:]
    var locals: [Int: String] = [:]
    for case (let index, .name(let name, _)) in writer.outline.rules.map(\.content).enumerated() {
      locals[index] = writer.names.name(for: name, otherwise: "part")
    }
    while true {
      states.follow(writer.outline.rules.enumerated().filter { left[$0.offset] == nil }.map { ($0.offset, $0.element) })
      var lines: [String] = []
      var failure: (rule: Int, message: String)?
      writer.localNames = [:]
      for (index, rule) in writer.outline.rules.enumerated() where left[index] == nil {
        do throws(Omission) { lines += try declarations(of: rule, index, locals[index]) } catch {
          failure = (index, error.message)
          break
        }
      }
      guard let failure else {
        for (index, message) in left.sorted(by: { $0.key < $1.key }) {
          writer.omit("always: \(writer.outline.rules[index].text): \(message)")
        }
        return lines
      }
      left[failure.rule] = failure.message
    }
  }

  private func declarations(of rule: OutlineRule, _ index: Int, _ local: String?) throws(Omission) -> [String] {
    states.reader = index
    defer { states.reader = nil }
    let lines: [String]
    switch rule.content {
    case .unsupported: throw Omission(message: "a value that cannot be expressed in code")
    case .name(let name, let value):
      let local = local ?? name
      lines = [try steps.expressions.property(local, value)]
      writer.localNames[index] = local
    case .change(let change):
      guard case .layer(let layer) = change.subject else { throw Omission(message: "a state that a rule sets") }
      lines = try properties(of: layer, change, index)
    }
    if states.hasReadLater { throw Omission(message: "a value that a later rule sets") }
    if states.hasReadAnimated {
      throw Omission(message: "a value that changes at once, where SwiftUI would animate it")
    }
    return lines
  }

  /// Returns the properties for the parts of a layer that a rule sets.
  private func properties(of layer: Int, _ change: OutlineChange, _ rule: Int) throws(Omission) -> [String] {
    let parts = states.followed(by: rule)
    guard !parts.isEmpty else {
      throw Omission(message: "set it whenever one of its values changes")
    }
    let values = try values(of: layer, change)
    var lines: [String] = []
    for (name, facet) in parts {
      guard let value = values[facet] else { throw Omission(message: change.keyPath) }
      lines.append("private var \(name): \(facet.type) { \(value) }")
    }
    return lines
  }

  private func values(of layer: Int, _ change: OutlineChange) throws(Omission) -> [SwiftUIFacet: String] {
    let properties = writer.outline.layers[layer].properties
    if change.keyPath == "frame" {
      guard case .list(let items) = change.end.value, items.count == 4 else { throw Omission(message: "a frame") }
      func number(_ index: Int, in outer: Precedence = .expression) throws(Omission) -> String {
        guard let expression = items[index].expression else { throw Omission(message: "a frame") }
        return try steps.expressions.code(expression, as: .number, in: outer)
      }
      func center(_ index: Int, _ anchor: Double) throws(Omission) -> String {
        if anchor == 0 { return try number(index) }
        let (origin, length) = (try number(index, in: .addition), try number(index + 2, in: .prefix))
        if let origin = Double(origin), let length = Double(length) {
          return SwiftText.number(origin + anchor * length)
        }
        return "\(origin) + \(SwiftText.number(anchor)) * \(length)"
      }
      let anchor = properties.anchorPoint
      return [
        .position: "CGPoint(x: \(try center(0, anchor.x)), y: \(try center(1, anchor.y)))",
        .size: "CGSize(width: \(try number(2)), height: \(try number(3)))",
      ]
    }
    if change.keyPath == "transform" {
      let parts = try steps.transform(change.end)
      return [.scale: parts.scale, .rotation: parts.rotation, .offset: parts.offset]
    }
    guard let (facet, member) = SwiftUIFacet.of(change.keyPath) else {
      throw Omission(message: "views have no \(change.keyPath)")
    }
    let value = try steps.value(of: change.end.value, for: facet, change.keyPath)
    guard !member.isEmpty else { return [facet: value] }
    // If the rule sets one component of a point or a size, the other one keeps its value.
    let known: (first: String, second: String, type: String, one: Double, other: Double)
    switch facet {
    case .position: known = ("x", "y", "CGPoint", properties.position.x, properties.position.y)
    case .size: known = ("width", "height", "CGSize", properties.bounds.width, properties.bounds.height)
    default:
      let parts = SwiftUIStates.parts(of: properties) ?? (Size(1, 1), 0, .zero)
      let size = facet == .scale ? parts.scale : parts.offset
      known = ("width", "height", "CGSize", size.width, size.height)
    }
    let isFirst = member == "." + known.first
    let first = isFirst ? value : SwiftText.number(known.one)
    let second = isFirst ? SwiftText.number(known.other) : value
    return [facet: "\(known.type)(\(known.first): \(first), \(known.second): \(second))"]
  }
}

extension SwiftUIFacet {
  /// The type of the facet's values in code.
  fileprivate var type: String {
    switch self {
    case .position: "CGPoint"
    case .size, .scale, .offset: "CGSize"
    case .rotation, .opacity: "Double"
    case .hidden: "Bool"
    case .backgroundColor, .fillColor, .strokeColor, .textColor: "Color"
    case .cornerRadius, .strokeStart, .strokeEnd: "CGFloat"
    case .text: "String"
    }
  }
}
