import Geometry
import JSONReading
import LayerTree
import Motion

/// Reads the parts of a Lottie file, and records unsupported features.
struct ModelReader {
  /// The maximum number of warnings kept.
  private static let maximumWarningCount = 1000

  /// The player to match; nil for After Effects, except that handles change the speed of positions on straight lines.
  let player: LottiePlayer?
  private(set) var warnings: [LottieWarning] = []
  private var known: Set<LottieWarning> = []
  /// The paths of values whose remaining keys are ignored on purpose.
  private(set) var passedOver: Set<String> = []
  /// The path components of the current value.
  private var place: [String] = []
  /// The name of the current layer.
  var layerName = ""
  /// The state shared by the file's expressions.
  var expressions = ExpressionScope()
  /// True if expressions are tried while the file is read.
  var isTrying = true
  /// The time range of the current layer, in frames.
  var layerSpan = 0.0...0.0
  /// The maximum number of components that expressions see.
  var maximumComponentCount = 4
  /// True if the current layer is a 2-D layer.
  var isFlat = false
  /// True while the center of a shape is read.
  var isCenter = false
  /// True if the current composition has a camera.
  var hasCamera = false
  /// The range of frames where keyframes of the current layer have a visible effect.
  var shownSpan = -Double.infinity...Double.infinity
  /// The smallest reported difference in position, in points.
  var visibleDistance = ModelReader.visible
  /// The kinds of differences between players found so far.
  private var differenceKinds: Set<LottieDifference> = []
  /// The first difference of each kind.
  private(set) var differences: [LottieWarning] = []
  /// True if the file was serialized from lottie-web's internal state, where the tangents of paths are absolute.
  var isFromMemory = false
  /// True if the path tangents of the current layer are absolute.
  var hasAbsoluteTangents = false
  /// True once an expression with random numbers has been reported.
  var hasRandomNumbers = false

  init(like player: LottiePlayer? = nil) { self.player = player }

  /// The current path in the file, such as `layers[2].ks.p`.
  var path: String { place.joined() }

  /// Adds a warning about the value at the current path.
  mutating func warn(_ message: String) {
    warn(LottieWarning(path: path.isEmpty ? "the file" : path, layer: layerName, message: message))
  }

  mutating func warn(_ warning: LottieWarning) {
    if warnings.count < Self.maximumWarningCount, known.insert(warning).inserted { warnings.append(warning) }
  }

  /// Adds a warning that the value at the current path is ignored.
  mutating func leaveOut(_ message: String) {
    warn(message)
    passOver()
  }

  /// Marks the remaining keys at the current path as irrelevant, so that they are not reported as unread.
  mutating func passOver() { passedOver.insert(path) }

  /// Records a difference between players, unless one of the same kind has been recorded.
  mutating func add(_ kind: LottieDifference, _ message: String) {
    guard differenceKinds.insert(kind).inserted else { return }
    differences.append(LottieWarning(path: path, layer: layerName, message: message))
  }

  /// Reads the value of a key, with the key appended to the current path.
  mutating func at<Result>(_ key: String, _ body: (inout ModelReader) throws -> Result) rethrows -> Result {
    place.append(place.isEmpty ? key : "." + key)
    defer { place.removeLast() }
    return try body(&self)
  }

  /// Reads an element of a list, with its key and index appended to the current path.
  mutating func at<Result>(_ key: String, _ index: Int, _ body: (inout ModelReader) throws -> Result) rethrows -> Result
  {
    try at("\(key)[\(index)]", body)
  }

  /// Returns a property's JSON, or the JSON of the slot that it refers to.
  func property(_ value: JSONNode?) -> JSONNode? { value.map(expressions.property) }

  // MARK: Numbers

