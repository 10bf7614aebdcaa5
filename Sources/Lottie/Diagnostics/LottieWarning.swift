/// A feature of a Lottie file that is not shown as the file says.
public struct LottieWarning: Hashable, Sendable, CustomStringConvertible {
  /// The place in the file, as in `layers[2].shapes[0].it[1]`.
  public let path: String
  /// The name of the layer that it belongs to; empty where there is none.
  public let layer: String
  /// The part that is not shown, and its replacement.
  public let message: String

  /// The path, the layer, and the message.
  public var description: String { layer.isEmpty ? "\(path): \(message)" : "\(path) (layer “\(layer)”): \(message)" }
}
