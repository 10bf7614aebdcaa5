import FlyingFox
import FlyingSocks
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Serves the page of a preview on this machine alone.
package struct PreviewServer: Sendable {
  private let session: PreviewSession
  private let title: String

  /// Why a preview cannot be served.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// Another program listens on the port.
    case portTaken(UInt16)
    /// The system does not allow it; the text is its own.
    case cannotListen(String)

    /// One sentence for the person who asked for the preview.
    package var description: String {
      switch self {
      case .portTaken(let port): "port \(port) is taken: choose another with --port, or 0 for any that is free"
      case .cannotListen(let text): "cannot listen for the browser: \(text)"
      }
    }
  }

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - session: What the page shows.
  ///   - title: What the page is called before it knows the scene's title.
  package init(_ session: PreviewSession, title: String) {
    self.session = session
    self.title = title
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameters:
  ///   - port: The port to listen on; 0 for any that is free.
  ///   - isReady: Is told the address of the page, once.
  /// - Throws: ``Failure``, `CancellationError`, or what `isReady` throws.
  package func run(port: UInt16, isReady: @escaping @Sendable (String) async throws -> Void) async throws {
    Self.allowManyConnections()
    let port = try await serve(port: port, isReady: isReady)
    // Too many connections at once end the server, but not the preview: it begins anew where the page looks for it.
    while true {
      try Task.checkCancellation()
      try await Task.sleep(for: .milliseconds(200))
      _ = try? await serve(port: port) { _ in }
    }
  }

  /// Serves until the server ends, by itself or with the task.
  ///
  /// - Returns: The port that it listened on.
  private func serve(port: UInt16, isReady: @escaping @Sendable (String) async throws -> Void) async throws -> UInt16 {
    let server = HTTPServer(address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do {
          try await server.run()
        } catch SocketError.failed(_, EADDRINUSE, _) {
          throw Failure.portTaken(port)
        } catch SocketError.failed("Bind", _, let message) {
          throw Failure.cannotListen(message)
        }
      }
      group.addTask { try await server.waitUntilListening() }
      // Whichever is first: it listens, or it cannot.
      try await group.next()
      guard case .ip4(_, let actual)? = await server.listeningAddress else { throw Failure.cannotListen("no address") }
      let desk = PreviewDesk(session: session, title: title, port: actual)
      await server.appendRoute("*") { request in await Self.response(to: request, desk) }
      try await isReady("http://127.0.0.1:\(actual)/")
      do {
        try await group.next()
      } catch let error as Failure {
        throw error
      } catch {
        try Task.checkCancellation()
      }
      group.cancelAll()
      return actual
    }
  }

  private static func response(to request: HTTPRequest, _ desk: PreviewDesk) async -> HTTPResponse {
    var plain = PreviewDesk.Request(method: request.method.rawValue, path: request.target.path())
    plain.query = Dictionary(request.query.map { ($0.name, $0.value) }) { $1 }
    plain.host = request.headers[HTTPHeader("Host")]
    plain.origin = request.headers[HTTPHeader("Origin")]
    plain.type = request.headers[HTTPHeader("Content-Type")]
    // A body whose length is not told may have no end.
    let isBounded = request.headers[HTTPHeader("Transfer-Encoding")] == nil
    let length = request.headers[HTTPHeader("Content-Length")].flatMap { Int($0) } ?? 0
    let answer: PreviewAnswer
    if !isBounded || length > PreviewDesk.largestBody {
      answer = .tooLarge
    } else {
      plain.body = (try? await request.bodyData).map(Array.init) ?? []
      answer = await desk.answer(plain)
    }
    return HTTPResponse(
      statusCode: HTTPStatusCode(answer.status, phrase: ""),
      headers: [
        HTTPHeader("Content-Type"): answer.type, HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("X-Frame-Options"): "DENY",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin", HTTPHeader("Referrer-Policy"): "no-referrer",
      ],
      body: Data(answer.body))
  }

  /// Lets the process have as many connections as the system allows.
  private static func allowManyConnections() {
    var limit = rlimit()
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    // Sound: both calls are given the one local variable.
    guard unsafe getrlimit(files, &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    _ = unsafe setrlimit(files, &limit)
  }
}
