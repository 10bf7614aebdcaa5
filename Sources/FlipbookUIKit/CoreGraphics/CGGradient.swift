public import Foundation
import Geometry

/// A color gradient, `CGGradient`.
public final class CGGradient: NSObject {
  let stops: [Gradient.Stop]

  private init(stops: [Gradient.Stop]) { self.stops = stops.sorted { $0.location < $1.location } }

  /// Creates a gradient from colors at locations from 0 to 1; nil if any element isn't a color.
  ///
  /// - Parameters:
  ///   - space: The color space; it is ignored.
  ///   - colors: The colors, as `CGColor`s.
  ///   - locations: The location of each color; nil for even spacing.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let all = colors.compactMap { $0 as? CGColor }
    guard all.count == colors.count, !all.isEmpty, locations.map({ $0.count >= all.count }) ?? true else { return nil }
    self.init(
      stops: all.enumerated().map { index, color in
        let even = all.count > 1 ? Double(index) / Double(all.count - 1) : 0
        return Gradient.Stop(location: locations.map { Double($0[index]) } ?? even, color: color.color)
      })
  }

  /// Creates a gradient from the red, green, blue, and alpha components of colors at locations from 0 to 1.
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

  /// The gradient in reverse order.
  var reversed: CGGradient {
    CGGradient(stops: stops.reversed().map { Gradient.Stop(location: 1 - $0.location, color: $0.color) })
  }
}

/// A Swift array in place of Core Foundation's array type: `colors as CFArray`.
public typealias CFArray = [Any]

/// The options for extending a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit per end.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Extends the first color beyond the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Extends the last color beyond the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A color space, `CGColorSpace`; all colors are in sRGB.
public final class CGColorSpace: NSObject, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"

  override init() { super.init() }

  /// Returns sRGB, whatever the name.
  public convenience init?(name: String) { self.init() }
}

/// Returns sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
