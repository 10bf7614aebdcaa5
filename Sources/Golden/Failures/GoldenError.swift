package import Flipbook

/// A reason why a golden cannot be recorded or compared.
package enum GoldenError: Error {
  /// A folder contains no golden.
  case missing(path: String)
  /// A file of a golden is damaged; the reason is a sentence.
  case unreadable(path: String, reason: String)
  /// A golden was recorded with settings that differ from the request; the reason completes a sentence after "was
  /// recorded".
  case otherSettings(path: String, reason: String)
  /// A tolerance that cannot be applied; the text gives the reason.
  case tolerance(String)
  /// Recording goldens is not allowed here; the text gives the reason.
  case forbidden(String)
  /// A golden would exceed the size limit, in bytes.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// The scene cannot be rendered, or an image cannot be read.
  case render(RenderError)
  /// A file cannot be written.
  case output(OutputError)
  /// Rendering was canceled.
  case cancelled
}

extension GoldenError: CustomStringConvertible {
  /// The message for the user.
  package var description: String {
    switch self {
    case .missing(let path): "\(path): there is no golden"
    case .unreadable(let path, let reason): "\(path): the golden is damaged: \(reason)"
    case .otherSettings(let path, let reason): "\(path): the golden was recorded \(reason): record it again"
    case .forbidden(let text), .tolerance(let text): text
    case .tooLarge(let path, let bytes, let limit):
      "\(path): the golden would have \(bytes) bytes, but only \(limit) are allowed; record fewer frames, or use "
        + "a smaller scale"
    case .render(let error): error.description
    case .output(let error): error.description
    case .cancelled: "cancelled"
    }
  }
}
