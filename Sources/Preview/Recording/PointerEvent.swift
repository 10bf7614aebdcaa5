import Geometry

/// A pointer event on the live page, as the page reports it.
package struct PointerEvent: Hashable, Sendable {
  enum Action: Hashable, Sendable {
    case down
    case move
    case up
    case cancel
    /// The wheel or the trackpad scrolls by a distance, in points.
    case wheel(Point)
  }

  var action: Action
  /// The page's number of the finger.
  var finger = 0
  /// The time of the event by the page's clock, in seconds.
  var time: Double
  /// The location on the canvas, in points.
  var location: Point

  /// The largest valid distance from the canvas's corner, in points.
  private static let farthest = 1e5
}

extension PointerEvent {
  /// Reads an event from the words of a message: the action, the finger, milliseconds, x and y, and for a wheel its
  /// distance.
  ///
  /// Nil if it isn't an event, or has numbers that aren't finite.
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
