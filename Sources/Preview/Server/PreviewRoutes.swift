import Encodings
import Flipbook
import Geometry
import Review
import SceneProgram

/// Answers the requests of a preview's page.
package struct PreviewRoutes: PageRoutes {
  let session: PreviewSession
  /// The title of the page before the scene's title is known.
  let title: String
  /// The access rules for requests.
  package let gate: PreviewAccess
  /// The appearance of the page.
  var look = PreviewAppearance()
  /// The recording beside the scene; nil for none.
  var recording: PreviewRecording?

  /// Creates the routes of a preview.
  ///
  /// - Parameters:
  ///   - session: The session that the page shows.
  ///   - title: The title of the page before the scene's title is known.
  ///   - gate: The access rules for requests.
  ///   - look: The appearance of the page.
  ///   - recording: The recording beside the scene; nil for none.
  package init(
    session: PreviewSession, title: String, gate: PreviewAccess, look: PreviewAppearance = PreviewAppearance(),
    recording: PreviewRecording? = nil
  ) {
    self.session = session
    self.title = title
    self.gate = gate
    self.look = look
    self.recording = recording
  }

  /// The relevant parts of a request.
  package struct Request: Sendable {
    package var method: String
    /// The path as sent.
    var path: String
    package var query: [String: String] = [:]
    /// The address of this machine at which the request arrived.
    var address = "127.0.0.1"
    package var host: String?
    package var origin: String?
    /// The cookies of the request as one header.
    package var cookies: String?
    /// The value of ``PreviewRoutes/mark``.
    package var mark: String?
    var type: String?
    /// The body of the request; nil if it is too large.
    var body: [UInt8]? = []
  }

  /// The header with the page's token, required for requests that change something; before sending it from another
  /// site's page, a browser would make a preflight request.
  static let mark = "X-Flipbook"

  /// Returns the maximum size of a request body for a path, in bytes.
  static func maximumBodySize(path: String) -> Int { writing.contains(path) ? 1 << 22 : 1 << 16 }

  private static let writing: Set<String> = ["/gif", "/review", "/golden", "/tune"]

  /// Returns the answer to a request.
  package func answer(_ request: Request) async -> PreviewAnswer {
    guard let body = request.body else { return .tooLarge }
    guard let entry = gate.entry(for: request) else { return .forbidden }
    let path = entry.path
    if path == "/variables" || Self.writing.contains(path) {
      let (values, refusal) = gate.change(request, entry, body)
      if let refusal { return refusal }
      return await change(path, values, stroke: request.query["stroke"].flatMap { Int($0) })
    }
    let isRecording = recording != nil && ["/recording", "/recording.json"].contains(path)
    guard isRecording || ["/", "/state", "/film", "/still", "/trace", "/layer", "/layers"].contains(path) else {
      return .notFound
    }
    guard request.method == "GET" else { return .notAllowed }
    if isRecording, let recording {
      guard entry.admission == .owner else { return .forbidden }
      return await answer(path, recording)
    }
    var answer = await answer(path, request.query, entry.admission)
    answer.cookie = entry.cookie
    return answer
  }

  /// Plays the scene for a live page, and applies its touches.
  package func serve(_ page: LivePage) async { await LiveSession(session, page: page).run() }

  private func answer(
    _ path: String, _ query: [String: String], _ admission: PreviewAccess.Admission
  ) async -> PreviewAnswer {
    func number(_ name: String) -> Int? { query[name].flatMap { Int($0) } }
    if path == "/" {
      var access = LiveAccess(
        token: gate.token, canWrite: true, canTouch: true, isDevice: look.isDevice, hasRecording: recording != nil,
        scene: session.absolutePath)
      if case .guest(let canTouch) = admission {
        access = LiveAccess(token: "", canWrite: false, canTouch: canTouch, isDevice: look.isDevice)
      }
      return .html(PlayerPage.liveHTML(title: title, access: access))
    }
    if path == "/state" {
      guard let revision = number("after") else { return .badRequest }
      return .json(await session.state(after: revision))
    }
    guard let generation = number("generation") else { return .badRequest }
    switch path {
    case "/film":
      guard let frame = number("frame"), let picture = number("picture"), min(frame, picture) >= 0 else {
        return .badRequest
      }
      return .json(await session.film(of: generation, fromFrame: frame, picture: picture))
    case "/still":
      guard let time = query["time"].flatMap({ Double($0) }), time.isFinite else { return .badRequest }
      return .png(await session.still(of: generation, at: time))
    case "/layers": return .json(await session.layers(of: generation))
    case "/layer":
      func coordinate(_ name: String) -> Double? {
        query[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
      }
      guard let time = coordinate("time") else { return .badRequest }
      if let path = query["path"] { return .json(await session.layer(.path(path), of: generation, at: time)) }
      guard let x = coordinate("x"), let y = coordinate("y") else { return .badRequest }
      return .json(await session.layer(.point(Point(x, y)), of: generation, at: time))
    default:
      return .json(await session.trace(of: generation))
    }
  }

  /// Compares the scene with the recording.
  private func answer(_ path: String, _ recording: PreviewRecording) async -> PreviewAnswer {
    do {
      if path == "/recording.json" { return .json(try await recording.json(for: session)) }
      return try await recording.html(for: session).map(PreviewAnswer.html) ?? .nothing
    } catch {
      return .problems(of: error)
    }
  }

  /// Handles a request that changes something, or exports a recording.
  private func change(_ path: String, _ values: [String: String], stroke: Int?) async -> PreviewAnswer {
    if path == "/variables" {
      await session.tune(values, stroke: stroke)
      return .nothing
    }
    do {
      if path == "/tune" { return .json(try await tune(values)) }
      return try await export(path, values)
    } catch {
      return .problems(of: error)
    }
  }

  /// Exports recorded touches with the unsaved changes, or records the golden of the file.
  private func export(_ path: String, _ values: [String: String]) async throws -> PreviewAnswer {
    let script = values["script"] ?? ""
    let duration = Self.duration(values)
    let editor = try await session.editor(isTuned: path != "/golden")
    switch path {
    case "/gif":
      return PreviewAnswer(
        status: 200, type: "image/gif", body: try await editor.gif(ofScript: script, lasting: duration))
    case "/review":
      return PreviewAnswer(
        status: 200, type: "application/octet-stream",
        body: try await editor.review(ofScript: script, lasting: duration))
    case "/golden": return .json("{\"message\":\(try await editor.golden().quotedAsJSON)}")
    default: return .notFound
    }
  }

  /// Returns the duration of a scene with recorded touches; nil for the file's own.
  private static func duration(_ values: [String: String]) -> Double? {
    values["end"].flatMap { Double($0) }.flatMap { $0.isFinite ? SceneEditor.duration(for: $0) : nil }
  }

  /// Returns the fields whose names begin with `value.`, without that.
  private static func values(of fields: [String: String]) -> [String: String] {
    let prefix = "value."
    let pairs = fields.filter { $0.key.hasPrefix(prefix) }.map { (String($0.key.dropFirst(prefix.count)), $0.value) }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func motionBegin(
    _ values: [String: String]
  ) throws(SceneEditError) -> PreviewSession.MotionBegin {
    if let name = values["event"], !name.isEmpty {
      guard let event = SceneEvent(name) else { throw SceneEditError(description: "unknown event ‘\(name)’") }
      return .event(event)
    }
    guard let time = values["time"].flatMap({ Double($0) }), (0...3600).contains(time) else {
      throw SceneEditError(description: "‘\(values["time"] ?? "")’ is not a time between 0 and 3600 seconds")
    }
    return .time(time)
  }

  /// Lists, changes, or saves the scene's motions, layers, and script.
  private func tune(_ values: [String: String]) async throws -> String {
    switch values["action"] ?? "" {
    case "list": break
    case "set":
      var numbers: [String: Double] = [:]
      for (key, text) in values where key.hasPrefix("value.") {
        guard let number = Double(text), number.isFinite else {
          throw SceneEditError(description: "‘\(text)’ is not a number")
        }
        guard abs(number) <= 1e6 else {
          throw SceneEditError(description: "\(text) is out of range: a number lies between -1000000 and 1000000")
        }
        numbers[String(key.dropFirst("value.".count))] = number
      }
      try await session.tune(
        values["id"] ?? "", numbers, in: values["notation"].flatMap(SpringNotation.init(rawValue:)),
        stroke: values["stroke"].flatMap { Int($0) })
    case "write":
      try await session.write(Self.values(of: values), stroke: values["stroke"].flatMap { Int($0) })
    case "add":
      guard let template = values["template"].flatMap(StepTemplate.init(rawValue:)), let target = values["target"]
      else {
        throw SceneEditError(description: "unknown motion ‘\(values["template"] ?? "")’")
      }
      try await session.add(template, to: target, on: Self.motionBegin(values))
    case "text": try await session.write(values["text"] ?? "", stroke: values["stroke"].flatMap { Int($0) })
    case "read": return try await session.draftJSON()
    case "restore":
      try await session.restore(values["text"] ?? "", of: values["base"] ?? "", Self.values(of: values))
    case "script": try await session.record(values["script"] ?? "", lasting: Self.duration(values))
    case "change":
      let (editor, text) = try await session.tunedDraft()
      return editor.change(to: text)
    case "save": try await session.saveTuned(over: values["digest"] ?? "")
    case let action:
      guard let step = TuningStep(rawValue: action) else {
        throw SceneEditError(description: "unknown action ‘\(action)’")
      }
      await session.step(step)
    }
    return try await session.motions()
  }
}
