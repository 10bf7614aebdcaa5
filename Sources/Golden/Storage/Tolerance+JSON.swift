import Encodings
import Flipbook

extension Tolerance {
  /// The tolerance as JSON, for `golden.json` and reports.
  var json: JSONValue {
    var entries: [(key: String, value: JSONValue)] = []
    if case .perceptual(let threshold) = measure { entries.append(("perceptual", .number(threshold))) }
    entries.append(("largestDifference", .number(Double(largestDifference))))
    entries.append(("worstWindow", .number(worstWindow)))
    if pixels < .max { entries.append(("pixels", .number(Double(pixels)))) }
    if let similarity { entries.append(("similarity", .number(similarity))) }
    if !ignored.isEmpty {
      let regions = ignored.map { region -> JSONValue in
        switch region {
        case .layer(let name): .string(name)
        case .rectangle(let place):
          .array([place.minX, place.minY, place.width, place.height].map(JSONValue.number))
        }
      }
      entries.append(("ignore", .array(regions)))
    }
    entries.append(("reason", .string(reason)))
    return .object(entries)
  }

  /// The tolerance in a file, possibly edited by hand.
  struct Content: Decodable {
    enum Region: Decodable {
      case layer(String)
      case rectangle([Double])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let name = try? container.decode(String.self) {
          self = .layer(name)
        } else {
          self = .rectangle(try container.decode([Double].self))
        }
      }
    }

    var perceptual: Double?
    var largestDifference: Int?
    var worstWindow: Double?
    var pixels: Int?
    var similarity: Double?
    var ignore: [Region]?
    var reason: String?
  }

  /// Reads the tolerance of a file.
  ///
  /// - Throws: ``GoldenError/unreadable(path:reason:)`` when it gives no reason, or a region is invalid.
  init(_ content: Content, path: String) throws(GoldenError) {
    guard let reason = content.reason, !reason.isEmpty else {
      throw .unreadable(path: path, reason: "its tolerance has no reason: add one")
    }
    var regions: [IgnoredRegion] = []
    for region in content.ignore ?? [] {
      let read: IgnoredRegion? =
        switch region {
        case .layer(let name): name.isEmpty ? nil : .layer(name)
        case .rectangle(let numbers): IgnoredRegion(numbers: numbers)
        }
      guard let read else {
        throw .unreadable(
          path: path,
          reason: "its tolerance must ignore layer names or rectangles (left, top, width, and height)")
      }
      regions.append(read)
    }
    var limits = ToleranceLimits()
    limits.largestDifference = content.largestDifference
    limits.worstWindow = content.worstWindow
    limits.pixels = content.pixels
    limits.similarity = content.similarity
    limits.perceptual = content.perceptual
    guard let tolerance = limits.tolerance(ignoring: regions, because: reason) else {
      throw .unreadable(path: path, reason: "its tolerance has no limit")
    }
    self = tolerance
  }
}
