import Arithmetic
import Geometry

/// The animations of a document, evaluated at any time.
struct DrawingTimeline: Sendable {
  /// The document before any animation is applied.
  let document: Document
  private let smil: [SMILAnimation]
  private let intervals: [[IntervalSchedule.Interval]]
  /// The end of the period covered by the computed intervals.
  private let scheduleEnd: Double
  private let css: [(target: Int, animations: [CSSAnimation])]
  /// The warnings about the document and its animations.
  let warnings: WarningLog

  /// Reads the animations of a document; nil, after adding the reasons to its warnings, if none of them has an effect.
  init?(_ styled: inout StyledDocument) {
    var document = styled.document
    let reader = SMILReader(document, styled.warnings)
    smil = reader.animations
    let schedule = IntervalSchedule.intervals(of: smil, ids: reader.ids)
    intervals = schedule.intervals
    let cssReader = CSSAnimationReader(document, styled.keyframes, reader.warnings)
    css = cssReader.animations
    var warnings = cssReader.warnings
    scheduleEnd = schedule.end
    if scheduleEnd < IntervalSchedule.horizon {
      warnings.add(
        "animations start each other too often: after \(scheduleEnd.plainText) s, no more of them start",
        line: document[0].line)
    }
    for target in smil.map(\.target) + css.map(\.target) { document.markAnimated(target) }
    self.document = document
    self.warnings = warnings
    guard
      css.contains(where: { $0.animations.contains { !$0.tracks.isEmpty } })
        || intervals.contains(where: { !$0.isEmpty })
    else {
      styled.warnings = warnings
      return nil
    }
  }

  /// Returns the document with all animations applied at a time in seconds.
  func document(at time: Double) -> Document {
    var shown = document
    applySMIL(at: time, to: &shown)
    for (target, animations) in css {
      for animation in animations {
        guard let progress = animation.progress(at: time) else { continue }
        for track in animation.tracks {
          let underlying = UnderlyingValues(shown).styleValue(of: track.property, at: target)
          if let value = track.value(at: progress, underlying: underlying, isAdditive: animation.isAdditive) {
            shown.set(track.property, to: value, on: target)
          }
        }
      }
    }
    return shown
  }

  // MARK: SMIL