  /// Reads a property of up to four numbers.
  mutating func vector(
    _ value: JSONNode?, _ key: String, default standard: Vector = .zero
  ) -> Track<Vector> {
    guard let value = property(value) else { return Track(standard) }
    return at(key) { reader in
      var track = reader.track(value, { Vector(json: $0) }) ?? Track(standard)
      reader.compute(&track, value, count: min(reader.maximumComponentCount, Self.componentCount(of: value)))
      if reader.isTrying { reader.warnOfPace(track) }
      return reader.player == .lottieIOS ? track.easedAsFirst : track
    }
  }

  /// Reads a property of one number.
  mutating func scalar(_ value: JSONNode?, _ key: String, default standard: Double = 0) -> Track<Vector> {
    vector(value, key, default: [standard, 0, 0, 0])
  }

  /// Reads a color with components from 0 to 1, or from 0 to 255 in old files.
  mutating func color(_ value: JSONNode?, _ key: String) -> Track<Vector> {
    let track = vector(value, key, default: [0, 0, 0, 1])
    let maximum = track.values.map { max($0.x, $0.y, $0.z) }.max() ?? 0
    return track.map { color in
      let unit = maximum > 1.5 ? color / 255 : color
      return [unit.x, unit.y, unit.z, 1]
    }
  }

  /// Reads a property that is a list of numbers.
  mutating func numbers(_ value: JSONNode?, _ key: String) -> Track<[Double]> {
    guard let value = property(value) else { return Track([]) }
    return at(key) { reader in
      reader.track(value) { value in value.array.map { $0.prefix(4096).map { $0.number ?? 0 } } } ?? Track([])
    }
  }

  /// Reads a position: a single property, or one for each axis.
  mutating func position(_ value: JSONNode?, _ key: String = "p") -> TransformModel.Position {
    if let value, value["s"]?.flag == true || value["k"] == nil && value["x"]?.isObject == true {
      return at(key) { reader in
        .split(x: reader.scalar(value["x"], "x"), y: reader.scalar(value["y"], "y"), z: reader.scalar(value["z"], "z"))
      }
    }
    return .joined(vector(value, key))
  }

  /// Reads a contour.
  mutating func shape(_ value: JSONNode?, _ key: String) -> Track<BezierShape> {
    guard let value = property(value) else { return Track(BezierShape()) }
    return at(key) { reader in
      let isAbsolute = reader.hasAbsoluteTangents
      var track =
        reader.track(value) { BezierShape(json: $0.array?.first ?? $0, hasAbsoluteTangents: isAbsolute) }
        ?? Track(BezierShape())
      reader.compute(&track, value, count: 0)
      return track
    }
  }

  // MARK: Keyframes

  private mutating func track<Value: TrackValue>(
    _ property: JSONNode, _ read: (JSONNode) -> Value?
  ) -> Track<Value>? {
    guard let value = property["k"] ?? (property.isObject ? nil : property) else { return nil }
    guard let frames = value.array, let first = frames.first, first.isObject, first["t"] != nil else {
      return read(value).map(Track.init)
    }
    if property["a"]?.integer == 0 { warn("`a` is 0, but there are keyframes, which are used") }
    return keyframes(frames, read)
  }

  private mutating func keyframes<Value: TrackValue>(
    _ frames: [JSONNode], _ read: (JSONNode) -> Value?
  ) -> Track<Value>? {
    var list: [(time: Double, start: Value?, end: Value?, json: JSONNode)] = []
    list.reserveCapacity(frames.count)
    for json in frames {
      guard let time = json["t"]?.number else {
        warn("a keyframe without a time is left out")
        continue
      }
      list.append((time, json["s"].flatMap(read), json["e"].flatMap(read), json))
    }
    if zip(list, list.dropFirst()).contains(where: { $0.time > $1.time }) { list.sort { $0.time < $1.time } }
    guard var value = list.lazy.compactMap({ $0.start ?? $0.end }).first else { return nil }
    var segments: [Track<Value>.Segment] = []
    for (index, frame) in list.enumerated() {
      value = frame.start ?? value
      guard index + 1 < list.count else { break }
      // The end value is the next keyframe's start value; old files store it in this keyframe as well.
      let end = list[index + 1].start ?? frame.end ?? value
      var segment = Track<Value>.Segment(time: frame.time, start: value, end: end)
      segment.isHold = frame.json["h"]?.flag == true
      if !segment.isHold {
        segment.easing = easing(frame.json)
        segment.curve = curve(frame.json, from: value, to: end)
      }
      segments.append(segment)
      if !segment.isHold { value = end }
    }
    return Track(segments, endingAt: list.last?.time ?? 0, with: value)
  }

