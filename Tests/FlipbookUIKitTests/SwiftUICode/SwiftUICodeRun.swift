import Foundation
import LayerTree
import Motion

/// Runs the methods of an exported view: sets its states as the code says, when it says.
final class SwiftUICodeRun {
  typealias Value = SwiftUIExpression.Value

  /// The numbers of the states, by their names: `ballPosition.x`, `ballRotation`.
  private(set) var tracks: [String: SwiftUITrack] = [:]
  /// States of which the code leaves it to the framework when they are set: after springs that have settled.
  private(set) var unknown: Set<String> = []
  /// The numbers that springs move.
  private(set) var sprung: Set<String> = []
  /// The numbers that anything moves.
  private(set) var animated: Set<String> = []
  /// The methods, by their names.
  private var methods: [String: [Substring]] = [:]
  private var values: [String: Value] = [:]
  /// The keyframe animators around views.
  private(set) var keyframes: [SwiftUIKeyframeRun] = []
  /// The times at which states begin keyframes.
  private(set) var triggers: [String: [Double]] = [:]
  /// The properties that are worked out from others, in the order of the code.
  private var computed: [(name: String, text: String)] = []
  private var due: [(time: Double, lines: ArraySlice<Substring>)] = []
  private var time = 0.0
  private var animation: SwiftUITrack.Animation?
  private let rate = 60.0
  /// The seconds between the retargeting of a spring and the later step that causes it, by state and time.
  var lead: (_ state: String, _ time: Double) -> Double = { _, _ in 0 }

