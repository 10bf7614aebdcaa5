import Encodings

/// A warning about a feature of a Figma file that is shown differently, or not at all.
public struct FigmaWarning: Hashable, Sendable, CustomStringConvertible {
  /// The path of the feature in the file, such as `document.children[0].children[2].fills[1]`.
  public let path: String
  /// The names of the nodes from the page to the feature's node, such as `Page 1 / Card / Avatar`; empty for none.
  public let node: String
  /// The unsupported feature, and its replacement.
  public let message: String

  init(path: String, node: String, message: String) { (self.path, self.node, self.message) = (path, node, message) }

  /// The path, the node, and the message.
  public var description: String {
    let place = [path, node.isEmpty ? "" : "(\(node))"].filter { !$0.isEmpty }.joined(separator: " ")
    return (place.isEmpty ? message : "\(place): \(message)").message
  }
}
