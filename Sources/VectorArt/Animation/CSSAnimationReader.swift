import Arithmetic

/// Reads the CSS animations of a document's elements.
struct CSSAnimationReader {
  private let document: Document
  private let values: UnderlyingValues
  private let keyframes: [String: KeyframeRule]
  /// The animations of each animated element, in ascending priority.
  private(set) var animations: [(target: Int, animations: [CSSAnimation])] = []
  private(set) var warnings: WarningLog

  /// The maximum number of animations of one element; longer lists are rejected as mistakes.
  private static let maximumCount = 100

  init(_ document: Document, _ keyframes: [String: KeyframeRule], _ warnings: WarningLog) {
    (self.document, self.keyframes, self.warnings) = (document, keyframes, warnings)
    values = UnderlyingValues(document)
    for (number, element) in document.elements.enumerated() where !element.animations.isEmpty {
      let found = read(number, element)
      if !found.isEmpty { animations.append((number, found)) }
    }
  }

  private mutating func warn(_ message: String, _ element: Element) { warnings.add(message, line: element.line) }

  private mutating func read(_ number: Int, _ element: Element) -> [CSSAnimation] {
    var lists: [AnimationProperty: [String]] = [:]
    for (property, value) in element.animations {
      let value = CalculatedText.simplified(values.resolved(value, at: number))
      let items = StyleText.split(value, at: ",").map(\.trimmed)
      guard property == .animation else {
        lists[property] = items
        continue
      }
      for property in AnimationProperty.allCases { lists[property] = nil }
      guard !["none", "initial", "unset", "inherit", "revert"].contains(value) else { continue }
      for item in items.prefix(Self.maximumCount) { add(item, to: &lists, element) }
    }
    let names = lists[.name] ?? []
    var result: [CSSAnimation] = []
    for (index, name) in names.prefix(Self.maximumCount).enumerated() where name != "none" {
      let bare = name.first == "\"" || name.first == "'" ? String(name.dropFirst().dropLast()) : name
      guard let rule = keyframes[bare] else {
        warn("animation-name: there are no @keyframes \(bare.prefix(40)) in this file", element)
        continue
      }
      func item(_ property: AnimationProperty) -> String? {
        guard let items = lists[property], !items.isEmpty else { return nil }
        return items[index % items.count]
      }
      var animation = CSSAnimation(name: bare)
      set(&animation, element, item)
      animation.tracks = tracks(of: rule, number, element, animation.easing)
      result.append(animation)
    }
    return result
  }

  /// Sets a timing property of an animation, and reports invalid values.
  private mutating func set(
    _ animation: inout CSSAnimation, _ element: Element, _ item: (AnimationProperty) -> String?
  ) {
    func read<Value>(_ property: AnimationProperty, _ read: (String) -> Value?) -> Value? {
      guard let text = item(property) else { return nil }
      let value = read(text)
      if value == nil { warn("\(property.rawValue): ‘\(text.prefix(40))’ is not valid here and is skipped", element) }
      return value
    }
    animation.duration = read(.duration, { $0 == "auto" ? 0 : Self.seconds($0).flatMap { $0 >= 0 ? $0 : nil } }) ?? 0
    animation.delay = read(.delay, Self.seconds) ?? 0
    animation.iterations = read(.iterationCount, Self.count) ?? 1
    animation.direction = read(.direction, CSSAnimation.Direction.init) ?? .normal
    animation.fillMode = read(.fillMode, CSSAnimation.FillMode.init) ?? .none
    animation.easing = read(.timingFunction, { EasingFunction($0) }) ?? .ease
    animation.isPaused = read(.playState, { ["running": false, "paused": true][$0] }) ?? false
    animation.isAdditive = read(.composition, { ["replace": false, "add": true, "accumulate": true][$0] }) ?? false
  }

