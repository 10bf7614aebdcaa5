import Arithmetic
import Motion
import SceneDiagnostics

/// A spring or a curve written as numbers in a scene file, with the locations of the numbers.
struct MotionLiteral: Sendable {
  /// A number of a motion.
  struct Number: Hashable, Sendable {
    var key: String
    var value: Double
    /// The location and the text of the number in the file; nil if it isn't written in this motion.
    var place: Location?
    /// The origin of a number that cannot be changed here, such as `variable springIn`; nil if it can.
    var origin: String?
    /// The identifier of the motion that contains the number instead; nil if there is none.
    var owner: String?
    /// The variable that the number comes from; nil if there is none.
    var variable: String?

    struct Location: Hashable, Sendable {
      var range: SourceRange
      var text: String
    }
  }

  enum Kind: Hashable, Sendable {
    case spring(SpringNotation, velocity: Double, UIKitGeneration)
    /// A curve with the numbers x1, y1, x2, and y2; for a name or a CSS function, they share one location.
    case curve
    /// The times of a step: its delay, its duration, the delay between its repetitions, and its keyframes.
    case timing
  }

  /// The location at which to insert a parameter that the file doesn't have yet.
  struct Insertion: Hashable, Sendable {
    /// The range of the key that follows the new line or item.
    var range: SourceRange
    /// True inside a map in braces.
    var isFlow: Bool
  }

  /// The path to the motion through the maps and lists of the file.
  let id: String
  /// The display name: the target, or the name of the motion.
  let title: String
  let line: Int
  let kind: Kind
  /// The range of the step's verb; nil for a motion under `motions:` or `curves:`.
  var verb: SourceRange?
  var numbers: [Number]
  var insertion: Insertion?

  /// The keys of a curve's numbers.
  static let curveKeys = ["x1", "y1", "x2", "y2"]

  /// The values, by their keys.
  var values: [String: Double] { Dictionary(numbers.map { ($0.key, $0.value) }) { first, _ in first } }

  /// Returns the timing function with the given values; nil if they are invalid.
  static func timingFunction(_ values: [String: Double]) -> TimingFunction? {
    let points = curveKeys.compactMap { values[$0] }
    guard points.count == 4, TimingFunction.isValid(points[0], points[1], points[2], points[3]) else { return nil }
    return TimingFunction(points[0], points[1], points[2], points[3])
  }

  /// Returns the text edit that changes the motion's values.
  ///
  /// - Parameters:
  ///   - new: The new values, by their keys.
  ///   - saved: The motion in the file; a value that it has is written as it is there.
  /// - Returns: The edit; empty if the values are the current ones.
  /// - Throws: ``SceneEditError`` when one of the values isn't written in this motion.
  func edit(_ new: [String: Double], as saved: MotionLiteral? = nil) throws(SceneEditError) -> TextEdit {
    let changed = numbers.filter { number in new[number.key].map { $0 != number.value } ?? false }
    guard !changed.isEmpty else { return TextEdit() }
    if case .curve = kind, let place = numbers[0].place, place == numbers[3].place { return word(new, at: place) }
    if case .curve = kind, let saved, saved.isWord, let place = listPlace { return word(new, at: place) }
    var edit = TextEdit()
    var additions: [String] = []
    for number in changed {
      guard let value = new[number.key] else { continue }
      if let origin = number.origin {
        throw SceneEditError(description: "\(number.key) is set by \(origin), so it cannot be changed here")
      }
      if let place = number.place {
        // The unit is kept.
        let unit = place.text.hasSuffix("s") ? "s" : ""
        let known = saved?.numbers.first { $0.key == number.key && $0.value == value }?.place?.text
        edit.changes.append(
          TextEdit.Change(range: place.range, old: place.text, new: known ?? value.plainText + unit))
      } else {
        additions.append("\(number.key): \(value.plainText)")
      }
    }
    guard !additions.isEmpty else { return edit }
    guard let insertion else { throw SceneEditError(description: "\(additions[0]) cannot be added to this motion") }
    let separator = insertion.isFlow ? ", " : "\n" + String(repeating: " ", count: insertion.range.column - 1)
    edit.changes.append(
      TextEdit.Change(range: insertion.range, old: "", new: additions.map { $0 + separator }.joined()))
    return edit
  }

  /// True for a curve that is written as a name or a CSS function.
  private var isWord: Bool { kind == .curve && numbers[0].place != nil && numbers[0].place == numbers[3].place }

  /// The place of a curve's list of four numbers, as ``word(_:at:)`` writes it; nil for a curve in another form.
  private var listPlace: Number.Location? {
    let places = numbers.compactMap(\.place)
    guard places.count == 4, let first = places.first?.range else { return nil }
    var column = first.column
    for place in places {
      guard place.range.line == first.line, place.range.column == column else { return nil }
      column += place.text.count + 2
    }
    let text = "[\(places.map(\.text).joined(separator: ", "))]"
    return Number.Location(range: first.part(from: -1, length: text.count), text: text)
  }

  /// Returns the edit of a curve that is written as a name or a CSS function.
  private func word(_ new: [String: Double], at place: Number.Location) -> TextEdit {
    let values = values.merging(new) { $1 }
    let named = Self.timingFunction(values).flatMap { function in TimingFunction.named.first { $0.function == function }
    }
    let points = Self.curveKeys.map { (values[$0] ?? 0).plainText }.joined(separator: ", ")
    let text = named?.name ?? (place.text.hasPrefix("cubic-bezier(") ? "cubic-bezier(\(points))" : "[\(points)]")
    return TextEdit(changes: [TextEdit.Change(range: place.range, old: place.text, new: text)])
  }
}
