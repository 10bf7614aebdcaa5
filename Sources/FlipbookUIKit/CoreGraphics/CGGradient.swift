public import Foundation
import Geometry

/// Colors that pass into each other, `CGGradient`.
public final class CGGradient: NSObject {
  let stops: [Gradient.Stop]

  private init(stops: [Gradient.Stop]) { self.stops = stops.sorted { $0.location < $1.location } }

  /// Makes a gradient of colors, each at a location from 0 to 1; nil unless all are colors.
  ///
  /// - Parameters:
  ///   - space: The color space; it makes no difference here.
  ///   - colors: `CGColor`s.
  ///   - locations: A location for each color; nil for even ones.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let all = colors.compactMap { $0 as? CGColor }
    guard all.count == colors.count, !all.isEmpty, locations.map({ $0.count >= all.count }) ?? true else { return nil }
    self.init(
      stops: all.enumerated().map { index, color in
        let even = all.count > 1 ? Double(index) / Double(all.count - 1) : 0
        return Gradient.Stop(location: locations.map { Double($0[index]) } ?? even, color: color.color)
      })
  }

  /// Makes a gradient of colors by their red, green, blue and alpha, each at a location from 0 to 1.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    guard count > 0, components.count >= 4 * count else { return nil }
    self.init(
      colorsSpace: space,
      colors: (0..<count).map { index in
        let parts = components[(4 * index)...]
        let first = parts.startIndex
        return CGColor(
          red: parts[first], green: parts[first + 1], blue: parts[first + 2], alpha: parts[first + 3])
      }, locations: locations)
  }

  /// The gradient from its last color to its first.
  var reversed: CGGradient {
    CGGradient(stops: stops.reversed().map { Gradient.Stop(location: 1 - $0.location, color: $0.color) })
  }
}

/// An array, in place of Core Foundation's: `colors as CFArray`.
public typealias CFArray = [Any]

/// The parts of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit per end.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Extends the first color before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Extends the last color beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A color space, `CGColorSpace`; colors are always in sRGB here.
public final class CGColorSpace: NSObject, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"

  override init() { super.init() }

  /// Returns sRGB for any name.
  public convenience init?(name: String) { self.init() }
}

/// Returns sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
