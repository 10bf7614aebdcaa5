import Encodings
import Flipbook
import Motion
import SceneProgram

/// The motions of a scene with their numbers and curves, for the page.
struct TuningReport {
  /// The motions in the saved file.
  let saved: [MotionLiteral]
  /// The motions with the changes applied.
  let current: [MotionLiteral]
  let tuning: Tuning
  var notice = ""

  /// The report as JSON.
  var json: String {
    let list = current.map { motion in
      let old = saved.first { $0.id == motion.id }
      return Self.json(motion, saved: old?.values == motion.values ? nil : old)
    }
    return """
      {"canUndo":\(tuning.canUndo),"canRedo":\(tuning.canRedo),"isChanged":\(!tuning.isEmpty),\
      "notice":\(notice.quotedAsJSON),"motions":[\(list.joined(separator: ","))]}
      """
  }

  private static func json(_ motion: MotionLiteral, saved: MotionLiteral?) -> String {
    let verb = motion.verb.map { "[\($0.line),\($0.column)]" } ?? "null"
    let common = """
      "id":\(motion.id.quotedAsJSON),"title":\(motion.title.quotedAsJSON),"line":\(motion.line),"verb":\(verb)
      """
    switch motion.kind {
    case .curve:
      let names = TimingFunction.named.map { name, function in
        "{\"name\":\"\(name)\",\"points\":[\(function.x1),\(function.y1),\(function.x2),\(function.y2)]}"
      }
      return """
        {\(common),"kind":"curve","points":\(points(motion)),"saved":\(saved.map(points) ?? "null"),\
        "savedValues":\(saved.map(values) ?? "null"),\
        "fixed":[\(fixed(motion))],"named":[\(names.joined(separator: ","))]}
        """
    case .timing:
      let numbers = motion.numbers.map { number in
        let old = saved?.values[number.key].map { "\($0)" } ?? "null"
        return """
          {"key":\(number.key.quotedAsJSON),"value":\(number.value),"saved":\(old),"isWritten":\(number.place != nil),\
          "origin":\(number.origin?.quotedAsJSON ?? "null"),"owner":\(number.owner?.quotedAsJSON ?? "null"),\
          "variable":\(number.variable?.quotedAsJSON ?? "null")}
          """
      }
      return "{\(common),\"kind\":\"timing\",\"numbers\":[\(numbers.joined(separator: ","))]}"
    case .spring(let notation, _, _):
      guard let spring = motion.spring, let sketch = try? spring.sketch() else {
        return "{\(common),\"kind\":\"none\"}"
      }
      let all = SpringNotation.allCases.compactMap { other -> String? in
        guard let converted = try? spring.converted(to: other) else { return nil }
        let parameters = other.parameters.map { parameter in
          let value = converted[parameter.key]
          let range = min(parameter.range.lowerBound, value)...max(parameter.range.upperBound, value)
          return """
            {"key":"\(parameter.key)","value":\(value),"range":[\(range.lowerBound),\(range.upperBound)],\
            "step":\(parameter.step)}
            """
        }
        return
          "{\"name\":\"\(other.rawValue)\",\"label\":\(other.label.quotedAsJSON),\"parameters\":[\(parameters.joined(separator: ","))]}"
      }
      let old = saved?.spring.flatMap { try? $0.sketch().json } ?? "null"
      let (response, ratio) = (try? spring.curve()).map { ($0.perceptualDuration, $0.dampingRatio) } ?? (1, 1)
      return """
        {\(common),"kind":"spring","notation":"\(notation.rawValue)","notations":[\(all.joined(separator: ","))],\
        "fixed":[\(fixed(motion))],"response":\(response),"dampingRatio":\(ratio),\
        "sketch":\(sketch.json),"saved":\(old),"savedValues":\(saved.map(values) ?? "null")}
        """
    }
  }

