import Geometry

/// The CSS function `conic-gradient()` (CSS Images Level 4, section 3.3), around the center of its box.
struct ConicGradientValue {
  /// The angle of the first color, in turns clockwise from the top.
  private(set) var start = 0.0
  /// The colors with their locations in turns from the start, in ascending order.
  private(set) var stops: [(color: ColorValue, location: Double)] = []

  /// Parses a text that is a single conic gradient; nil for any other value, or for a center given by `at`.
  init?(_ text: String) {
    var scanner = ValueScanner(text.trimmed)
    guard scanner.name().lowercased() == "conic-gradient", scanner.take("("),
      let arguments = scanner.parenthesized(), scanner.isAtEnd
    else { return nil }
    scanner = ValueScanner(arguments.trimmed)
    var head = scanner
    if head.name().lowercased() == "from" {
      head.skipSpace()
      guard let angle = Self.turns(&head) else { return nil }
      start = angle
      head.skipSpace()
      guard head.take(",") else { return nil }
      scanner = head
    }
    var found: [(color: ColorValue, location: Double?)] = []
    repeat {
      scanner.skipSpace()
      guard let color = ColorValue(&scanner) else { return nil }
      scanner.skipSpace()
      let first = Self.turns(&scanner)
      found.append((color, first))
      scanner.skipSpace()
      if first != nil, let second = Self.turns(&scanner) {
        found.append((color, second))
        scanner.skipSpace()
      }
    } while scanner.take(",")
    guard scanner.isAtEnd, found.count > 1 else { return nil }
    stops = Self.placed(found)
  }

  /// Reads an angle or a percentage, in turns; returns nil and reads nothing if there is none.
  private static func turns(_ scanner: inout ValueScanner) -> Double? {
    var next = scanner
    guard let value = next.number() else { return nil }
    let turns: Double
    switch next.take("%") ? "%" : next.unit() {
    case "%": turns = value / 100
    case "deg": turns = value / 360
    case "grad": turns = value / 400
    case "rad": turns = value / (2 * .pi)
    case "turn": turns = value
    case "" where value == 0: turns = 0
    default: return nil
    }
    scanner = next
    return turns
  }

  /// Returns the colors with their locations: missing ones are evenly spaced, and none is before the previous one.
  private static func placed(
    _ found: [(color: ColorValue, location: Double?)]
  ) -> [(color: ColorValue, location: Double)] {
    var stops: [(color: ColorValue, location: Double)] = []
    for (index, stop) in found.enumerated() {
      let last = stops.last?.location
      var location = stop.location ?? (index == found.count - 1 ? 1 : 0)
      if stop.location == nil, let last, let next = found[index...].firstIndex(where: { $0.location != nil }) {
        location = last + ((found[next].location ?? 1) - last) / Double(next - index + 1)
      } else if stop.location == nil, let last {
        location = last + (1 - last) / Double(found.count - index)
      }
      stops.append((stop.color, max(location, last ?? location)))
    }
    return stops
  }
}
