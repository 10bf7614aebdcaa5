/// Authorizes requests.
///
/// On this machine: requests that name it, come from its own page if a page sends them, and carry the key, passed in
/// the printed address and then in a cookie. No other site can read the scene or change anything through the user's
/// browser, even by DNS rebinding, and no other user of the machine can. Over the network: requests with the token in
/// the address for other machines; they may never write.
package struct PreviewAccess: Hashable, Sendable {
  /// The port that the server listens on.
  var port: Int
  /// The network address that the server listens on, if any, and its token.
  var network: Network?
  /// The token of requests that change something on this machine; it is on the page.
  var token: String
  /// The key of the user who started the preview, included in the printed address.
  var key: String

  /// The field of the printed address that has the key.
  static let keyField = "token"

  /// Makes a gate for this machine alone.
  ///
  /// - Parameters:
  ///   - port: The port that the server listens on.
  ///   - token: The token of requests that change something; a random one unless given.
  ///   - key: The key of the user who started the preview; a random one unless given.
  package init(port: Int, token: String? = nil, key: String? = nil) {
    self.port = port
    self.token = token ?? Self.randomToken()
    self.key = key ?? Self.randomToken()
  }

  /// The name of the cookie that has the key; browsers send cookies to every port of a machine.
  package var cookieName: String { "flipbook-\(port)" }

  /// The header that stores the key in the browser: scripts cannot read it, and other sites' pages do not send it.
  var cookie: String { "\(cookieName)=\(key); Path=/; HttpOnly; SameSite=Strict" }

  /// The address of the page, with the key.
  var address: String { "http://127.0.0.1:\(port)/?\(Self.keyField)=\(key)" }

  /// The key that a request's header of cookies has; nil for none.
  func key(inCookies header: String?) -> String? {
    for cookie in (header ?? "").split(separator: ";") {
      let parts = cookie.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == cookieName else { continue }
      return String(parts[1])
    }
    return nil
  }

  /// Returns whether a key is the right one, in a time that does not depend on the number of characters that are right.
  private func isRight(_ offered: String?) -> Bool {
    let (offered, key) = (Array((offered ?? "").utf8), Array(key.utf8))
    guard offered.count == key.count else { return false }
    return zip(offered, key).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// The access for other machines.
  struct Network: Hashable, Sendable {
    /// The address of this machine, as in `192.168.1.20`.
    var address: String
    /// The random path prefix of the page's address.
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

  /// The facts about a request's sender.
  struct Visitor: Hashable, Sendable {
    /// The address of this machine that it came to.
    var address = "127.0.0.1"
    var host: String?
    var origin: String?
    /// The key that the request has, in a cookie or in its address.
    var key: String?
  }

  /// The names of this machine for a visitor; empty if the visitor isn't allowed in.
  private func names(for visitor: Visitor) -> [String] {
    if visitor.address == "127.0.0.1" { return ["127.0.0.1:\(port)", "localhost:\(port)"] }
    guard let network, network.address == visitor.address else { return [] }
    return ["\(network.address):\(port)"]
  }

  /// Determines the rights of a visitor.
  ///
  /// - Parameters:
  ///   - visitor: The sender of the request.
  ///   - path: The path of the request.
  ///   - needsOrigin: Whether an origin is required, as browsers send it for WebSocket.
  /// - Returns: The visitor's permission, and the path without the token; nil for none.
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
