/// Says who may ask for what.
///
/// On this machine, requests that name it and, where a page sends them, come from its own page. So no other site can look at
/// the scene or change anything through the reader's browser, whatever name it makes this machine known by. Over the network,
/// requests that know the token as well, and none of those may write.
package struct PreviewGate: Hashable, Sendable {
  /// The port that is listened on.
  var port: Int
  /// The address in the network that is listened on, if any, and what has to be known there.
  var network: Network?
  /// The token of requests that change something on this machine; it is on the page.
  var token: String

  /// Makes a gate for this machine alone.
  ///
  /// - Parameters:
  ///   - port: The port that is listened on.
  ///   - token: The token of requests that change something; a random one unless given.
  package init(port: Int, token: String? = nil) {
    self.port = port
    self.token = token ?? Self.randomToken()
  }

  /// The access for other machines.
  struct Network: Hashable, Sendable {
    /// The address of this machine, as in `192.168.1.20`.
    var address: String
    /// The random word that the page's address begins with.
    var token: String
    /// True if the scene can be touched from there.
    var allowsTouch: Bool
  }

  /// The permission of a request.
  enum Admission: Hashable, Sendable {
    /// Everything.
    case owner
    /// Look, and touch if that is allowed.
    case guest(canTouch: Bool)
  }

  /// A request, as far as it matters who sends it.
  struct Visitor: Hashable, Sendable {
    /// The address of this machine that it came to.
    var address = "127.0.0.1"
    var host: String?
    var origin: String?
  }

  /// The names of this machine for a visitor; empty if there is nothing for them.
  private func names(for visitor: Visitor) -> [String] {
    if visitor.address == "127.0.0.1" { return ["127.0.0.1:\(port)", "localhost:\(port)"] }
    guard let network, network.address == visitor.address else { return [] }
    return ["\(network.address):\(port)"]
  }

  /// Decides what a visitor may do.
  ///
  /// - Parameters:
  ///   - visitor: Who asks.
  ///   - path: The path of the request.
  ///   - needsOrigin: Whether a page has to be named that asks, as browsers do for WebSocket.
  /// - Returns: What the visitor may do, and the path without the token; nil if nothing.
  func admit(
    _ visitor: Visitor, path: String, needsOrigin: Bool = false
  ) -> (admission: Admission, path: String)? {
    let names = names(for: visitor)
    guard let host = visitor.host?.lowercased(), names.contains(host) else { return nil }
    if let origin = visitor.origin?.lowercased() {
      guard
        origin == "http://\(host)"
          || visitor.address == "127.0.0.1" && names.contains(where: { origin == "http://\($0)" })
      else { return nil }
    } else if needsOrigin {
      return nil
    }
    guard visitor.address != "127.0.0.1" else { return (.owner, path) }
    guard let network, path.hasPrefix("/\(network.token)/") else { return nil }
    return (.guest(canTouch: network.allowsTouch), String(path.dropFirst(network.token.count + 1)))
  }

  /// Returns 128 random bits in hexadecimal.
  static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next() as UInt32, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}