  init(_ code: String) throws {
    var method: String?
    var (view, isInside) = ("", false)
    for line in code.split(separator: "\n") {
      if isInside {
        isInside = keyframes[keyframes.count - 1].read(line)
        continue
      }
      if let match = line.firstMatch(of: /^  private var (\w+): some View \{$/) { view = String(match.1) }
      if let animator = SwiftUIKeyframeRun(line, in: view) {
        keyframes.append(animator)
        isInside = true
        continue
      }
      if let match = line.firstMatch(of: /^  private static let (\w+) = (.*)$/) {
        var expression = SwiftUIExpression(String(match.2), names: values)
        values["Self.\(match.1)"] = try expression.value()
      } else if let match = line.firstMatch(of: /^  @State private var (\w+)(?:: CGFloat)? = (.*)$/) {
        var expression = SwiftUIExpression(String(match.2), names: values)
        set(String(match.1), try expression.value())
      } else if let match = line.firstMatch(of: /^  private var (\w+): \w+ \{ (.*) \}$/) {
        computed.append((String(match.1), String(match.2)))
      } else if let match = line.firstMatch(of: /^  private func (\w+)\(\) \{$/) {
        method = String(match.1)
        methods[String(match.1)] = []
      } else if line == "  }" {
        method = nil
      } else if let method {
        methods[method]?.append(line.drop { $0 == " " })
      }
    }
    try follow()
  }

  /// Works out the properties that follow others.
  private func follow() throws {
    for (name, text) in computed {
      let now = try value(Substring(text))
      if values[name] != now { set(name, now) }
    }
  }

  /// Calls a method at a time in seconds; false if there is none of that name.
  func call(_ method: String, at time: Double) -> Bool {
    guard let lines = methods[method] else { return false }
    schedule(lines[...], at: time)
    return true
  }

  /// Runs what is due until a tick, which then is the time now.
  func advance(to tick: Double) throws {
    while let next = due.indices.min(by: { due[$0].time < due[$1].time }), due[next].time <= tick + 1e-9 {
      let item = due.remove(at: next)
      time = item.time
      try run(item.lines)
    }
    time = tick
  }

  /// The value of a property with the keyframes around its view, at a time in seconds.
  ///
  /// - Parameters:
  ///   - property: The property, of which keyframes add to some and are factors of others.
  ///   - view: The name of the view.
  ///   - own: The value of the view by itself, angles in radians.
  ///   - time: The time.
  /// - Returns: The value that shows.
  func shown(_ property: AnimatableProperty, of view: String, own: Double, at time: Double) -> Double {
    keyframes.filter { $0.view == view && $0.shows(property) }.reduce(own) { value, animator in
      let begin = animator.trigger.map { triggers[$0]?.last { $0 <= time + 1e-9 } } ?? 0
      let own = animator.value(at: begin.map { time - $0 })
      if animator.isFactor { return value * own }
      return value + (property.unit == .angle ? own * .pi / 180 : own)
    }
  }

  private func schedule(_ lines: ArraySlice<Substring>, at time: Double) { due.append((tick(notBefore: time), lines)) }

  /// The first tick that is not before a time.
  func tick(notBefore time: Double) -> Double { ((time * rate - 1e-6).rounded(.up)) / rate }

  // MARK: Statements

  /// The lines of the block that begins after a line, and what follows its end.
  private func block(_ lines: inout ArraySlice<Substring>) -> (body: ArraySlice<Substring>, end: Substring) {
    let (whole, start) = (lines, lines.startIndex)
    var depth = 1
    while let line = lines.popFirst() {
      if line.hasPrefix("}") { depth -= 1 }
      if depth == 0 { return (whole[start..<lines.startIndex - 1], line) }
      if line.hasSuffix("{") { depth += 1 }
    }
    return ([], "")
  }

  private func run(_ all: ArraySlice<Substring>) throws {
    var lines = all
    while let line = lines.popFirst() {
      if line.hasPrefix("//") { continue }
      if let match = line.wholeMatch(of: /after\((.+)\) \{/) {
        guard case .number(let delay) = try value(match.1) else { throw failure(line) }
        schedule(block(&lines).body, at: time + delay)
      } else if let match = line.wholeMatch(of: /every\(([^,]+), count: (\d+)\) \{/) {
        guard case .number(let interval) = try value(match.1), let count = Int(match.2) else { throw failure(line) }
        let body = block(&lines).body
        for round in 0..<count { schedule(body, at: time + interval * Double(round + 1)) }
      } else if let match = line.wholeMatch(of: /withAnimation\((.+)\) \{/) {
        var expression = SwiftUIExpression(String(match.1), names: values)
        let animation = try Self.animation(try expression.calls())
        let (body, end) = block(&lines)
        self.animation = animation
        try run(body)
        self.animation = nil
        if end == "} completion: {" {
          let completion = block(&lines).body
          if let seconds = animation.completion {
            if seconds.isFinite { schedule(completion, at: time + seconds) }
          } else {
            for line in completion { line.firstMatch(of: #/^(\w+)\S* = /#).map { _ = unknown.insert(String($0.1)) } }
          }
        }
      } else if let match = line.wholeMatch(of: /if (.+) \{/) {
        guard case .boolean(let holds) = try value(match.1) else { throw failure(line) }
        let (yes, end) = block(&lines)
        let no = end == "} else {" ? block(&lines).body : []
        try run(holds ? yes : no)
      } else if let match = line.wholeMatch(of: /(\w+) \+= 1/) {
        triggers[String(match.1), default: []].append(time)
      } else if let match = line.wholeMatch(of: /(\w+)\(\)/) {
        guard let body = methods[String(match.1)] else { throw failure(line) }
        try run(body[...])
      } else if let match = line.wholeMatch(of: /\((.+)\) = \((.+)\)/) {
        let targets = match.1.split(separator: ", ")
        let texts = Self.parts(match.2)
        guard targets.count == texts.count else { throw failure(line) }
        for (target, value) in zip(targets, try texts.map(value)) { set(String(target), value) }
        try follow()
      } else if let match = line.wholeMatch(of: /([\w.]+) = (.+)/) {
        set(String(match.1), try value(match.2))
        try follow()
      } else {
        throw failure(line)
      }
    }
  }

  private func failure(_ line: Substring) -> SwiftUIExpression.Failure {
    SwiftUIExpression.Failure(description: "not run: \(line)")
  }

  /// The parts between the commas of a list that are in no parentheses.
  private static func parts(_ text: Substring) -> [Substring] {
    var (depth, parts, start) = (0, [Substring](), text.startIndex)
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if text[index] == ",", depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    return parts + [text[start...]]
  }

  private func value(_ text: Substring) throws -> Value {
    var expression = SwiftUIExpression(String(text), names: values)
    return try expression.value()
  }

  // MARK: States

  private func set(_ target: String, _ value: Value) {
    let parts = target.split(separator: ".").map(String.init)
    if parts.count == 2, case .fields(var fields)? = values[parts[0]], case .number(let number) = value {
      fields[parts[1]] = number
      values[parts[0]] = .fields(fields)
    } else {
      values[target] = value
    }
    switch value {
    case .number(let number): set(number, of: target)
    case .fields(let fields): for (name, number) in fields { set(number, of: "\(target).\(name)") }
    default: break
    }
  }

  private func set(_ number: Double, of name: String) {
    tracks[name, default: SwiftUITrack(number)].set(number, animation, at: time - lead(name, time))
    guard let animation else { return }
    animated.insert(name)
    if case .curve = animation.motion { return }
    sprung.insert(name)
  }

  // MARK: Animations

  private static func animation(_ calls: [SwiftUIExpression.Call]) throws -> SwiftUITrack.Animation {
    guard let first = calls.first else { throw SwiftUIExpression.Failure(description: "no animation") }
    var animation = SwiftUITrack.Animation(motion: try motion(first))
    for call in calls.dropFirst() {
      switch call.name {
      case "delay": animation.delay = call.plain[0]
      case "speed": animation.speed = call.plain[0]
      case "repeatForever", "repeatCount":
        animation.count = call.plain.first ?? .infinity
        animation.autoreverses = call.labeled["autoreverses"] != 0
      case "criteria": animation.waitsForRemoval = call.words["criteria"] == "removed"
      default: throw SwiftUIExpression.Failure(description: "no modifier \(call.name)")
      }
    }
    return animation
  }

  private static func motion(_ call: SwiftUIExpression.Call) throws -> SwiftUITrack.Animation.Motion {
    let numbers = call.labeled
    func spring(_ duration: Double, _ bounce: Double) -> (stiffness: Double, damping: Double) {
      let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
      return (pow(2 * .pi / duration, 2), 4 * .pi * ratio / duration)
    }
    let curves: [String: TimingFunction] = [
      "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut, "easeInOut": .easeInEaseOut,
    ]
    if let curve = curves[call.name] { return .curve(curve, duration: numbers["duration"] ?? 0.35) }
    let presets = ["smooth": 0, "snappy": 0.15, "bouncy": 0.3]
    if let bounce = presets[call.name] {
      let made = spring(numbers["duration"] ?? 0.5, bounce + (numbers["extraBounce"] ?? 0))
      return .spring(stiffness: made.stiffness, damping: made.damping)
    }
    switch call.name {
    case "default":
      let made = spring(0.55, 0)
      return .spring(stiffness: made.stiffness, damping: made.damping)
    case "timingCurve":
      let points = call.plain
      return .curve(
        TimingFunction(points[0], points[1], points[2], points[3]), duration: numbers["duration"] ?? 0.35)
    case "spring":
      let made = spring(
        numbers["duration"] ?? numbers["response"] ?? 0.5,
        numbers["bounce"] ?? numbers["dampingFraction"].map { 1 - $0 } ?? 0)
      return .spring(stiffness: made.stiffness, damping: made.damping)
    case "interpolatingSpring":
      let mass = numbers["mass"] ?? 1
      let own = spring(numbers["duration"] ?? 0.5, numbers["bounce"] ?? 0)
      return .interpolatingSpring(
        stiffness: numbers["stiffness"].map { $0 / mass } ?? own.stiffness,
        damping: numbers["damping"].map { $0 / mass } ?? own.damping, velocity: numbers["initialVelocity"] ?? 0)
    default: throw SwiftUIExpression.Failure(description: "no animation \(call.name)")
    }
  }
}
