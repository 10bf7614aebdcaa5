/// A feature of a Lottie file that is not shown as the file says.
public struct LottieWarning: Hashable, Sendable, CustomStringConvertible {
  /// Where it stands in the file, as in `layers[2].shapes[0].it[1]`.
  public let path: String
  /// The name of the layer that it belongs to; empty where there is none.
  public let layer: String
  /// What is not shown, and what is shown instead.
  public let message: String

  /// The path, the layer, and the message.
  public var description: String { layer.isEmpty ? "\(path): \(message)" : "\(path) (layer “\(layer)”): \(message)" }
}