  private func applySMIL(at time: Double, to shown: inout Document) {
    var active: [(begin: Double, number: Int, interval: IntervalSchedule.Interval)] = []
    for (number, own) in intervals.enumerated() {
      // Finds the last interval that has begun by this time.
      var (low, high) = (0, own.count)
      while low < high {
        let middle = (low + high) / 2
        if own[middle].begin <= time { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { continue }
      let interval = own[low - 1]
      guard time < interval.end || smil[number].isFrozen else { continue }
      active.append((interval.begin, number, interval))
    }
    // Animations that began later win; at equal begin times, document order decides.
    active.sort { ($0.begin, $0.number) < ($1.begin, $1.number) }
    for (_, number, interval) in active { apply(smil[number], interval, at: time, to: &shown) }
  }

  private func apply(
    _ animation: SMILAnimation, _ interval: IntervalSchedule.Interval, at time: Double, to shown: inout Document
  ) {
    let isOver = time >= interval.end
    let (iteration, progress) = animation.progress(at: min(time, interval.end) - interval.begin, isOver: isOver)
    let mixing = animation.mixing
    switch animation.effect {
    case .attribute(let name, _):
      guard let value = value(of: animation, name, iteration, progress, in: shown) else { return }
      shown.set(name, to: value, on: animation.target)
    case .transform(let name, let function):
      guard var value = animation.value(at: progress, underlying: nil, mixing: mixing) else { return }
      if animation.isCumulative, iteration > 0, let last = animation.values.last ?? nil {
        value = mixing.sum(value, times: 1, last, times: iteration) ?? value
      }
      var list = "\(function)(\(value))"
      let underlying = UnderlyingValues(shown).value(of: name, at: animation.target)
      if animation.isAdditive, let underlying, underlying != "none" { list = underlying + " " + list }
      shown.set(name, to: list, on: animation.target)
      let numbers = ValueTokens(value).numbers
      if function == "rotate", numbers.count == 3, !animation.isAdditive {
        shown.turn(animation.target, about: Point(numbers[1], numbers[2]))
      }
    case .motion(let path):
      guard let text = animation.value(at: progress, underlying: nil, mixing: mixing), let share = Double(number: text)
      else { return }
      var motion = path.transform(at: share)
      if animation.isCumulative, iteration > 0 {
        let end = path.transform(at: 1)
        motion = motion.concatenating(.translation(end.tx * iteration, end.ty * iteration))
      }
      if animation.isAdditive { motion = motion.concatenating(shown[animation.target].motion) }
      shown.move(animation.target, by: motion)
    }
  }

  /// Returns the animated value of an attribute or property of an element.
  private func value(
    of animation: SMILAnimation, _ name: String, _ iteration: Double, _ progress: Double, in shown: Document
  ) -> String? {
    let (mixing, values) = (animation.mixing, UnderlyingValues(shown))
    let underlying = values.value(of: name, at: animation.target)
    var own = animation
    own.values = animation.values.map { $0.map { values.computed($0, of: name, at: animation.target) } }
    guard var value = own.value(at: progress, underlying: underlying, mixing: mixing) else { return nil }
    if animation.isCumulative, iteration > 0, let last = own.values.last ?? nil {
      value = mixing.sum(value, times: 1, last, times: iteration) ?? value
    }
    guard animation.isAdditive, let underlying else { return value }
    return mixing.sum(underlying, times: 1, value, times: 1) ?? value
  }

  // MARK: Duration

  /// The longest loop, in seconds, considered when looking for a common period of all animations.
  private static let maximumLoopDuration = 30.0
  /// The longest duration of a drawing, in seconds.
  private static let maximumDuration = 300.0

  /// The time when the drawing comes to rest or starts to repeat.
  var duration: Double {
    var (end, intro, periods) = (0.0, 0.0, [Double]())
    for (_, animations) in css {
      for animation in animations where !animation.isPaused && animation.duration > 0 && !animation.tracks.isEmpty {
        if animation.iterations.isFinite {
          end = max(end, animation.delay + animation.activeDuration)
        } else {
          let alternates = animation.direction == .alternate || animation.direction == .alternateReverse
          periods.append(animation.duration * (alternates ? 2 : 1))
          intro = max(intro, animation.delay)
        }
      }
    }
    for (animation, own) in zip(smil, intervals) {
      guard let first = own.first, let last = own.last else { continue }
      if last.end == .infinity {
        // An animation that sets a value permanently has no period.
        if let duration = animation.duration, animation.values.count > 1 { periods.append(duration) }
        intro = max(intro, last.begin)
      } else if last.end > scheduleEnd / 2, let period = Self.period(of: own) {
        periods.append(period)
        intro = max(intro, min(first.end - period, first.begin))
      } else {
        end = max(end, last.end)
      }
    }
    guard !periods.isEmpty else { return min(Self.maximumDuration, max(end, intro)) }
    return min(Self.maximumDuration, max(end, intro, 0) + Self.commonMultiple(periods))
  }

  /// Returns the period of repeating intervals; nil if they do not repeat.
  private static func period(of intervals: [IntervalSchedule.Interval]) -> Double? {
    let tail = intervals.suffix(64).map(\.begin)
    for step in 1...16 where tail.count > 2 * step {
      let differences = (step..<tail.count).map { tail[$0] - tail[$0 - step] }
      if let first = differences.first, differences.allSatisfy({ abs($0 - first) < 1e-6 }) { return first }
    }
    return nil
  }

  /// Returns the least common multiple of periods, to a tenth of a millisecond; the longest if that takes too long.
  private static func commonMultiple(_ periods: [Double]) -> Double {
    let longest = periods.max() ?? 0
    var multiple = 1
    for period in periods {
      let steps = Int(saturating: (period * 10_000).rounded())
      // Periods shorter than a frame cannot be seen and do not extend the loop.
      guard steps > 100, longest < maximumLoopDuration else { continue }
      func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
      multiple = multiple / divisor(multiple, steps) * steps
      if Double(multiple) / 10_000 > maximumLoopDuration { return longest }
    }
    return multiple > 1 ? Double(multiple) / 10_000 : longest
  }
}
