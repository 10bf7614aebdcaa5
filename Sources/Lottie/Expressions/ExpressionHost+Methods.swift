import Arithmetic
import Geometry
import JSONReading

extension ExpressionHost {
  /// Calls a node of the file as a function, to look up a child node.
  func call(_ node: FileNode, _ arguments: [ScriptValue], _ run: ScriptRun) throws(ScriptError) -> ScriptValue {
    guard let key = arguments.first else { throw .mistake("a name is missing") }
    guard let found = child(node, key) else {
      throw .mistake("there is no “\(key.text)” in “\(node.name.isEmpty ? node.path : node.name)”")
    }
    return .node(found)
  }

  /// Calls a method of a node of the file.
  func call(
    _ node: FileNode, _ name: String, _ arguments: [ScriptValue], _ run: ScriptRun
  ) throws(ScriptError) -> ScriptValue {
    try run.count(4)
    switch name {
    case "layer":
      guard let key = arguments.first, let layer = node.item(key, scope) else {
        throw .mistake("there is no layer “\(arguments.first?.text ?? "")”")
      }
      return .node(layer)
    case "content": return try call(child(node, .string("Contents")) ?? node, arguments, run)
    case "effect": return try call(child(node, .string("Effects")) ?? node, arguments, run)
    case "mask": return try call(child(node, .string("Masks")) ?? node, arguments, run)
    case "propertyGroup":
      var result: FileNode? = node
      for _ in 0..<min(64, max(1, Int(saturating: arguments.first?.number ?? 1))) { result = result?.parent }
      guard let result else { throw .mistake("there is no group around “\(node.path)”") }
      return .node(result)
    case "toComp", "toWorld", "fromComp", "fromWorld", "fromCompToSurface":
      return try convertPoint(arguments, isInto: name.hasPrefix("from"), node, run)
    case "sourceRectAtTime": return try sourceRectangle(of: node, run)
    default: return try propertyCall(node, name, arguments, run)
    }
  }

  /// Converts a point between a layer's space and its composition's.
  private func convertPoint(
    _ arguments: [ScriptValue], isInto: Bool, _ layer: FileNode, _ run: ScriptRun
  ) throws(ScriptError) -> ScriptValue {
    guard let numbers = arguments.first?.numbers, numbers.count >= 2 else { throw .mistake("a point is missing") }
    let frame = frame(of: arguments, 1)
    let matrix = try matrix(of: layer, at: frame, run)
    guard let used = isInto ? matrix.inverted : matrix else { throw .mistake("“\(layer.name)” has no size") }
    let point = used.apply([numbers[0], numbers[1]])
    return try run.heap.array([point.x, point.y] + (numbers.count > 2 ? [numbers[2]] : []))
  }

  private func sourceRectangle(of node: FileNode, _ run: ScriptRun) throws(ScriptError) -> ScriptValue {
    let keys: [StaticString] = node.json["ty"]?.integer == 1 ? ["sw", "sh"] : ["w", "h"]
    guard let width = node.json[keys[0]]?.number, let height = node.json[keys[1]]?.number else {
      throw .unsupported("“sourceRectAtTime” of a shape, text or image")
    }
    return .object(
      try run.heap.object([
        ("left", .number(0)), ("top", .number(0)), ("width", .number(width)), ("height", .number(height)),
      ]))
  }

  /// Returns the frame for a time argument in seconds; the current frame if the argument is missing.
  private func frame(of arguments: [ScriptValue], _ index: Int) -> Double {
    guard index < arguments.count, case .number(let time) = arguments[index], time.isFinite else { return frame }
    return time * scope.rate
  }

  // MARK: Properties

  private func propertyCall(
    _ node: FileNode, _ name: String, _ arguments: [ScriptValue], _ run: ScriptRun
  ) throws(ScriptError) -> ScriptValue {
    guard node.isProperty, let track = track(of: node) else { throw .unsupported("“\(name)” of “\(node.path)”") }
    switch name {
    case "valueAtTime": return try value(of: node, at: frame(of: arguments, 0), run)
    case "velocityAtTime", "speedAtTime":
      guard let change = track.change(at: frame(of: arguments, 0)) else { throw .unsupported("“\(name)” of a path") }
      let velocity: PropertyValue =
        switch change {
        case .list(let numbers): .list(numbers.map { $0 * scope.rate })
        case .number(let number): .number(number * scope.rate)
        default: change
        }
      let result = try script(velocity, run)
      if name == "velocityAtTime" { return result }
      return .number((result.numbers ?? []).reduce(0) { $0 + $1 * $1 }.squareRoot())
    case "key": return try key(Int(saturating: arguments.first?.number ?? 0), of: track, run)
    case "nearestKey":
      let wanted = frame(of: arguments, 0)
      let times = track.times
      guard let nearest = times.indices.min(by: { abs(times[$0] - wanted) < abs(times[$1] - wanted) }) else {
        throw .mistake("there are no keyframes")
      }
      return try key(nearest + 1, of: track, run)
    case "loopOut", "loopIn", "loopOutDuration", "loopInDuration": return try loop(track, name, arguments, run)
    case "wiggle": return try wiggle(node, arguments, run)
    case "points", "inTangents", "outTangents", "isClosed", "pointOnPath", "tangentOnPath", "normalOnPath":
      return try path(node, name, arguments, run)
    default: throw .unsupported("“\(name)”")
    }
  }