  /// Parses one animation of the shorthand `animation` and appends its parts to the lists of the longhand properties.
  private mutating func add(_ item: String, to lists: inout [AnimationProperty: [String]], _ element: Element) {
    var parts: [AnimationProperty: String] = [:]
    for word in StyleText.words(item) {
      let isTime = Self.seconds(word) != nil
      let kind: AnimationProperty
      if isTime, parts[.duration] == nil {
        kind = .duration
      } else if isTime, parts[.delay] == nil {
        kind = .delay
      } else if parts[.timingFunction] == nil, EasingFunction(word) != nil {
        kind = .timingFunction
      } else if parts[.iterationCount] == nil, Self.count(word) != nil {
        kind = .iterationCount
      } else if parts[.direction] == nil, CSSAnimation.Direction(rawValue: word) != nil {
        kind = .direction
      } else if parts[.fillMode] == nil, CSSAnimation.FillMode(rawValue: word) != nil {
        kind = .fillMode
      } else if parts[.playState] == nil, word == "running" || word == "paused" {
        kind = .playState
      } else if parts[.name] == nil, !isTime {
        kind = .name
      } else {
        return warn("animation: ‘\(item.prefix(60))’ is not valid here and is skipped", element)
      }
      parts[kind] = word
    }
    let initial: [(AnimationProperty, String)] = [
      (.name, "none"), (.duration, "0s"), (.timingFunction, "ease"), (.delay, "0s"), (.iterationCount, "1"),
      (.direction, "normal"), (.fillMode, "none"), (.playState, "running"),
    ]
    for (property, value) in initial { lists[property, default: []].append(parts[property] ?? value) }
  }

  /// Returns the tracks of a keyframe rule for an element, one track for each property.
  private mutating func tracks(
    of rule: KeyframeRule, _ number: Int, _ element: Element, _ easing: EasingFunction
  ) -> [CSSAnimation.Track] {
    var tracks: [String: [CSSAnimation.Track.Key]] = [:]
    for keyframe in rule.keyframes {
      for declaration in keyframe.declarations where !declaration.name.hasPrefix("animation-") {
        let value = CalculatedText.simplified(values.resolved(declaration.value, at: number))
        guard let longhands = longhands(declaration.name, value, element) else { continue }
        for (property, value) in longhands {
          let key = CSSAnimation.Track.Key(
            offset: keyframe.offset, value: values.computed(value, of: property, at: number),
            easing: keyframe.easing ?? easing)
          if tracks[property]?.last?.offset == key.offset { tracks[property]?.removeLast() }
          tracks[property, default: []].append(key)
        }
      }
    }
    return tracks.sorted { $0.key < $1.key }.map { property, keys in
      var keys = keys
      if let first = keys.first, first.offset > 0 {
        keys.insert(CSSAnimation.Track.Key(offset: 0, value: nil, easing: easing), at: 0)
      }
      if let last = keys.last, last.offset < 1 {
        keys.append(CSSAnimation.Track.Key(offset: 1, value: nil, easing: easing))
      }
      return CSSAnimation.Track(property: property, keys: keys)
    }
  }

  /// Returns the longhand properties that one declaration of a keyframe sets; nil for properties that cannot be
  /// animated.
  private mutating func longhands(_ name: String, _ value: String, _ element: Element) -> [(String, String)]? {
    if name.hasPrefix("--") {
      warn("\(name) is not animated: custom properties of keyframes are not supported", element)
      return nil
    }
    if let property = Property(rawValue: name) {
      let longhands = Shorthand.longhands(property, value).filter { $0.0.accepts($0.1) }
      if longhands.isEmpty { warn("\(name): ‘\(value.prefix(40))’ is not valid here and is skipped", element) }
      return longhands.map { ($0.0.rawValue, $0.1) }
    }
    var style = DeclaredStyle()
    if let problem = style.set(name, value, of: element) {
      warn("\(name): \(problem)", element)
      return nil
    }
    if let geometry = style.geometry[name] { return [(name, geometry)] }
    if !DeclaredStyle.geometryNames.contains(name), !DeclaredStyle.isWithoutEffect(name) {
      warn("\(name) is not animated: the property is not supported", element)
    }
    return nil
  }

  private static func seconds(_ text: String) -> Double? {
    var scanner = ValueScanner(text)
    guard let number = scanner.number() else { return nil }
    switch scanner.rest().lowercased() {
    case "s": return number
    case "ms": return number / 1000
    default: return nil
    }
  }

  private static func count(_ text: String) -> Double? {
    text == "infinite" ? .infinity : Double(number: text).flatMap { $0 >= 0 ? $0 : nil }
  }
}
