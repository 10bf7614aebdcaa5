import CodeNotation
import Geometry
import LayerTree
import Motion
import SceneProgram

/// Writes changes of states and layer models as Swift.
struct ChangeCode {
  let writer: SceneCodeWriter
  private let expressions: ExpressionCode

  init(_ writer: SceneCodeWriter) {
    self.writer = writer
    expressions = ExpressionCode(writer)
  }

  /// The target and the new value of a change.
  struct Assignment {
    let target: String
    let value: String
    /// The complete statement, if it is not of the form `target = value`; nil otherwise.
    var statement: String?
    var text: String { statement ?? "\(target) = \(value)" }
  }

  /// Returns the statements for changes, with all values evaluated before the first one is set.
  func statements(_ changes: [OutlineChange]) throws(Omission) -> [String] {
    var all: [Assignment] = []
    for change in changes { all.append(try assignment(change)) }
    let lines = zip(changes, all).flatMap { [$1.text] + centering($0) }
    let changed = Set(changes.map(\.subject))
    let reads = changes.flatMap(\.end.value.reads)
    guard changes.count > 1, reads.contains(where: changed.contains) else { return lines }
    guard all.allSatisfy({ $0.statement == nil }) else {
      throw Omission(message: "values that are evaluated before others are set")
    }
    return ["(\(all.map(\.target).joined(separator: ", "))) = (\(all.map(\.value).joined(separator: ", ")))"]
  }

  /// Returns the statement that centers a text again after its content or position has changed.
  private func centering(_ change: OutlineChange) -> [String] {
    guard case .layer(let layer) = change.subject, writer.isCenteredText(layer) else { return [] }
    let keys = ["text", "frame", "size", "bounds"]
    guard keys.contains(where: change.keyPath.hasPrefix), change.keyPath != "textColor" else { return [] }
    return ["centerText(of: \(writer.name(of: layer)))"]
  }

  /// Returns true if the layer would animate the change implicitly.
  func isImplicit(_ change: OutlineChange) -> Bool {
    if case .layer(let layer) = change.subject { !writer.views.contains(layer) } else { false }
  }

  func assignment(_ change: OutlineChange) throws(Omission) -> Assignment {
    switch change.subject {
    case .state(let name): return try assignment(ofState: name, change.end.value)
    case .layer(let layer): return try assignment(of: layer, change.keyPath, change.end)
    }
  }

  private func assignment(ofState name: String, _ value: OutlineValue) throws(Omission) -> Assignment {
    let target = writer.stateNames[name] ?? name
    guard let initial = writer.outline.states.first(where: { $0.name == name })?.value else {
      throw Omission(message: "the state \(name)")
    }
    let kind: ExpressionCode.Kind =
      switch initial {
      case .boolean: .boolean
      case .text: .text
      case .color: writer.style == .coreAnimation ? .cgColor : .uiColor
      default: .number
      }
    if case .text = initial, value.expression == nil, let text = value.text {
      return Assignment(target: target, value: SwiftLiteral.quoted(text))
    }
    guard let expression = value.expression else { throw Omission(message: "a value of the state \(name)") }
    if case .not(.state(let other)) = expression, other == name {
      return Assignment(target: target, value: "!\(target)", statement: nil)
    }
    return Assignment(target: target, value: try expressions.code(expression, as: kind))
  }

