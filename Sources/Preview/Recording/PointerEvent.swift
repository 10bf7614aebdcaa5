import Geometry

/// A pointer event that the live page has sent.
package struct PointerEvent: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case down
    case move
    case up
    case cancel
    /// A wheel or trackpad scrolls by a distance, in points.
    case wheel(Point)
  }

  var action: Action
  /// The number of the finger on the page.
  var finger = 0
  /// The time of the event on the page's clock, in seconds.
  var time: Double
  /// The location on the canvas, in points.
  var location: Point

  /// The maximum coordinate of a location on the canvas, in points.
  private static let farthest = 1e5
}

extension PointerEvent {
  /// Parses an event from the words of a message: the action, the finger, the time in milliseconds, x and y, and, for a
  /// wheel, its distance.
  ///
  /// Nil if the words aren't an event, or if a number isn't finite.
  init?(words: [Substring]) {
    let numbers = words.dropFirst().map { Double($0) ?? .nan }
    guard let word = words.first, numbers.count >= 4, numbers.allSatisfy(\.isFinite),
      abs(numbers[0]) < 1e9, numbers[0] == numbers[0].rounded(), abs(numbers[1]) < 1e15
    else { return nil }
    func place(_ value: Double) -> Double {
      (min(max(value, -Self.farthest), Self.farthest) * 100).rounded() / 100
    }
    let action: Action
    switch (word, numbers.count) {
    case ("d", 4): action = .down
    case ("m", 4): action = .move
    case ("u", 4): action = .up
    case ("c", 4): action = .cancel
    case ("w", 6): action = .wheel(Point(place(numbers[4]), place(numbers[5])))
    default: return nil
    }
    self.init(
      action: action, finger: Int(numbers[0]), time: numbers[1] / 1000,
      location: Point(place(numbers[2]), place(numbers[3])))
  }
}
