import Flipbook
import Locks
import NIOCore
import NIOEmbedded
import Preview

/// The bytes of one connection to a preview: HTTP requests, and WebSocket messages after a handshake.
enum RequestInput {
  private static let port = 8417
  /// The key of the owner and the token of the requests that change something, which the first inputs know.
  private static let gate = PreviewAccess(port: port, token: "right", key: "own")
  private static let desk = PreviewRoutes(
    session: PreviewSession(
      path: "/none.yaml", settings: SceneSettings(), allowsOutside: false, options: RenderOptions(), patience: .zero),
    title: "none", gate: gate)
  /// The most requests of one connection that are answered.
  private static let maximumRequestCount = 20

  /// The scene that is touched.
  private static let scene = try? SceneInput.scene(
    """
    canvas: {size: [64, 64]}
    layers:
      - {scroll: list, frame: [0, 0, 64, 30], contentSize: [64, 400]}
      - {button: ok, frame: [0, 30, 30, 30]}
    """)

  /// Answers requests, and lets pages touch a scene.
  static func read(_ bytes: [UInt8]) throws {
    let arrivals = Locked<[PreviewArrival]>([])
    let channel = EmbeddedChannel()
    channel.localAddress = try SocketAddress(ipAddress: "127.0.0.1", port: port)
    try PreviewPipeline(patience: .seconds(30), gate: { gate }) { arrival in arrivals.withLock { $0.append(arrival) } }
      .configure(channel)
    channel.pipeline.fireChannelActive()
    // Malformed requests are answered and end the connection.
    _ = try? channel.writeInbound(ByteBuffer(bytes: bytes))
    var count = 0
    while let arrival = arrivals.withLock({ $0.isEmpty ? nil : $0.removeFirst() }), count < maximumRequestCount {
      count += 1
      switch arrival {
      case .exchange(let exchange): try answer(exchange)
      case .page(let page): try touch(page)
      }
    }
    _ = try? channel.finish(acceptAlreadyClosed: true)
  }

  private static func answer(_ exchange: PreviewExchange) throws {
    let request = exchange.request
    guard let answer = Waiting.value(of: { await desk.answer(request) }) else { return }
    if (200..<300).contains(answer.status) || answer.status == 422 {
      let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
      guard let host = request.host?.lowercased(), hosts.contains(host) else {
        throw Disagreement("a request to \(request.host ?? "nobody") gets \(answer.status)")
      }
      if let origin = request.origin?.lowercased(), !hosts.contains(where: { origin == "http://\($0)" }) {
        throw Disagreement("a request from \(origin) gets \(answer.status)")
      }
      guard request.cookies?.contains("flipbook-\(port)=own") == true || request.query["token"] == "own" else {
        throw Disagreement("a request without the key gets \(answer.status)")
      }
      if request.method != "GET", request.mark != "right" {
        throw Disagreement("a request without the token gets \(answer.status)")
      }
    }
    exchange.write(answer)
  }

  private static func touch(_ page: LivePage) throws {
    guard let scene, let live = try? LiveStage(scene) else { throw Disagreement("there is no scene to touch") }
    for (index, message) in page.inbox.take().enumerated() {
      if case .event(let event, _) = message { live.receive(event, at: Double(index) / 240) }
      if index.isMultiple(of: 4) { try? live.step() }
    }
    page.send("{}")
  }
}
