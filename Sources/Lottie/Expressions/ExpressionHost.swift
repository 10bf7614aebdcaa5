import Geometry
import JSONReading

/// The environment of one evaluation: a property at a frame, and all nodes of the file reachable from it.
final class ExpressionHost {
  /// A property that is being computed; there are several while expressions read each other.
  private struct Subject {
    var expression: Expression
    var track: PropertyTrack
    var frame: Double
    var node: FileNode
  }

  let scope: ExpressionScope
  var random = RandomNumbers(seed: 0)
  private var subjects: [Subject] = []
  /// The index of the outermost subject that an expression has read while the subject was still being computed.
  private var outermostRead: Int?

  init(_ scope: ExpressionScope) { self.scope = scope }

  private var current: Subject? { subjects.last }
  var frame: Double { current?.frame ?? 0 }
  /// The property that is being computed.
  var own: FileNode? { current?.node }
  var ownTrack: PropertyTrack? { current?.track }
  var time: Double { frame / scope.rate }

  /// Returns the value of an expression.
  func value(
    of expression: Expression, _ track: PropertyTrack, at frame: Double, _ run: ScriptRun
  ) throws(ScriptError) -> PropertyValue {
    if let known = scope.value(of: expression.path, at: frame) { return known }
    let path = expression.path
    let node =
      scope.node(at: path) ?? FileNode(.null, .property, parent: nil, path: path, number: 0)
    let before = random
    random = RandomNumbers(seed: RandomNumbers.seed(path) ^ frame.bitPattern)
    let depth = subjects.count
    subjects.append(Subject(expression: expression, track: track, frame: frame, node: node))
    defer {
      subjects.removeLast()
      random = before
      if let outermost = outermostRead, outermost >= depth { outermostRead = nil }
    }
    let result = try run.nested { () throws(ScriptError) in
      try Self.value(try run.plain(try run.result(of: expression.code)))
    }
    // Values of properties that depend on each other are not cached, because they depend on the order of evaluation.
    if outermostRead == nil { scope.keep(result, of: path, at: frame) }
    return result
  }

  private static func value(_ value: ScriptValue) throws(ScriptError) -> PropertyValue {
    switch value {
    case .number(let number) where number.isFinite: return .number(number)
    case .boolean(let flag): return .number(flag ? 1 : 0)
    case .array(let array):
      let numbers = array.elements.map(\.number)
      if !numbers.isEmpty, numbers.allSatisfy(\.isFinite) { return .list(numbers) }
    case .shape(let shape): return .shape(shape)
    case .string(let text): return .text(text)
    default: break
    }
    throw .mistake("its result is \(value.text), which is not a valid value for a property")
  }

  // MARK: Properties

  /// Returns the value of a property at the frame of the evaluation.
  func value(of node: FileNode, _ run: ScriptRun) throws(ScriptError) -> ScriptValue {
    try value(of: node, at: frame, run)
  }

  /// Returns the value of a property at a frame.
  ///
  /// A property that is already being evaluated has its keyframed value, to end cycles as in lottie-web.
  func value(of node: FileNode, at frame: Double, _ run: ScriptRun) throws(ScriptError) -> ScriptValue {
    try run.count()
    if let index = subjects.lastIndex(where: { $0.expression.path == node.path }) {
      if index < subjects.count - 1 { outermostRead = min(outermostRead ?? index, index) }
      return try script(subjects[index].track.plainValue(at: frame), run)
    }
    if node.json["k"] == nil, node.json["x"]?.isObject == true || node.json["s"]?.flag == true {
      var list: [Double] = []
      for key in ["x", "y", "z"] {
        guard let part = node.step(key, nil, scope) else { continue }
        list.append(try value(of: part, at: frame, run).number)
      }
      return try run.heap.array(list)
    }
    guard let track = scope.track(of: node) else { return .undefined }
    guard let expression = track.expression, !scope.hasFailed(node.path) else {
      return try script(track.plainValue(at: frame), run)
    }
    do throws(ScriptError) {
      return try script(try value(of: expression, track, at: frame, run), run)
    } catch {
      // An exceeded limit also fails the properties that depend on this one; after any other error, they read the
      // keyframed value.
      if case .limit = error { throw error }
      scope.report(node.path, error.reason)
      return try script(track.plainValue(at: frame), run)
    }
  }

  /// Returns the keyframes of a property.
  func track(of node: FileNode) -> PropertyTrack? {
    if let current, current.expression.path == node.path { return current.track }
    return scope.track(of: node)
  }

  func script(_ value: PropertyValue, _ run: ScriptRun) throws(ScriptError) -> ScriptValue {
    switch value {
    case .number(let number): return .number(number)
    case .list(let numbers): return try run.heap.array(numbers)
    case .shape(let shape): return .shape(shape)
    case .text(let text): return .string(text)
    }
  }

  /// Returns the transform from a layer's space to its composition's.
  func matrix(of layer: FileNode, at frame: Double, _ run: ScriptRun) throws(ScriptError) -> AffineTransform {
    var result = AffineTransform.identity
    var next: FileNode? = layer
    var count = 0
    while let layer = next {
      count += 1
      guard count <= LayerParents.maximumParentCount else { throw .limit("its layer has too many parents") }
      var model = TransformModel()
      if let node = layer.step("ks", nil, scope) {
        func track(_ name: String, _ standard: Vector) throws(ScriptError) -> Track<Vector> {
          guard let property = node.property(.string(name), scope) else { return Track(standard) }
          var vector = standard
          let numbers = try value(of: property, at: frame, run).numbers ?? []
          for (index, number) in numbers.prefix(4).enumerated() { vector[index] = number }
          return Track(vector)
        }
        model.anchor = try track("anchorPoint", .zero)
        model.position = .joined(try track("position", .zero))
        model.scale = try track("scale", [100, 100, 100, 0])
        model.rotation = try track("rotation", .zero)
        model.skew = try track("skew", .zero)
        model.skewAxis = try track("skewAxis", .zero)
      }
      result = result.concatenating(model.matrix(at: frame))
      next = parent(of: layer)
    }
    return result
  }

  /// Returns the parent of a layer.
  func parent(of layer: FileNode) -> FileNode? {
    guard let index = layer.json["parent"]?.integer else { return nil }
    return layer.parent?.items(scope).first { $0.json["ind"]?.integer == index }
  }
}
