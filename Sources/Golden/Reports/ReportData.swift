import Codecs
import Encodings
import Flipbook
import SceneDiagnostics

/// The JSON of a comparison in a report.
enum ReportData {
  /// The maximum number of properties drawn as curves.
  private static let maximumCurveCount = 24
  /// The maximum number of images on a page; above it, only the frames that differ are shown, so that the page opens
  /// quickly.
  private static let maximumImageCount = 400

  /// Returns the data of a comparison as JSON.
  static func facts(
    _ entry: GoldenReport.Entry, files: [(key: String, path: String)], root: ReportRoot
  ) -> JSONValue {
    let verdict = entry.verdict
    var entries = [("number", .number(Double(entry.number)))] + head(verdict, root)
    if verdict.tolerance != .exact { entries.append(("tolerance", verdict.tolerance.json)) }
    if let allowed = verdict.allowed { entries.append(("allowed", .object(numbers(allowed)))) }
    if let seconds = entry.seconds { entries.append(("seconds", .number((seconds * 1e4).rounded() / 1e4))) }
    let places = SceneLocation.all(for: verdict)
    if !places.isEmpty { entries.append(("places", .array(places.map { $0.json(in: root) }))) }
    if case .different(let comparison, let actual) = verdict.outcome {
      if let actual, !actual.recording.files.isEmpty {
        entries.append(("inputs", .array(actual.recording.files.map { input($0, root) })))
      }
      if let bad = comparison.firstBadFrame { entries.append(("firstBadFrame", frame(bad))) }
      if let worst = comparison.worstFrame { entries.append(("worstFrame", frame(worst))) }
      entries.append(("timing", .array(comparison.timing.map(timing))))
      entries.append(("frames", .array(comparison.frames.map(frame))))
      entries.append(("changes", .array(comparison.changes.map { change($0, in: comparison) })))
      entries.append(("events", .array(comparison.events.map { .string($0.description) })))
      entries.append(
        ("durations", .array([.number(comparison.durations.reference), .number(comparison.durations.actual)])))
    }
    if !files.isEmpty { entries.append(("files", .object(files.map { ($0.key, .string($0.path)) }))) }
    return .object(entries)
  }

  /// Returns the facts with images and curves, for the page.
  static func page(_ verdict: GoldenVerdict, root: ReportRoot) throws(GoldenError) -> JSONValue {
    var entries = head(verdict, root)
    if verdict.tolerance != .exact { entries.append(("tolerance", .string(verdict.tolerance.description))) }
    if let allowed = verdict.allowed { entries.append(("allowed", .string(allowed.description))) }
    guard case .different(let comparison, _) = verdict.outcome else { return .object(entries) }
    entries.append(("displayRate", .number(comparison.displayRate)))
    let showsAll = comparison.frames.count <= maximumImageCount
    var frames: [JSONValue] = []
    for frame in comparison.frames where showsAll || !frame.passes {
      var parts: [(key: String, value: JSONValue)] = [
        ("time", .number(frame.time)), ("passes", .boolean(frame.passes)),
      ]
      if let name = frame.name { parts.append(("name", .string(name))) }
      if !frame.ignored.isEmpty, let picture = frame.reference ?? frame.actual {
        parts.append(("ignored", .array(frame.ignored.map(rectangle))))
        parts.append(("size", .array([.number(Double(picture.width)), .number(Double(picture.height))])))
      }
      if let problem = frame.problem { parts.append(("problem", .string(problem))) }
      if let reference = frame.reference { parts.append(("reference", try picture(reference))) }
      if case .equal = frame.finding {
        parts.append(("sameAsReference", .boolean(true)))
      } else if let actual = frame.actual {
        parts.append(("actual", try picture(actual)))
      }
      frames.append(.object(parts))
    }
    entries.append(("frames", .array(frames)))
    entries.append(("changes", .array(comparison.changes.prefix(maximumCurveCount).map { curve($0, in: comparison) })))
    return .object(entries)
  }

  /// Returns a file that the recording was made from, with the digest of its content, or without a digest if the file
  /// is missing.
  private static func input(_ path: String, _ root: ReportRoot) -> JSONValue {
    var entries: [(key: String, value: JSONValue)] = [("path", .string(root.relative(path)))]
    if let bytes = FileSystem.contents(of: path) { entries.append(("sha256", .string(SHA256.hexadecimal(of: bytes)))) }
    return .object(entries)
  }

  private static func head(_ verdict: GoldenVerdict, _ root: ReportRoot) -> [(key: String, value: JSONValue)] {
    var entries: [(key: String, value: JSONValue)] = [("name", .string(verdict.name))]
    if let scene = verdict.scene { entries.append(("scene", .string(root.relative(scene)))) }
    if !verdict.folder.isEmpty { entries.append(("golden", .string(root.relative(verdict.folder)))) }
    entries.append(("outcome", .string(verdict.word)))
    entries.append(("bytes", .number(Double(verdict.byteCount))))
    entries.append(("lines", .array(verdict.lines.map(JSONValue.string))))
    return entries
  }

