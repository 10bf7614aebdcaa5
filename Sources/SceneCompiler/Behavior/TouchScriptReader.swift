import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the touches in `script`.
struct TouchScriptReader {
  /// The maximum number of items in the script.
  private static let maximumItemCount = 10_000

  let context: ReadingContext
  let directory: LayerDirectory
  private(set) var items: [TouchScriptItem] = []
  /// The end of the previous item, in seconds.
  private var lastEnd = 0.0

  init(context: ReadingContext, directory: LayerDirectory) {
    self.context = context
    self.directory = directory
  }

  mutating func read(_ node: SyntaxNode) {
    for item in node.items {
      guard case .map(let entries) = item.content else {
        context.mismatch(item, "an item of the script, such as {tap: menu, at: 0.5}")
        continue
      }
      guard let loop = entries.first(where: { $0.key == TouchScriptKeys.repetition.name }) else {
        readOnce(entries, at: item.range)
        continue
      }
      guard let repetition = Repetition(loop.value, context: context) else { continue }
      let body = entries.filter { $0.key != TouchScriptKeys.repetition.name }
      repetition.run(in: context) { _ in readOnce(body, at: item.range) }
    }
  }

  private mutating func readOnce(_ entries: [SyntaxNode.Entry], at range: SourceRange) {
    let verbs = TouchScriptKeys.records.map(\.verb)
    guard let verb = entries.first(where: { verbs.contains($0.key) }),
      let type = TouchScriptKeys.records.first(where: { $0.verb == verb.key })?.record
    else {
      let first = entries.first
      context.log.error(
        at: first?.keyRange ?? range, "‘\(first?.key ?? "")’ is not an item of the script",
        hint: first.flatMap { NearestName.hint(for: $0.key, among: verbs) }
          ?? "script items are \(verbs.joined(separator: ", "))")
      return
    }
    let record = RecordReader(entries, of: type, at: verb.keyRange, context: context)
    guard isWanted(record) else { return }
    let times = times(record)
    let count = items.count
    defer { lastEnd = items[count...].map(\.end).max() ?? lastEnd }
    for (index, time) in times.enumerated() {
      guard items.count < Self.maximumItemCount else {
        context.log.error(
          at: range, "the script has more than \(Self.maximumItemCount) items", hint: "this limit is fixed")
        return
      }
      let gap = index + 1 < times.count ? times[index + 1] - time : nil
      guard let action = action(verb, record, gap: gap) else { return }
      items.append(TouchScriptItem(action: action, time: time, origin: verb.keyRange))
    }
  }

  /// Evaluates the condition of an item; it must not depend on changing values.
  private func isWanted(_ record: RecordReader) -> Bool {
    guard let node = record.node(TouchScriptKeys.condition) else { return true }
    var isWanted: Bool?
    if context.usesLiveValues({ isWanted = record.read(TouchScriptKeys.condition) }) {
      context.log.error(
        at: node.range, "a condition in the script cannot use values that change while the scene plays",
        hint: "use a variable, or put the condition into the steps of ‘when’")
    }
    return isWanted == true
  }

  /// Returns the start times of an item: the given ones, or a time after the end of the previous item.
  private func beginnings(_ record: RecordReader) -> [Double] {
    let (at, after) = (record.node(TouchScriptKeys.at), record.node(TouchScriptKeys.after))
    guard (at == nil) != (after == nil) else {
      context.log.error(
        at: after?.range ?? record.range, at == nil ? "this item has no time" : "at and after cannot be combined",
        hint: "write at: 0.5, or after: 0.2 to wait after the previous item")
      return []
    }
    if at != nil { return record.read(TouchScriptKeys.at) ?? [] }
    return record.read(TouchScriptKeys.after).map { [lastEnd + $0] } ?? []
  }

  /// Returns the times of an item: its start times, or a burst of irregular times that begins at each of them.
  private func times(_ record: RecordReader) -> [Double] {
    let times = beginnings(record)
    guard let count = record.read(TouchScriptKeys.count) else {
      for node in [record.node(TouchScriptKeys.over), record.node(TouchScriptKeys.seed)].compactMap({ $0 }) {
        context.log.error(
          at: node.range, "over and seed need a count of taps", hint: "give the number of taps: count: 40")
      }
      return times
    }
    guard let over = record.read(TouchScriptKeys.over) else {
      context.log.error(
        at: record.range, "a count of taps needs over", hint: "give the total time of the taps: over: 5")
      return []
    }
    let seed = record.read(TouchScriptKeys.seed) ?? 0
    return times.flatMap {
      Burst(count: Int(saturating: count), from: $0, over: over, seed: UInt64(saturating: seed)).times
    }
  }

