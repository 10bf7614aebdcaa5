import Encodings
import Flipbook

extension GoldenManifest {
  /// The manifest as JSON, a line for each thing that may change.
  var json: String {
    var entries: [(key: String, value: JSONValue)] = [("golden", .number(Double(Self.version)))]
    if let scene { entries.append(("scene", .string(scene))) }
    if let pictures { entries.append(("pictures", .string(pictures))) }
    if let digest { entries.append(("sceneSHA256", .string(digest))) }
    if let variant { entries.append(("variant", .string(variant))) }
    if !variables.isEmpty {
      entries.append(
        ("variables", .object(variables.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })))
    }
    if let player { entries.append(("player", .string(player.rawValue))) }
    switch choice {
    case .every(let step): entries.append(("every", .number(Double(step))))
    case .times(let times): entries.append(("at", .array(times.map(JSONValue.number))))
    case nil: break
    }
    entries.append(("scale", .number(scale)))
    if let displayRate {
      entries.append(("displayRate", .number(displayRate)))
      entries.append(("ticks", .number(Double(tickCount))))
    }
    entries.append(("duration", .number(duration)))
    entries.append(("size", .array(size.map { .number(Double($0)) })))
    entries.append(("format", .string(format.rawValue)))
    entries.append(("times", .array(times.map(JSONValue.number))))
    if tolerance != .exact { entries.append(("tolerance", Self.json(tolerance))) }
    if !fonts.isEmpty { entries.append(("fonts", .array(fonts.map(JSONValue.string)))) }
    var text = JSONValue.object(entries).text()
    if !timing.isEmpty {
      // A line for each animation.
      let rows = timing.map { "    " + Self.line($0) }.joined(separator: ",\n")
      text = text.dropLast(2) + ",\n  \"timing\": [\n\(rows)\n  ]\n}"
    }
    return text + "\n"
  }

  private static func line(_ row: TimingFacts) -> String {
    let facts = TimingFacts.order.compactMap { name in
      row.facts[name].map { "\(name.quotedAsJSON): \($0.quotedAsJSON)" }
    }
    return "{\"motion\": \(row.motion.quotedAsJSON), \"engine\": \(row.engine.quotedAsJSON), "
      + "\"time\": \(TraceCell.text(row.time)), \"facts\": {\(facts.joined(separator: ", "))}}"
  }

  private static func json(_ tolerance: Tolerance) -> JSONValue {
    var entries: [(key: String, value: JSONValue)] = []
    if case .perceptual(let threshold) = tolerance.measure { entries.append(("perceptual", .number(threshold))) }
    entries.append(("largestDifference", .number(Double(tolerance.largestDifference))))
    entries.append(("worstWindow", .number(tolerance.worstWindow)))
    entries.append(("reason", .string(tolerance.reason)))
    return .object(entries)
  }

  /// The content of the file.
  private struct Content: Decodable {
    struct Allowance: Decodable {
      var perceptual: Double?
      var largestDifference: Int?
      var worstWindow: Double?
      var reason: String?
    }

    struct Row: Decodable {
      var motion: String
      var engine: String
      var time: Double
      var facts: [String: String]
    }

    var golden: Int
    var scene: String?
    var pictures: String?
    var sceneSHA256: String?
    var variant: String?
    var variables: [String: String]?
    var player: String?
    var every: Int?
    var at: [Double]?
    var scale: Double
    var displayRate: Double?
    var ticks: Int?
    var duration: Double
    var size: [Int]
    var format: Format
    var times: [Double]
    var tolerance: Allowance?
    var fonts: [String]?
    var timing: [Row]?
  }

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - json: The file's text, possibly edited by hand.
  ///   - path: The file, for messages.
  /// - Throws: ``GoldenError/unreadable(path:reason:)``.
  init(json: String, path: String) throws(GoldenError) {
    let content = try rethrowing(as: { GoldenError.unreadable(path: path, reason: $0.reason) }) {
      () throws(JSONReader.Failure) in
      try JSONReader.read(Content.self, from: json.utf8)
    }
    guard content.golden == Self.version else {
      throw .unreadable(path: path, reason: "it is of version \(content.golden), and only \(Self.version) is known")
    }
    guard !content.times.isEmpty, content.scale > 0, content.size.count == 2, (content.displayRate ?? 60) > 0,
      (content.every ?? 1) > 0
    else { throw .unreadable(path: path, reason: "its numbers are invalid") }
    if let name = content.player {
      guard let known = LottiePlayer(rawValue: name) else {
        let known = LottiePlayer.allCases.map(\.rawValue).joined(separator: " and ")
        throw .unreadable(path: path, reason: "it names the player “\(name)”, and only \(known) are known")
      }
      player = known
    }
    if let allowance = content.tolerance {
      guard let reason = allowance.reason, !reason.isEmpty else {
        throw .unreadable(path: path, reason: "its tolerance gives no reason: write one beside it")
      }
      tolerance = Tolerance(
        measure: allowance.perceptual.map { .perceptual(threshold: $0) } ?? .components,
        largestDifference: allowance.largestDifference ?? 255, worstWindow: allowance.worstWindow ?? 255,
        reason: reason)
    }
    scene = content.scene
    pictures = content.pictures
    digest = content.sceneSHA256
    variant = content.variant
    variables = content.variables ?? [:]
    choice = content.every.map(FrameChoice.every) ?? content.at.map(FrameChoice.times)
    scale = content.scale
    displayRate = content.displayRate
    tickCount = content.ticks ?? 0
    duration = content.duration
    size = content.size
    format = content.format
    times = content.times
    fonts = content.fonts ?? []
    timing = (content.timing ?? []).map {
      TimingFacts(motion: $0.motion, engine: $0.engine, time: $0.time, facts: $0.facts)
    }
  }
}