  private func assignment(
    of layer: Int, _ keyPath: String, _ end: OutlineEnd
  ) throws(Omission) -> Assignment {
    let (name, layerName) = (writer.name(of: layer), writer.layerName(of: layer))
    let isView = writer.views.contains(layer)
    func numbers(_ count: Int) throws(Omission) -> [String] {
      guard case .list(let items) = end.value, items.count == count else { throw Omission(message: "\(keyPath)") }
      var texts: [String] = []
      for item in items {
        guard let expression = item.expression else { throw Omission(message: "\(keyPath)") }
        texts.append(try expressions.code(expression, as: .number))
      }
      return texts
    }
    func boolean() throws(Omission) -> String {
      guard let expression = end.value.expression else { throw Omission(message: "\(keyPath)") }
      return try expressions.code(expression, as: .boolean)
    }
    func property(_ target: String, isUI: Bool = false) throws(Omission) -> Assignment {
      guard let property = AnimatableProperty(keyPath: keyPath) else { throw Omission(message: "\(keyPath)") }
      return Assignment(
        target: target, value: try expressions.value(end, property.kind, property.unit, isUI: isUI))
    }
    switch keyPath {
    case "opacity":
      let assignment = try property(isView ? "\(name).alpha" : "\(name).opacity")
      guard !isView, end.value.hasNames else { return assignment }
      return Assignment(target: assignment.target, value: "Float(\(assignment.value))")
    case "hidden": return Assignment(target: "\(name).isHidden", value: try boolean())
    case "masksToBounds":
      return Assignment(target: isView ? "\(name).clipsToBounds" : "\(name).masksToBounds", value: try boolean())
    case "enabled": return Assignment(target: "\(name).isEnabled", value: try boolean())
    case "selected": return Assignment(target: "\(name).isSelected", value: try boolean())
    case "userInteractionEnabled":
      return Assignment(target: "\(name).isUserInteractionEnabled", value: try boolean())
    case "position", "position.x", "position.y":
      return try property("\(name).\(isView ? "center" : "position")\(keyPath.dropFirst("position".count))")
    case "bounds", "bounds.size", "bounds.size.width", "bounds.size.height", "bounds.origin", "bounds.origin.x",
      "bounds.origin.y":
      return try property("\(name).\(keyPath)")
    case "size" where end.value.expression != nil:
      return Assignment(target: "\(name).bounds.size", value: try expressions.value(end, .size, .points))
    case "frame" where end.value.expression != nil:
      return Assignment(target: "\(name).frame", value: try expressions.value(end, .rect, .points))
    case "size":
      let parts = try numbers(2)
      return Assignment(target: "\(name).bounds.size", value: "CGSize(width: \(parts[0]), height: \(parts[1]))")
    case "frame":
      let parts = try numbers(4)
      return Assignment(
        target: "\(name).frame",
        value: "CGRect(x: \(parts[0]), y: \(parts[1]), width: \(parts[2]), height: \(parts[3]))")
    case "transform":
      guard case .transform(let transform)? = end.constant else {
        return Assignment(target: "\(layerName).transform", value: try expressions.transform(end.value))
      }
      if isView, transform.isAffine {
        return Assignment(target: "\(name).transform", value: SwiftText.affine(transform.affine))
      }
      return Assignment(target: "\(layerName).transform", value: SwiftText.transform(transform))
    case "backgroundColor": return try property("\(name).backgroundColor", isUI: isView)
    case "cornerRadius", "borderWidth", "borderColor", "zPosition", "anchorPoint", "shadowColor", "shadowRadius",
      "shadowOffset":
      return try property("\(layerName).\(keyPath)")
    case "tintColor": throw Omission(message: "the tint color of a template image")
    case "shadowOpacity" where !end.value.hasNames: return try property("\(layerName).shadowOpacity")
    case "path":
      try writer.checkShape(of: layer, keyPath)
      return try property(isView ? "\(name).shape.path" : "\(name).path")
    case "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase":
      try writer.checkShape(of: layer, keyPath)
      return try property(isView ? "\(name).shape.\(keyPath)" : "\(name).\(keyPath)")
    case "colors", "locations", "startPoint", "endPoint":
      return try property(isView ? "\(name).gradient.\(keyPath)" : "\(name).\(keyPath)")
    case "contents": return try property("\(layerName).contents")
    case "text":
      guard !writer.hasInnerText(layer) else { throw Omission(message: "the text of a box") }
      return Assignment(target: isView ? "\(name).text" : "\(name).string", value: try text(end.value))
    case "contentOffset", "contentOffset.x", "contentOffset.y":
      guard writer.isScrollView(layer) else { return try property("\(name).bounds.origin\(keyPath.dropFirst(13))") }
      return try property("\(name).\(keyPath)")
    case "contentInset" where writer.isScrollView(layer):
      let parts = zip(["top", "left", "bottom", "right"], try numbers(4)).map { "\($0): \($1)" }
      return Assignment(target: "\(name).contentInset", value: "UIEdgeInsets(\(parts.joined(separator: ", ")))")
    case "contentInset.top", "contentInset.left", "contentInset.bottom", "contentInset.right":
      guard writer.isScrollView(layer) else { throw Omission(message: keyPath) }
      return try property("\(name).\(keyPath)")
    case "textColor", "foregroundColor":
      guard !writer.hasInnerText(layer) else { throw Omission(message: "the color of a box's text") }
      guard let expression = end.value.expression else { throw Omission(message: keyPath) }
      return Assignment(
        target: isView ? "\(name).textColor" : "\(name).foregroundColor",
        value: try expressions.code(expression, as: isView ? .uiColor : .cgColor))
    default:
      let assignment = try property(layerName)
      return Assignment(
        target: layerName, value: assignment.value,
        statement: "\(layerName).setValue(\(assignment.value), forKeyPath: \"\(keyPath)\")")
    }
  }

  /// Returns a string with interpolated expressions.
  func text(_ value: OutlineValue) throws(Omission) -> String {
    guard case .template(let parts) = value else {
      guard let text = value.text else { throw Omission(message: "a text") }
      return SwiftLiteral.quoted(text)
    }
    return try expressions.interpolated(parts)
  }
}