  private func action(_ verb: SyntaxNode.Entry, _ record: RecordReader, gap: Double?) -> TouchScriptItem.Action? {
    if verb.key == TouchScriptKeys.do.name {
      var steps = StepReader(context: context, directory: directory)
      steps.read(verb.value, at: 0)
      return .steps(steps.steps)
    }
    if verb.key == TouchScriptKeys.tapStatusBar.name {
      guard let isTap = record.read(TouchScriptKeys.tapStatusBar) else { return nil }
      return isTap ? .tapStatusBar : .steps([])
    }
    if verb.key == TouchScriptKeys.touch.name { return recordedTouch(verb, record).map { .touch($0) } }
    let targets = TargetReader(context: context, directory: directory)
    guard let name = context.read(verb.value, as: TouchScriptKeys.tap.type, for: verb.key, at: verb.keyRange),
      let layer = targets.layer(name, at: verb.value.range)
    else { return nil }
    switch verb.key {
    case TouchScriptKeys.tap.name:
      // A tap must end before the next one begins.
      let holding = min(record.read(TouchScriptKeys.holding) ?? 0.1, (gap.map { $0 > 0 ? $0 / 2 : 0 }) ?? .infinity)
      return .tap(layer: layer, point: record.read(TouchScriptKeys.point), holding: holding)
    case TouchScriptKeys.touchDown.name: return .touchDown(layer: layer, point: record.read(TouchScriptKeys.point))
    case TouchScriptKeys.touchUp.name: return .touchUp(layer: layer)
    case TouchScriptKeys.scroll.name:
      guard targets.scrollLayer(name, at: verb.value.range) != nil else { return nil }
      return scrollPath(verb, record).map { .scroll(layer: layer, $0) }
    case TouchScriptKeys.drag.name, TouchScriptKeys.flick.name:
      return fingerPath(verb, record).map { .drag(layer: layer, $0) }
    default:
      let isPinch = verb.key == TouchScriptKeys.pinch.name
      return .pair(
        layer: layer, middle: record.read(TouchScriptKeys.from),
        FingerPairPath(
          spread: record.read(TouchScriptKeys.spread), direction: record.read(TouchScriptKeys.direction) ?? 0,
          scale: isPinch ? record.read(TouchScriptKeys.factor) ?? 1 : 1,
          turn: isPinch ? 0 : record.read(TouchScriptKeys.angle) ?? 0,
          duration: record.read(TouchScriptKeys.duration) ?? 0.3,
          pace: record.read(TouchScriptKeys.pace)))
    }
  }

  private func recordedTouch(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> RecordedTouch? {
    guard let samples = context.read(verb.value, as: TouchScriptKeys.touch.type, for: verb.key, at: verb.keyRange)
    else {
      return nil
    }
    guard samples.count > 1, zip(samples, samples.dropFirst()).allSatisfy({ $0.time <= $1.time }) else {
      context.log.error(
        at: verb.keyRange,
        samples.count > 1 ? "the times of a touch must not decrease" : "a touch needs at least two samples",
        hint: "the finger comes down at the first sample and lifts at the last: touch: [[0, 160, 240], [0.1, 160, 240]]"
      )
      return nil
    }
    return RecordedTouch(samples: samples, isCancelled: record.read(TouchScriptKeys.isCancelled) ?? false)
  }

  /// Returns the route along a path; nil if the path has no lines or curves.
  private static func route(along path: Path) -> FingerPath.Route? {
    let isDrawn = path.elements.contains { if case .move = $0 { false } else { true } }
    return isDrawn ? (try? PathKeyframes(path: path, calculationMode: .paced)).map { .path($0) } : nil
  }

  private func scrollPath(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> ScrollPath? {
    guard (record.node(TouchScriptKeys.scrollBy) == nil) != (record.node(TouchScriptKeys.scrollTo) == nil) else {
      context.log.error(
        at: verb.keyRange, "a scroll needs either by or to", hint: "give one of them: by: [0, 300]")
      return nil
    }
    let by = record.read(TouchScriptKeys.scrollBy).map { ScrollPath.Route.by($0) }
    guard let route = by ?? record.read(TouchScriptKeys.scrollTo).map({ .to($0) }) else { return nil }
    return ScrollPath(
      route: route, duration: record.read(TouchScriptKeys.duration) ?? 0.5,
      velocity: record.read(TouchScriptKeys.scrollVelocity) ?? .zero)
  }

  private func fingerPath(_ verb: SyntaxNode.Entry, _ record: RecordReader) -> FingerPath? {
    let isFlick = verb.key == TouchScriptKeys.flick.name
    let routes: [FingerPath.Route?] = [
      record.read(TouchScriptKeys.by).map { .by($0) }, record.read(TouchScriptKeys.to).map { .to($0) },
      record.read(TouchScriptKeys.along).map { .along($0) },
      record.read(TouchScriptKeys.path).flatMap(Self.route),
    ]
    let given = [
      record.node(TouchScriptKeys.by) != nil, record.node(TouchScriptKeys.to) != nil,
      record.node(TouchScriptKeys.along) != nil,
      record.node(TouchScriptKeys.path) != nil,
    ]
    guard given.count(where: { $0 }) == 1 else {
      context.log.error(
        at: verb.keyRange, "a \(verb.key) needs exactly one of by, to, along, and path",
        hint: "give one of them: by: [0, -300]")
      return nil
    }
    guard let route = routes.compactMap({ $0 }).first else {
      if let path = record.node(TouchScriptKeys.path), record.read(TouchScriptKeys.path) != nil {
        context.log.error(at: path.range, "the path needs at least one line or curve")
      }
      return nil
    }
    if let pace = record.node(TouchScriptKeys.pace), record.node(TouchScriptKeys.velocity) != nil {
      context.log.error(
        at: pace.range, "timingFunction and velocity both set the speed at the end", hint: "keep one of them")
      return nil
    }
    if case .along(let points) = route, points.count < 2 {
      context.log.error(at: verb.keyRange, "along needs at least two points")
      return nil
    }
    return FingerPath(
      from: record.read(TouchScriptKeys.from), route: route,
      duration: record.read(TouchScriptKeys.duration) ?? (isFlick ? 0.1 : 0.3),
      rest: record.read(TouchScriptKeys.holding) ?? 0,
      velocity: record.read(TouchScriptKeys.velocity), isFlick: isFlick, pace: record.read(TouchScriptKeys.pace))
  }
}