  /// Returns a keyframe by its number, counted from 1.
  private func key(_ number: Int, of track: PropertyTrack, _ run: ScriptRun) throws(ScriptError) -> ScriptValue {
    let times = track.times
    guard times.indices.contains(number - 1) else { throw .mistake("there is no keyframe \(number)") }
    let time = times[number - 1]
    let value = try script(track.plainValue(at: time), run)
    var members: [(String, ScriptValue)] = [
      ("index", .number(Double(number))), ("time", .number(time / scope.rate)), ("value", value),
    ]
    for (index, number) in (value.numbers ?? []).enumerated() { members.append(("\(index)", .number(number))) }
    return .object(try run.heap.object(members))
  }

  private func loop(
    _ track: PropertyTrack, _ name: String, _ arguments: [ScriptValue], _ run: ScriptRun
  ) throws(ScriptError) -> ScriptValue {
    let word = arguments.first?.text ?? "cycle"
    guard let kind = KeyframeLoop.Kind(rawValue: word.lowercased()) else { throw .unsupported("the loop “\(word)”") }
    let number = arguments.count > 1 ? max(0, arguments[1].number) : 0
    let isAfter = name.hasPrefix("loopOut")
    let loop =
      name.hasSuffix("Duration")
      ? KeyframeLoop(kind, isAfter: isAfter, frames: number * scope.rate, of: track.times)
      : KeyframeLoop(kind, isAfter: isAfter, count: Int(saturating: number), of: track.times)
    return try script(loop.map { track.value(of: $0, at: frame) } ?? track.plainValue(at: frame), run)
  }

  /// Adds smooth, reproducible noise to the value of a property.
  private func wiggle(
    _ node: FileNode, _ arguments: [ScriptValue], _ run: ScriptRun
  ) throws(ScriptError) -> ScriptValue {
    func argument(_ index: Int, _ standard: Double) -> Double {
      index < arguments.count ? arguments[index].number : standard
    }
    let seed = RandomNumbers.seed(node.path)
    let (frequency, amount) = (argument(0, 1), argument(1, 0))
    let octaves = max(1, min(8, Int(saturating: argument(2, 1))))
    let (share, time) = (argument(3, 0.5), argument(4, self.time))
    func noise(_ component: Int) -> Double {
      var (sum, size, rate) = (0.0, amount, frequency)
      for octave in 0..<octaves {
        sum += size * RandomNumbers.noise(at: time * rate, seed: seed &+ UInt64(component * 64 + octave) &* 0x9E37_79B9)
        (size, rate) = (size * share, rate * 2)
      }
      return sum
    }
    switch try value(of: node, run) {
    case .number(let number): return .number(number + noise(0))
    case .array(let array):
      return try run.heap.array(array.elements.enumerated().map { $1.number + noise($0) })
    default: throw .unsupported("“wiggle” of a path")
    }
  }

  // MARK: Paths

  private func path(
    _ node: FileNode, _ name: String, _ arguments: [ScriptValue], _ run: ScriptRun
  ) throws(ScriptError) -> ScriptValue {
    let isOnPath = name.hasSuffix("OnPath")
    guard case .shape(let shape) = try value(of: node, at: frame(of: arguments, isOnPath ? 1 : 0), run) else {
      throw .mistake("“\(node.path)” is not a path")
    }
    func list(_ vectors: [SIMD2<Double>]) throws(ScriptError) -> ScriptValue {
      var result: [ScriptValue] = []
      for vector in vectors { result.append(try run.heap.array([vector.x, vector.y])) }
      return try run.heap.array(result)
    }
    switch name {
    case "points": return try list(shape.vertices.map(\.point))
    case "inTangents": return try list(shape.vertices.map { $0.before - $0.point })
    case "outTangents": return try list(shape.vertices.map { $0.after - $0.point })
    case "isClosed": return .boolean(shape.isClosed)
    default: break
    }
    try run.count(shape.vertices.count)
    let measured = MeasuredShape(shape)
    func point(_ distance: Double) -> SIMD2<Double> {
      measured.part(from: 0, to: distance).last?.vertices.last?.point ?? shape.vertices.first?.point ?? .zero
    }
    let share = max(0, min(1, arguments.first?.number ?? 0.5))
    let distance = measured.length * share
    if name == "pointOnPath" {
      let location = point(distance)
      return try run.heap.array([location.x, location.y])
    }
    let step = measured.length * 1e-4
    let way = point(min(measured.length, distance + step)) - point(max(0, distance - step))
    let length = (way * way).sum().squareRoot()
    let unit = length > 0 ? way / length : .zero
    return try run.heap.array(name == "tangentOnPath" ? [unit.x, unit.y] : [-unit.y, unit.x])
  }
}
