import Flipbook
import NIOCore
import NIOPosix
import Testing

@testable import Preview

/// What goes over the wire.
@Suite struct PreviewServerTests {
  private let server = PreviewServer(
    PreviewSession(path: "none.yaml", settings: SceneSettings(), allowsOutside: false, options: RenderOptions()),
    title: "none")

  /// The port of a running server, and the key of its owner.
  private struct Access {
    let port: Int
    var key: String
  }

  /// Does `work` while the server runs, and gives it the port.
  private func serving<Value>(
    patience: TimeAmount = .seconds(30), _ work: (Access) async throws -> Value
  ) async throws -> Value {
    var patientServer = server
    patientServer.patience = patience
    let server = patientServer
    let (addresses, continuation) = AsyncStream.makeStream(of: String.self)
    let running = Task {
      defer { continuation.finish() }
      try await server.run(port: 0) { address, _ in continuation.yield(address) }
    }
    defer { running.cancel() }
    let address = try #require(await addresses.first { _ in true })
    let parts = try #require(address.wholeMatch(of: /http:\/\/127\.0\.0\.1:(\d+)\/\?token=([0-9a-f]{32})/))
    let value = try await work(Access(port: try #require(Int(parts.1)), key: String(parts.2)))
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
    return value
  }

  private typealias Connection = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  private static func connect(to access: Access) async throws -> Connection {
    try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: access.port) { channel in
        channel.eventLoop.makeCompletedFuture { try Connection(wrappingChannelSynchronously: channel) }
      }
  }

  /// Sends lines to the server, and gives all that it answers until it closes the connection.
  private static func talk(to access: Access, _ text: String) async throws -> String {
    try await talk(over: connect(to: access), access, text)
  }

  /// As over a new connection; calls `heard` with each part of the answer.
  private static func talk(
    over connection: Connection, _ access: Access, _ text: String, heard: @Sendable (String) -> Void = { _ in }
  ) async throws -> String {
    try await connection.executeThenClose { inbound, outbound in
      try await outbound.write(
        ByteBuffer(
          string: text.replacing(
            "HOST", with: "Host: 127.0.0.1:\(access.port)\nCookie: flipbook-\(access.port)=\(access.key)"
          ).replacing("\n", with: "\r\n")))
      var answer = ByteBuffer()
      for try await part in inbound {
        heard(String(buffer: part))
        answer.writeImmutableBuffer(part)
      }
      return String(buffer: answer).replacing("\r\n", with: "\n")
    }
  }

  @Test(
    "Requests are answered one after the other until the connection is to be closed",
    arguments: [
      ("GET / HTTP/1.1\nHOST\nConnection: close\n\n", [200]),
      ("GET /state?after=0 HTTP/1.0\nHOST\n\n", [200]),
      (
        "GET /none HTTP/1.1\nHOST\n\nGET /state HTTP/1.1\nHOST\n\nPUT / HTTP/1.1\nHOST\nConnection: close\n\n",
        [404, 400, 405]
      ),
      ("GET /state?after=x HTTP/1.0\nHOST\n\n", [400]),
      ("GET / HTTP/1.1\nConnection: close\n\n", [403]),
      ("GET / HTTP/1.1\nHOST\nOrigin: http://evil.example\nConnection: close\n\n", [403]),
      (
        """
        POST /variables HTTP/1.1\nHOST\nX-Flipbook: 1\nContent-Type: application/x-www-form-urlencoded\nContent-Length: 3

        a=1GET /none HTTP/1.1\nHOST\nConnection: close\n\n
        """, [403, 404]
      ),
      // Another protocol is not spoken.
      ("GET /none HTTP/1.1\nHOST\nConnection: Upgrade\nUpgrade: h2c\n\n", [404]),
      // Invalid requests.
      ("nonsense\n\n", [400]), ("GET / HTTP/1.1\nHOST\nContent-Length: x\n\n", [400]),
      ("GET /none HTTP/1.1\nHOST\n\n\u{1}\n\n", [404, 400]),
      ("GET / HTTP/1.1\nA: \(String(repeating: "a", count: 100_000))\n\n", [400]),
      // Bodies that are too long, or may be, are not waited for.
      ("POST /variables HTTP/1.1\nHOST\nContent-Length: 65537\n\n", [413]),
      ("POST /variables HTTP/1.1\nHOST\nTransfer-Encoding: chunked\n\n3\na=1\n", [413]),
      (
        "POST /none HTTP/1.1\nHOST\nContent-Length: 200000\n\n"
          + String(repeating: "GET ", count: 50_000), [413]
      ),
    ])
  func answers(request: String, wanted: [Int]) async throws {
    try await serving { access in
      let answer = try await Self.talk(to: access, request)
      #expect(answer.matches(of: /HTTP\/1\.1 (\d+) .*\n/).map { Int($0.1) } == wanted, "\(answer)")
    }
  }

  @Test("Answers are kept to the page, and never kept")
  func headers() async throws {
    try await serving { access in
      let answer = try await Self.talk(to: access, "HEAD / HTTP/1.1\nHOST\nConnection: close\n\n")
      #expect(
        answer == """
          HTTP/1.1 405 Method Not Allowed
          Content-Type: text/plain; charset=utf-8
          Content-Length: 26
          Cache-Control: no-store
          X-Content-Type-Options: nosniff
          X-Frame-Options: DENY
          Cross-Origin-Resource-Policy: same-origin
          Referrer-Policy: no-referrer
          Connection: close


          """)
    }
  }