  private static func points(_ motion: MotionLiteral) -> String {
    "[\(motion.numbers.map { "\($0.value)" }.joined(separator: ","))]"
  }

  /// Returns the numbers that can be changed, by their keys, as JSON.
  private static func values(_ motion: MotionLiteral) -> String {
    "{\(motion.numbers.filter { $0.origin == nil }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}"
  }

  private static func fixed(_ motion: MotionLiteral) -> String {
    motion.numbers.compactMap { number in
      number.origin.map {
        "{\"key\":\"\(number.key)\",\"origin\":\($0.quotedAsJSON),\"variable\":\(number.variable?.quotedAsJSON ?? "null")}"
      }
    }.joined(separator: ",")
  }
}

extension MotionLiteral {
  /// The spring; nil for a curve.
  var spring: SpringValues? {
    guard case .spring(let notation, let velocity, let generation) = kind else { return nil }
    return SpringValues(notation: notation, values: values, velocity: velocity, generation: generation)
  }

  /// Converts values chosen in any notation to the notation in the file.
  ///
  /// - Parameters:
  ///   - values: Values of the parameters of a notation; omitted ones are unchanged.
  ///   - notation: The notation; nil for a curve.
  /// - Returns: The values to write.
  /// - Throws: ``SceneEditError`` for values that are invalid or that the file's notation can't express.
  func values(choosing values: [String: Double], in notation: SpringNotation?) throws(SceneEditError) -> [String:
    Double]
  {
    if case .timing = kind { return try times(values) }
    guard case .spring(let own, _, _) = kind, let spring else {
      let all = self.values.merging(values) { $1 }
      guard Self.timingFunction(all) != nil, all.values.allSatisfy({ abs($0) <= 100 }) else {
        throw SceneEditError(description: "x1 and x2 must be between 0 and 1")
      }
      return values.filter { Self.curveKeys.contains($0.key) }
    }
    let notation = notation ?? own
    let known = Set(notation.parameters.map(\.key))
    guard values.keys.allSatisfy(known.contains) else {
      throw SceneEditError(description: "\(notation.label) has different parameters")
    }
    do throws(SpringError) {
      if var chosen = try spring.converted(to: notation) {
        chosen.values.merge(values) { $1 }
        if let result = try chosen.converted(to: own, mass: spring["mass"]) {
          _ = try result.sketch()
          // Values that differ only by rounding are kept as written.
          return result.values.filter { key, value in
            notation == own || abs(value - spring[key]) > 1e-3 * max(1, abs(value))
          }
        }
      }
    } catch {
      throw SceneEditError(description: "these numbers do not describe a spring: \(error)")
    }
    throw SceneEditError(description: "\(own.label) cannot describe this spring")
  }

  /// The longest delay or duration that the timeline writes, in seconds.
  private static let maximumTime = 3600.0

  /// Returns the chosen times of a step: delays from 0, durations above 0, and key times in ascending order.
  private func times(_ values: [String: Double]) throws(SceneEditError) -> [String: Double] {
    let all = self.values.merging(values) { $1 }
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      guard self.values[key] != nil else { throw SceneEditError(description: "the step has no \(key)") }
      let parts = key.split(separator: "/")
      switch (parts.first, parts.last.flatMap { Int($0) }) {
      case ("values", _?): continue
      case ("keyTimes", let index?):
        let (before, after) = (all["keyTimes/\(index - 1)"] ?? 0, all["keyTimes/\(index + 1)"] ?? 1)
        guard before <= value, value <= after else {
          throw SceneEditError(description: "a key time must be between its neighbors, \(before) and \(after)")
        }
      case ("duration", _):
        guard value > 0, value <= Self.maximumTime else {
          throw SceneEditError(description: "a duration must be above 0 and at most an hour")
        }
      default:
        guard (0...Self.maximumTime).contains(value) else {
          throw SceneEditError(description: "a delay must be from 0 to an hour")
        }
      }
    }
    return values
  }
}
