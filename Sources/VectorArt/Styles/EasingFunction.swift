import Arithmetic
import Motion

/// An easing function (CSS Easing Functions Level 2): a mapping from the progress of time to the progress of the value.
enum EasingFunction: Hashable {
  /// The positions of the jumps of a step function.
  enum Jumps: String {
    case start = "jump-start"
    case end = "jump-end"
    case none = "jump-none"
    case both = "jump-both"
  }

  case cubic(TimingFunction)
  case steps(Int, Jumps)
  /// A piecewise linear function through control points, in the order of their inputs.
  case points([SIMD2<Double>])

  static let linear = EasingFunction.cubic(.linear)
  static let ease = EasingFunction.cubic(.default)

  /// The maximum number of steps.
  private static let maximumStepCount = 1_000_000

  /// Parses an easing function; nil for anything else.
  init?(_ text: String) {
    let text = text.trimmed.lowercased()
    switch text {
    case "linear": self = .linear
    case "ease": self = .ease
    case "ease-in": self = .cubic(.easeIn)
    case "ease-out": self = .cubic(.easeOut)
    case "ease-in-out": self = .cubic(.easeInEaseOut)
    case "step-start": self = .steps(1, .start)
    case "step-end": self = .steps(1, .end)
    default:
      guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
      let arguments = StyleText.split(text[text.index(after: open)...].dropLast(), at: ",").map(\.trimmed)
      switch text[..<open].trimmed {
      case "cubic-bezier":
        let n = arguments.compactMap { Double(number: $0) }
        guard n.count == 4, arguments.count == 4, TimingFunction.isValid(n[0], n[1], n[2], n[3]) else { return nil }
        self = .cubic(TimingFunction(n[0], n[1], n[2], n[3]))
      case "steps":
        let names = ["start": "jump-start", "end": "jump-end"]
        guard (1...2).contains(arguments.count), let count = Int(arguments[0]), count > 0,
          count <= Self.maximumStepCount,
          let jumps = arguments.count == 1 ? .end : Jumps(rawValue: names[arguments[1]] ?? arguments[1]),
          jumps != .none || count > 1
        else { return nil }
        self = .steps(count, jumps)
      case "linear":
        guard let points = Self.points(arguments) else { return nil }
        self = .points(points)
      default: return nil
      }
    }
  }

  /// Returns the control points of `linear()`: outputs with up to two inputs each.
  ///
  /// Missing inputs are spaced evenly.
  private static func points(_ stops: [String]) -> [SIMD2<Double>]? {
    var points: [(output: Double, input: Double?)] = []
    for stop in stops {
      let words = stop.words
      let outputs = words.compactMap { Double(number: $0) }
      let inputs = words.compactMap { word in word.last == "%" ? Double(number: String(word.dropLast())) : nil }
      guard outputs.count == 1, inputs.count <= 2, words.count == 1 + inputs.count else { return nil }
      points += inputs.isEmpty ? [(outputs[0], nil)] : inputs.map { (outputs[0], $0 / 100) }
    }
    guard let last = points.indices.last, last > 0 else { return nil }
    if points[0].input == nil { points[0].input = 0 }
    if points[last].input == nil { points[last].input = max(1, points.compactMap(\.input).max() ?? 1) }
    var (largest, known) = (-Double.infinity, 0)
    for index in points.indices {
      guard let input = points[index].input else { continue }
      largest = max(largest, input)
      points[index].input = largest
      let start = points[known].input ?? 0
      for between in known..<index where between > known {
        points[between].input = start + (largest - start) * Double(between - known) / Double(index - known)
      }
      known = index
    }
    return points.map { SIMD2($0.input ?? 0, $0.output) }
  }

  /// Returns the progress of the value for a progress of time from 0 to 1.
  func value(at progress: Double) -> Double {
    switch self {
    case .cubic(let function): return function.value(at: progress)
    case .steps(let count, let jumps):
      var step = (progress * Double(count)).rounded(.down)
      if jumps == .start || jumps == .both { step += 1 }
      let jumpCount = Double(count + (jumps == .both ? 1 : jumps == .none ? -1 : 0))
      return min(jumpCount, max(0, step)) / jumpCount
    case .points(let points):
      let after = min(max(1, points.firstIndex { $0.x > progress } ?? points.count - 1), points.count - 1)
      let (start, end) = (points[after - 1], points[after])
      guard end.x > start.x else { return end.y }
      return start.y + (end.y - start.y) * (progress - start.x) / (end.x - start.x)
    }
  }
}
