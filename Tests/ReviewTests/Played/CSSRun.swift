import Foundation
import Motion

/// Runs the animations of a style sheet: what a browser shows of one element, from the text alone.
struct CSSRun {
  /// One animation of a list.
  private struct Animation {
    var duration = 0.0
    var delay = 0.0
    var count = 1.0
    var alternates = false
    var fillsForwards = false
    var easing: (Double) -> Double = { $0 }
    var name = ""
  }

  private struct Frame {
    let share: Double
    var values: [String: [Double]]
    let easing: ((Double) -> Double)?
  }

  private var classes: [String: [Animation]] = [:]
  private var keyframes: [String: [Frame]] = [:]

  init(_ text: String) {
    // Comments end at the first mark of their end.
    let parts = text.components(separatedBy: "/*")
    let css =
      parts[0] + parts.dropFirst().map { $0.components(separatedBy: "*/").dropFirst().joined(separator: "*/") }.joined()
    for match in css.matches(of: #/(?s)(?:^|\n)\.([\w-]+) \{\s*animation:(.*?);\n\}/#) {
      classes[String(match.1)] = Self.parts(String(match.2)).map(Self.animation)
    }
    for match in css.matches(of: #/(?s)@keyframes ([\w-]+) \{\n(.*?)\n\}/#) {
      keyframes[String(match.1)] = match.2.split(separator: "\n").compactMap { Self.frame(String($0)) }
    }
  }

  /// The names of the classes with animations.
  var names: Set<String> { Set(classes.keys) }

  /// The value of a property of an element with a class, some seconds after it got the class; nil if nothing animates it.
  func value(_ property: String, of name: String, at time: Double) -> [Double]? {
    var result: [Double]?
    for animation in classes[name] ?? [] {
      guard let frames = keyframes[animation.name] else { continue }
      var local = (time - animation.delay) / animation.duration
      guard local >= -1e-9 else { continue }
      local = max(0, local)
      if local >= animation.count {
        guard animation.fillsForwards else { continue }
        local = animation.count
      }
      var run = local.rounded(.down)
      if local == animation.count, run == local, run > 0 { run -= 1 }
      var share = local - run
      if animation.alternates, run.truncatingRemainder(dividingBy: 2) == 1 { share = 1 - share }
      let own = frames.filter { $0.values[property] != nil }
      guard let last = own.last else { continue }
      let next = own.firstIndex { $0.share > share }
      guard let next, next > 0 else {
        result = last.values[property]
        continue
      }
      let (start, end) = (own[next - 1], own[next])
      let part = (start.easing ?? animation.easing)((share - start.share) / (end.share - start.share))
      guard let a = start.values[property], let b = end.values[property] else { continue }
      result =
        property.hasSuffix("color") ? Self.mixed(a, b, part) : zip(a, b).map { $0 + ($1 - $0) * part }
    }
    return result
  }

  /// A color between two others, which are multiplied by their opacity (CSS Color Module Level 4, section 12.3).
  private static func mixed(_ a: [Double], _ b: [Double], _ part: Double) -> [Double] {
    guard a.count == 4, b.count == 4 else { return [] }
    let alpha = a[3] + (b[3] - a[3]) * part
    guard alpha > 0 else { return [0, 0, 0, 0] }
    let channels = (0..<3).map { index -> Double in
      let (start, end) = (a[index] * a[3], b[index] * b[3])
      return (start + (end - start) * part) / alpha
    }
    return channels + [alpha]
  }

  /// The parts between commas that are in no parentheses.
  private static func parts(_ text: String) -> [String] {
    var (depth, parts) = (0, [""])
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private static func words(_ text: String) -> [String] {
    var (depth, words) = (0, [""])
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character.isWhitespace, depth == 0 { words.append("") } else { words[words.count - 1].append(character) }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func animation(_ text: String) -> Animation {
    var animation = Animation()
    var hasDuration = false
    for word in words(text) {
      if word.hasSuffix("s"), let seconds = Double(word.dropLast()) {
        if hasDuration { animation.delay = seconds } else { animation.duration = seconds }
        hasDuration = true
      } else if let count = Double(word) {
        animation.count = count
      } else if word == "infinite" {
        animation.count = .infinity
      } else if word == "alternate" {
        animation.alternates = true
      } else if word == "forwards" {
        animation.fillsForwards = true
      } else if word == "linear" || word.contains("(") {
        animation.easing = easing(word)
      } else {
        animation.name = word
      }
    }
    return animation
  }

  /// A timing function (CSS Easing Functions Level 2).
  private static func easing(_ text: String) -> (Double) -> Double {
    guard let open = text.firstIndex(of: "(") else { return { $0 } }
    let list = parts(String(text[text.index(after: open)...].dropLast()))
    if text.hasPrefix("cubic-bezier") {
      let numbers = list.compactMap(Double.init)
      guard numbers.count == 4 else { return { _ in .nan } }
      let curve = TimingFunction(numbers[0], numbers[1], numbers[2], numbers[3])
      return { curve.value(at: $0) }
    }
    var points: [(Double, Double?)] = list.map { stop in
      let words = stop.split(separator: " ")
      return (Double(words[0]) ?? .nan, words.count > 1 ? Double(words[1].dropLast()).map { $0 / 100 } : nil)
    }
    if points.first?.1 == nil { points[0].1 = 0 }
    if points.last?.1 == nil { points[points.count - 1].1 = 1 }
    let stops = points.map { ($0.0, $0.1 ?? .nan) }
    return { share in
      guard let next = stops.firstIndex(where: { $0.1 > share }) else { return stops[stops.count - 1].0 }
      guard next > 0 else { return stops[0].0 }
      let (a, b) = (stops[next - 1], stops[next])
      return a.0 + (b.0 - a.0) * (share - a.1) / (b.1 - a.1)
    }
  }

  private static func frame(_ line: String) -> Frame? {
    guard let match = line.firstMatch(of: #/^\s*([\w.%]+) \{ (.*) \}$/#) else { return nil }
    let share = match.1 == "from" ? 0 : match.1 == "to" ? 1 : (Double(match.1.dropLast()) ?? .nan) / 100
    var values: [String: [Double]] = [:]
    var easing: ((Double) -> Double)?
    for declaration in match.2.split(separator: ";") {
      let pair = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard pair.count == 2 else { continue }
      if pair[0] == "animation-timing-function" {
        easing = Self.easing(pair[1])
        continue
      }
      var numbers = pair[1].matches(of: #/-?\d+(?:\.\d+)?(?:e-?\d+)?/#).compactMap { Double($0.0) }
      if pair[1].hasPrefix("rgb"), numbers.count == 3 { numbers.append(1) }
      values[pair[0]] = numbers
    }
    return Frame(share: share, values: values, easing: easing)
  }
}
