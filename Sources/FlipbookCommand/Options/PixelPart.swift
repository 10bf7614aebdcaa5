import ArgumentParser
import Flipbook
import Geometry
import Pixels

/// Parses rectangles of pixels in arguments: left, top, width, and height, as in `0,120,640,480`.
enum PixelPart {
  /// Parses a rectangle.
  static func read(_ text: String) throws -> PixelRect {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { try? PlainNumber.read($0, in: 0...Bitmap.maximumExtent) }
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw ValidationError("write left, top, width and height in pixels, as in 0,120,640,480")
    }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Parses a point: left and top, as in `120,300`.
  static func readPoint(_ text: String) throws -> Point {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { try? PlainNumber.read($0, in: 0.0...Double(Bitmap.maximumExtent)) }
    guard parts.count == 2, numbers.count == 2 else { throw ValidationError("write a point in pixels, as in 120,300") }
    return Point(numbers[0], numbers[1])
  }

  /// Parses a crop: a rectangle or `auto`.
  static func readCrop(_ text: String) throws -> FrameCrop {
    if text == "auto" { return .motion }
    do { return .rectangle(try read(text)) } catch {
      throw ValidationError(
        "write left, top, width and height in pixels, as in 0,120,640,480, or auto for what moves")
    }
  }
}