  private static func frame(_ frame: FrameComparison) -> JSONValue {
    var entries: [(key: String, value: JSONValue)] = [
      ("index", .number(Double(frame.index))), ("time", .number(frame.time)), ("passes", .boolean(frame.passes)),
    ]
    switch frame.finding {
    case .equal: entries.append(("finding", "equal"))
    case .allowed(let difference), .different(let difference):
      entries.append(("finding", frame.passes ? "allowed" : "different"))
      entries += numbers(difference)
    case .otherSize: entries.append(("finding", "other size"))
    case .missing: entries.append(("finding", "missing"))
    case .extra: entries.append(("finding", "extra"))
    }
    if let name = frame.name { entries.append(("name", .string(name))) }
    if !frame.ignored.isEmpty { entries.append(("ignored", .array(frame.ignored.map(rectangle)))) }
    return .object(entries)
  }

  private static func numbers(_ difference: ImageDifference) -> [(key: String, value: JSONValue)] {
    var entries: [(key: String, value: JSONValue)] = [
      ("pixels", .number(Double(difference.pixelCount))), ("largestDifference", .number(Double(difference.largest))),
      ("worstWindow", .number(difference.worstWindow)), ("bounds", rectangle(difference.bounds)),
    ]
    if let similarity = difference.similarity { entries.append(("similarity", .number(similarity))) }
    return entries
  }

  /// Returns the left, top, width, and height of a rectangle.
  private static func rectangle(_ place: PixelRect) -> JSONValue {
    .array([place.x, place.y, place.width, place.height].map { .number(Double($0)) })
  }

  private static func timing(_ change: TimingChange) -> JSONValue {
    let facts = change.facts.map { fact -> JSONValue in
      var entries: [(key: String, value: JSONValue)] = [("name", .string(fact.name))]
      if let old = fact.reference { entries.append(("reference", .string(old))) }
      if let new = fact.actual { entries.append(("actual", .string(new))) }
      return .object(entries)
    }
    return .object([
      ("motion", .string(change.motion)), ("engine", .string(change.engine)), ("time", .number(change.time)),
      ("facts", .array(facts)),
    ])
  }

  private static func change(_ change: ValueChange, in comparison: Comparison) -> JSONValue {
    let (reference, actual, tick) = change.values(at: comparison.firstBadTick)
    return .object([
      ("layer", .string(change.layer)), ("property", .string(change.property)),
      ("firstTime", .number(Double(change.firstTick) / comparison.displayRate)),
      ("time", .number(Double(tick) / comparison.displayRate)),
      ("reference", .string(reference)), ("actual", .string(actual)),
    ])
  }

  /// Returns a change with its values at every tick; if the values have several components, of the component that
  /// differs most.
  private static func curve(_ change: ValueChange, in comparison: Comparison) -> JSONValue {
    var entries: [(key: String, value: JSONValue)] = [
      ("layer", .string(change.layer)), ("property", .string(change.property)),
      ("time", .number(Double(change.firstTick) / comparison.displayRate)),
      ("reference", .string(change.reference[change.firstTick])),
      ("actual", .string(change.actual[change.firstTick])),
    ]
    if let old = numbers(change.reference), let new = numbers(change.actual),
      let count = old.first?.count, count > 0, (old + new).allSatisfy({ $0.count == count })
    {
      func distance(_ part: Int) -> Double { zip(old, new).reduce(0) { max($0, abs($1.0[part] - $1.1[part])) } }
      let part = (0..<count).max { distance($0) < distance($1) } ?? 0
      entries.append(("oldValues", .array(old.map { .number($0[part]) })))
      entries.append(("newValues", .array(new.map { .number($0[part]) })))
    }
    return .object(entries)
  }

  /// Returns the numbers in the cells; nil if one of them isn't numeric.
  private static func numbers(_ cells: [String]) -> [[Double]]? {
    let numbers = cells.compactMap(TraceCell.components).filter { $0.allSatisfy(\.isFinite) }
    return numbers.count == cells.count ? numbers : nil
  }

  private static func picture(_ picture: FrameImage) throws(GoldenError) -> JSONValue {
    if Task.isCancelled { throw .cancelled }
    let bitmap = try picture.bitmap()
    let bytes = try rethrowing(as: { GoldenError.output(.image($0)) }) { () throws(ImageError) in
      try PNGEncoder(effort: 3).encode(bitmap)
    }
    return .string("data:image/png;base64,\(Base64.text(of: bytes))")
  }
}
