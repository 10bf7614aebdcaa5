import ArgumentParser
import Flipbook

/// A stretch of frames in arguments: `10-40`, `10-` or `10`.
enum FrameNumbers {
  /// Reads a stretch of frames, counted from 0, the last one included.
  static func read(_ text: String) throws -> FrameSelection {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let meaning = "a frame of ‘\(text)’, which should be like 10-40, 10- or 10"
    guard (1...2).contains(parts.count) else { throw ValidationError("‘\(text)’ is no stretch of frames: write it like 10-40, 10- or 10") }
    let first = try PlainNumber.read(parts[0], in: 0...999_999, as: meaning)
    if parts.count == 1 { return .frames(from: first, through: first) }
    if parts[1].isEmpty { return .frames(from: first, through: nil) }
    let last = try PlainNumber.read(parts[1], in: 0...999_999, as: meaning)
    guard first <= last else {
      throw ValidationError("frames ‘\(text)’ run backwards: write \(last)-\(first)")
    }
    return .frames(from: first, through: last)
  }
}