  @Test("A port that another server has is taken")
  func takenPort() async throws {
    let server = server
    try await serving { access in
      let taken = UInt16(access.port)
      await #expect(throws: PreviewServer.Failure.portTaken(taken)) {
        try await server.run(port: taken) { _, _ in Issue.record("it listens") }
      }
    }
  }

  @Test("It ends although somebody waits for an answer, or says nothing")
  func endsWhileWaiting() async throws {
    let (parts, continuation) = AsyncStream.makeStream(of: String.self)
    let (silent, asking) = try await serving { access in
      let connections = try await [Self.connect(to: access), Self.connect(to: access)]
      let silent = Task { try await Self.talk(over: connections[0], access, "") }
      let asking = Task {
        defer { continuation.finish() }
        return try await Self.talk(
          over: connections[1], access, "GET /none HTTP/1.1\nHOST\n\nGET /state?after=1 HTTP/1.1\nHOST\n\n"
        ) { continuation.yield($0) }
      }
      // Connections are accepted in order, and what was sent at once is read at once. So the first answer tells that
      // the server has both connections, and the request that is to wait.
      #expect(try #require(await parts.first { _ in true }).hasPrefix("HTTP/1.1 404"))
      return (silent, asking)
    }
    #expect(try await silent.value.isEmpty)
    #expect(try await asking.value.ranges(of: "HTTP/1.1 ").count == 1)
  }

  @Test(
    "A connection that is slow to ask is closed, however often it says a little",
    arguments: ["", "GET / HTTP/1.1\r\n", "POST /variables HTTP/1.1\r\nContent-Length: 60000\r\n\r\n"])
  func slowClients(beginning: String) async throws {
    try await serving(patience: .milliseconds(200)) { access in
      let connection = try await Self.connect(to: access)
      let start = ContinuousClock.now
      try await connection.executeThenClose { inbound, outbound in
        // On a busy machine it may be closed before anything was written.
        do { try await outbound.write(ByteBuffer(string: beginning)) } catch ChannelError.ioOnClosedChannel {}
        let drops = Task {
          while !Task.isCancelled {
            try await Task.sleep(for: .milliseconds(20))
            try await outbound.write(ByteBuffer(string: "a"))
          }
        }
        defer { drops.cancel() }
        // It ends without an answer, or with the answer to a request that breaks off.
        do { for try await _ in inbound {} } catch is IOError {}
      }
      #expect(start.duration(to: .now) < .seconds(15))
    }
  }

  private static let handshake = """
    GET /live HTTP/1.1\nHOST\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n
    """

  @Test(
    "Only the page itself gets a WebSocket",
    arguments: [
      ("Origin: http://127.0.0.1:PORT\n", 101), ("", 403), ("Origin: http://evil.example\n", 403),
      ("Origin: null\n", 403), ("Origin: http://127.0.0.1:1\n", 403),
    ])
  func webSocket(origin: String, wanted: Int) async throws {
    try await serving { access in
      let request = Self.handshake + origin.replacing("PORT", with: "\(access.port)") + "\n"
      // A part of a frame that must be whole ends what has begun.
      let answer = try await Self.talk(to: access, request + (wanted == 101 ? "\u{8}\u{0}" : ""))
      // Without the origin of the page this is a plain request, for a path that nobody else has.
      let status = wanted == 403 && origin.isEmpty ? 404 : wanted
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
    }
  }

  @Test("A WebSocket by another name of this machine is refused")
  func rebinding() async throws {
    try await serving { access in
      let host = "rebound.example:\(access.port)"
      let request = Self.handshake.replacing(
        "HOST", with: "Host: \(host)\nCookie: flipbook-\(access.port)=\(access.key)")
      let answer = try await Self.talk(to: access, request + "Origin: http://\(host)\n\n")
      #expect(answer.hasPrefix("HTTP/1.1 403 "), "\(answer)")
    }
  }

  @Test(
    "Requests without the cookie get nothing, and no token",
    arguments: [
      "GET / HTTP/1.0\nNAME\n\n", "GET /?token=0 HTTP/1.0\nNAME\n\n", "GET /state?after=0 HTTP/1.0\nNAME\n\n",
      """
      POST /save HTTP/1.0\nNAME\nContent-Type: application/x-www-form-urlencoded\nContent-Length: 7

      script=
      """,
      """
      GET /live HTTP/1.1\nNAME\nConnection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\nOrigin: http://127.0.0.1:PORT\n\n
      """,
    ])
  func stranger(request: String) async throws {
    try await serving { access in
      let text = request.replacing("NAME", with: "Host: 127.0.0.1:PORT").replacing("PORT", with: "\(access.port)")
      let answer = try await Self.talk(to: access, text)
      #expect(answer.hasPrefix("HTTP/1.1 403 ") && !answer.contains(access.key), "\(answer)")
      #expect(answer.firstMatch(of: /[0-9a-f]{32}/) == nil && !answer.contains("Set-Cookie"), "\(answer)")
    }
  }
}
