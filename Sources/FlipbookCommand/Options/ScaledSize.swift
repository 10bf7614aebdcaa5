import ArgumentParser
import Arithmetic
import Flipbook
import Golden

/// The target size of inputs that are scaled for a comparison.
enum ScaledSize: Sendable {
  case reference
  case actual
  case smaller
  case size(OutputSize)

  /// Parses a target size: `reference`, `actual`, `smaller`, or a size in pixels.
  init(_ text: String) throws {
    switch text {
    case "reference": self = .reference
    case "actual": self = .actual
    case "smaller": self = .smaller
    default:
      do { self = .size(try PixelSize.read(text)) } catch {
        throw ValidationError("write reference, actual, smaller, or a size in pixels, as in 320x640 or 320x")
      }
    }
  }

  /// Scales two recordings to the same size.
  ///
  /// - Throws: ``RenderError`` when their aspect ratios differ, unless the size specifies both sides.
  func scaled(_ reference: Recording, _ actual: Recording) throws -> (Recording, Recording) {
    let (a, b) = (try reference.size, try actual.size)
    let goal: (width: Int, height: Int)
    switch self {
    case .reference: goal = a
    case .actual: goal = b
    case .smaller: goal = a.width * a.height <= b.width * b.height ? a : b
    case .size(.box(let width, let height)):
      return (try reference.scaled(width: width, height: height), try actual.scaled(width: width, height: height))
    case .size(let size):
      let viewport = try size.pixels(for: a)
      goal = viewport
    }
    for size in [a, b] where !Self.isAlike(size, goal) {
      throw RenderError(
        .options(
          "\(a.width) × \(a.height) and \(b.width) × \(b.height) pixels have different aspect ratios: give both "
            + "dimensions to stretch one, as in --scale-to \(a.width)x\(a.height)"))
    }
    return (
      try reference.scaled(width: goal.width, height: goal.height),
      try actual.scaled(width: goal.width, height: goal.height)
    )
  }

  /// Returns whether two sizes have the same aspect ratio, to the pixel.
  private static func isAlike(_ size: (width: Int, height: Int), _ goal: (width: Int, height: Int)) -> Bool {
    let height = Double(size.height) * Double(goal.width) / Double(size.width)
    let width = Double(size.width) * Double(goal.height) / Double(size.height)
    return abs(height - Double(goal.height)) <= 1 || abs(width - Double(goal.width)) <= 1
  }
}

extension OutputSize {
  /// Returns the size in pixels of an image scaled to this size.
  fileprivate func pixels(for size: (width: Int, height: Int)) throws -> (width: Int, height: Int) {
    func side(_ extent: Int, _ other: Int, _ given: Int) -> Int {
      max(1, Int(saturating: (Double(given) * Double(extent) / Double(max(1, other))).rounded()))
    }
    switch self {
    case .width(let width): return (width, min(side(size.height, size.width, width), Bitmap.maximumExtent))
    case .height(let height): return (min(side(size.width, size.height, height), Bitmap.maximumExtent), height)
    default: return size
    }
  }
}
