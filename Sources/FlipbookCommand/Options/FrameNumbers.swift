import ArgumentParser
import Flipbook

/// A range of frames in arguments: `10-40`, `10-` or `10`.
enum FrameNumbers {
  /// Reads a range of frames, counted from 0, the last one included.
  static func read(_ text: String) throws -> FrameSelection {
    let range = 0...999_999
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = try? PlainNumber.read(parts[0], in: range), parts.count <= 2 else { throw malformed }
    if parts.count == 1 { return .frames(from: first, through: first) }
    if parts[1].isEmpty { return .frames(from: first, through: nil) }
    guard let last = try? PlainNumber.read(parts[1], in: range) else { throw malformed }
    guard first <= last else { throw ValidationError("they run backwards: write \(last)-\(first)") }
    return .frames(from: first, through: last)
  }

  private static let malformed = ValidationError("write frames like 10-40, 10- or 10, counted from 0")
}
