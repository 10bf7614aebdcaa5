/// A reason why a movie cannot be read; the description follows the name of the file and a colon.
package enum MovieError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program that decodes movies is not installed.
  case notInstalled(String)
  /// The file is not a movie, or has no video track; the text gives the reason.
  case unusable(String)
  /// The file is damaged or truncated after a number of frames.
  case damaged(frames: Int, time: Double, String)
  /// The task was canceled.
  case canceled

  /// The message, a phrase that follows the name of the file.
  package var description: String {
    switch self {
    case .notInstalled(let program):
      return "movies are decoded by \(program), which is not installed (apt-get install ffmpeg, brew install ffmpeg)"
    case .unusable(let reason): return reason
    case .damaged(let frames, let time, let reason):
      let place = (time * 1000).rounded(.down) / 1000
      return frames == 0
        ? "no frame can be decoded: \(reason)"
        : "the movie is damaged or truncated after \(frames) frame\(frames == 1 ? "" : "s"), at \(place) s: \(reason)"
          + (place > 0 ? "; use --to \(place) to encode the part before it" : "")
    case .canceled: return "canceled"
    }
  }
}