  /// Reads the easing of a segment: one timing function, or one for each component; empty for linear interpolation.
  private func easing(_ frame: JSONNode) -> [TimingFunction] {
    guard let out = frame["o"], let into = frame["i"], out.isObject, into.isObject else { return [] }
    func list(_ value: JSONNode?) -> [Double] {
      guard let value else { return [] }
      return value.array.map { $0.map { $0.number ?? 0 } } ?? value.number.map { [$0] } ?? []
    }
    let (x1, y1, x2, y2) = (list(out["x"]), list(out["y"]), list(into["x"]), list(into["y"]))
    let count = min(4, max(x1.count, x2.count))
    guard count > 0, !x1.isEmpty, !y1.isEmpty, !x2.isEmpty, !y2.isEmpty else { return [] }
    func pick(_ list: [Double], _ index: Int) -> Double { list[min(index, list.count - 1)] }
    func unit(_ x: Double) -> Double { max(0, min(1, x)) }
    func bounded(_ y: Double) -> Double { max(-1e6, min(1e6, y)) }
    var result = (0..<count).map {
      TimingFunction(unit(pick(x1, $0)), bounded(pick(y1, $0)), unit(pick(x2, $0)), bounded(pick(y2, $0)))
    }
    if result.dropFirst().allSatisfy({ $0 == result[0] }) { result.removeLast(count - 1) }
    return result == [.linear] ? [] : result
  }

  /// Reads the motion path of a position between two keyframes; nil for a straight line.
  private func curve<Value: TrackValue>(_ frame: JSONNode, from start: Value, to end: Value) -> MotionCurve? {
    guard let start = start as? Vector, let end = end as? Vector, let to = frame["to"].flatMap(Vector.init(json:)),
      let ti = frame["ti"].flatMap(Vector.init(json:)), to.x != 0 || to.y != 0 || ti.x != 0 || ti.y != 0
    else { return nil }
    guard var curve = MotionCurve(from: start.lowHalf, (start + to).lowHalf, (end + ti).lowHalf, to: end.lowHalf)
    else { return nil }
    curve.isEven = player == .afterEffects || player == nil && !curve.isStraight
    return curve
  }
}

extension SIMD4<Double> {
  /// Reads a list of numbers or a single number.
  init?(json: JSONNode) {
    self = .zero
    if let list = json.array {
      guard !list.isEmpty else { return nil }
      for (index, value) in list.prefix(4).enumerated() { self[index] = value.number ?? 0 }
    } else if let number = json.number {
      x = number
    } else {
      return nil
    }
  }
}

extension BezierShape {
  /// Creates a contour from vertices and tangents (by default relative to the vertices); nil without vertices.
  init?(json: JSONNode, hasAbsoluteTangents: Bool = false) {
    guard let points = json["v"]?.array else { return nil }
    let (before, after) = (json["i"]?.array ?? [], json["o"]?.array ?? [])
    func pair(_ value: JSONNode?) -> SIMD2<Double> {
      guard let list = value?.array, list.count >= 2 else { return .zero }
      return [list[0].number ?? 0, list[1].number ?? 0]
    }
    vertices.reserveCapacity(points.count)
    for (index, value) in points.enumerated() {
      let point = pair(value)
      let origin = hasAbsoluteTangents ? .zero : point
      vertices.append(
        Vertex(
          point, before: index < before.count ? origin + pair(before[index]) : point,
          after: index < after.count ? origin + pair(after[index]) : point))
    }
    isClosed = json["c"]?.flag == true
  }
}
