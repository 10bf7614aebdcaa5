import JSONReading
import LayerTree

extension ModelReader {
  /// Returns the number of components of a property; 0 for a scalar.
  static func componentCount(of property: JSONNode) -> Int {
    guard let value = property["k"], let list = value.array else { return property.array.map(\.count) ?? 0 }
    let first = list.first.flatMap { $0.isObject ? $0["s"] ?? $0["e"] : nil }
    let count = list.first?.isObject == true ? first?.array.map(\.count) ?? 0 : list.count
    return count == 1 ? 0 : min(4, count)
  }

  /// Attaches a property's expression, if it has one that succeeds at all trial frames.
  mutating func compute<Value: TrackValue>(_ track: inout Track<Value>, _ property: JSONNode, count: Int) {
    guard let text = property["x"]?.string, !text.isEmpty else { return }
    do throws(ScriptError) {
      let code = try ScriptCode.parse(text)
      guard !code.isNothing else { return }
      let expression = Expression(code: code, path: path, scope: expressions, count: count)
      var even = track.even
      guard isTrying else {
        even.compute(by: expression, samples: [])
        return track = even
      }
      var samples: [Value] = []
      for frame in trialFrames(track.times) {
        guard !expressions.isExhausted else { throw .limit("the file’s expressions take too many steps") }
        samples.append(try expression.tried(even, at: frame))
      }
      warnOfExpression(samples, insteadOf: trialFrames(track.times).map { track.plainValue(at: $0) })
      guard player != .lottieIOS else { return }
      even.compute(by: expression, samples: samples)
      track = even
      warnOfRandomNumbers(in: text)
    } catch {
      expressions.fail(path)
      expressions.report(path, error.reason)
    }
    if isTrying { warnOfFailures() }
  }

  /// Warns about the expressions that failed since the last call: the property's own, and the ones that it reads.
  private mutating func warnOfFailures() {
    for failure in expressions.takeFailures() {
      let name = failure.path == path ? layerName : expressions.node(at: failure.path)?.layer?.name ?? ""
      let message = "the expression is not evaluated: \(failure.reason); only the keyframes are used"
      warn(LottieWarning(path: failure.path + ".x", layer: name, message: message))
    }
  }

  /// Reads the property of a node for the expressions of other properties; nil for a node without a value.
  @Sendable
  static func track(of node: FileNode, in scope: ExpressionScope, like player: LottiePlayer?) -> PropertyTrack? {
    let json = scope.property(node.json)
    guard node.isShape || json["k"] != nil || !json.isObject else { return nil }
    var reader = ModelReader(like: player)
    reader.expressions = scope
    reader.isTrying = false
    if node.isShape { return .shape(reader.shape(json, node.path)) }
    let isFlat = node.parent?.kind == .transform && node.layer?.json["ddd"]?.flag != true
    return .numbers(reader.vector(json, node.path), count: min(isFlat ? 2 : 4, componentCount(of: json)))
  }

  /// Returns the trial frames of an expression: samples of the layer's range, and frames near its keyframes.
  private func trialFrames(_ times: [Double]) -> [Double] {
    let (start, length) = (layerSpan.lowerBound, layerSpan.upperBound - layerSpan.lowerBound)
    let even = [0, 0.23, 0.49, 0.77, 0.99].map { start + length * $0 }
    let near = times.count > 1 ? [times[0] - 1, (times[0] + times[1]) / 2, times[times.count - 1] + 1] : []
    return length > 0 ? even + near : [start] + near
  }

  private mutating func warnOfRandomNumbers(in text: String) {
    guard !hasRandomNumbers, let tokens = try? ScriptLexer.tokens(of: text) else { return }
    hasRandomNumbers = tokens.contains { token, _ in
      if case .name(let name) = token { ScriptBuiltin.varying.contains(name) } else { false }
    }
    if hasRandomNumbers { at("x") { $0.warn("random values, here and below, differ from After Effects’") } }
  }
}
