/// Authorizes requests.
///
/// On this machine, a request must name the machine in its `Host` header, come from the preview's own page if it has an
/// origin, and contain the key, which is passed in the printed URL and then in a cookie. So no other site can read the
/// scene or change anything through the user's browser, even by DNS rebinding, and neither can another user of the
/// machine. Over the network, a request must contain the token in the URL for other machines, and can never write.
package struct PreviewAccess: Hashable, Sendable {
  /// The port that the server listens on.
  var port: Int
  /// The network address that the server listens on, if any, and its token.
  var network: Network?
  /// The token for requests that change something on this machine; the page contains it.
  var token: String
  /// The key of the user who started the preview, included in the printed URL.
  var key: String

  /// The query field of the printed URL that contains the key.
  static let keyField = "token"

  /// Creates access rules for this machine only.
  ///
  /// - Parameters:
  ///   - port: The port that the server listens on.
  ///   - token: The token for requests that change something; nil for a random one.
  ///   - key: The key of the user who started the preview; nil for a random one.
  package init(port: Int, token: String? = nil, key: String? = nil) {
    self.port = port
    self.token = token ?? Self.randomToken()
    self.key = key ?? Self.randomToken()
  }

  /// The name of the cookie with the key; it contains the port, because browsers send cookies to every port of a
  /// machine.
  package var cookieName: String { "flipbook-\(port)" }

  /// The header that stores the key in the browser; scripts cannot read the cookie, and requests from other sites don't
  /// include it.
  var cookie: String { "\(cookieName)=\(key); Path=/; HttpOnly; SameSite=Strict" }

  /// The URL of the page, with the key.
  var address: String { "http://127.0.0.1:\(port)/?\(Self.keyField)=\(key)" }

  /// Returns the key in the cookie header of a request; nil if there is none.
  func key(inCookies header: String?) -> String? {
    for cookie in (header ?? "").split(separator: ";") {
      let parts = cookie.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == cookieName else { continue }
      return String(parts[1])
    }
    return nil
  }

  /// Returns whether a key is correct, in a time that doesn't depend on the number of correct characters.
  private func isRight(_ offered: String?) -> Bool {
    let (offered, key) = (Array((offered ?? "").utf8), Array(key.utf8))
    guard offered.count == key.count else { return false }
    return zip(offered, key).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The access for other machines.
  struct Network: Hashable, Sendable {
    /// The IP address of this machine, such as `192.168.1.20`.
    var address: String
    /// The random path prefix of the page's URL.
    var token: String
    /// True if other machines can touch the scene.
    var allowsTouch: Bool
  }

  /// The permissions of a request.
  enum Admission: Hashable, Sendable {
    /// May do everything.
    case owner
    /// May view the scene, and touch it if that is allowed.
    case guest(canTouch: Bool)
  }

  /// The properties of a request that determine its permissions.
  struct Visitor: Hashable, Sendable {
    /// The address of this machine at which the request arrived.
    var address = "127.0.0.1"
    var host: String?
    var origin: String?
    /// The key of the request, from a cookie or from its URL.
    var key: String?
  }

  /// Returns the host names that a visitor may use for this machine; empty if the visitor isn't allowed in.
  private func names(for visitor: Visitor) -> [String] {
    if visitor.address == "127.0.0.1" { return ["127.0.0.1:\(port)", "localhost:\(port)"] }
    guard let network, network.address == visitor.address else { return [] }
    return ["\(network.address):\(port)"]
  }

  /// Determines the permissions of a visitor.
  ///
  /// - Parameters:
  ///   - visitor: The sender of the request.
  ///   - path: The path of the request.
  ///   - needsOrigin: Whether an origin is required, as for WebSocket connections.
  /// - Returns: The visitor's permissions and the path without the token; nil if the request is rejected.
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
    guard visitor.address != "127.0.0.1" else { return isRight(visitor.key) ? (.owner, path) : nil }
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
