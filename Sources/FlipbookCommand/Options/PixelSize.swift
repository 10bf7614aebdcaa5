import ArgumentParser
import Flipbook

/// Parses sizes in pixels in arguments: `640x480`, `640x`, or `x480`.
enum PixelSize {
  /// Parses the size of an output.
  static func read(_ text: String) throws -> OutputSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw malformed }
    func extent(_ part: Substring) throws -> Int? {
      guard !part.isEmpty else { return nil }
      guard let extent = try? PlainNumber.read(part, in: 1...Bitmap.maximumExtent) else { throw malformed }
      return extent
    }
    switch (try extent(parts[0]), try extent(parts[1])) {
    case (let width?, let height?): return .box(width: width, height: height)
    case (let width?, nil): return .width(width)
    case (nil, let height?): return .height(height)
    case (nil, nil): throw malformed
    }
  }

  private static let malformed = ValidationError(
    "write 640x480, or 640x or x480 to compute the other side, with up to \(Bitmap.maximumExtent) pixels per side")
}
