import Encodings

/// A warning about a feature of a Lottie file that is rendered differently from the file.
public struct LottieWarning: Hashable, Sendable, CustomStringConvertible {
  /// The path of the feature in the file, such as `layers[2].shapes[0].it[1]`.
  public let path: String
  /// The name of the layer that contains the feature; empty if there is none.
  public let layer: String
  /// The unsupported feature, and its replacement in the rendering.
  public let message: String

  /// The path, the layer, and the message.
  public var description: String {
    (layer.isEmpty ? "\(path): \(message)" : "\(path) (layer “\(layer)”): \(message)").message
  }
}

/// The kinds of features that players render differently; only the first occurrence in a file is reported.
enum LottieDifference: Hashable {
  case curve, line, easing, roundness, highlight, midpoint, trimmedFill, merge, expression, textAnimator, changingText,
    tracking, mask, maskMode, matte, effectOrder
  /// A font family whose glyphs are embedded in the file.
  case font(String)
}

/// An error that prevents a file from being read as a Lottie animation.
public struct LottieError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, and its location in the file.
  public let description: String

  init(_ description: String) { self.description = description.message }
}
