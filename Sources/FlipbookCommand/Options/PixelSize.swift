import ArgumentParser
import Flipbook

/// A size in pixels in arguments: `640x480`, `640x` or `x480`.
enum PixelSize {
  /// Reads a size of the output.
  static func read(_ text: String) throws -> OutputSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, !(parts[0].isEmpty && parts[1].isEmpty) else {
      throw ValidationError("‘\(text)’ is no size: write 640x480, or 640x or x480 to have the other side follow")
    }
    func extent(_ part: Substring) throws -> Int? {
      part.isEmpty ? nil : try PlainNumber.read(part, in: 1...Bitmap.largestExtent, as: "a size in pixels")
    }
    return switch (try extent(parts[0]), try extent(parts[1])) {
    case (let width?, let height?): .box(width: width, height: height)
    case (let width?, nil): .width(width)
    case (nil, let height?): .height(height)
    case (nil, nil): .scale(1)
    }
  }
}
