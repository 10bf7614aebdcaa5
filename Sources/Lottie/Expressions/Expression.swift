/// An expression of a Lottie file that repeats a property's keyframes, or changes nothing.
struct Expression: Sendable {
  /// The ways to go on beyond the keyframes.
  enum Loop: String, Sendable { case cycle, pingpong, offset, `continue` }

  private var before: (kind: Loop, keys: Int)?
  private var after: (kind: Loop, keys: Int)?

  /// True if the keyframes alone give the value.
  var isNothing: Bool { before == nil && after == nil }

  /// Reads an expression; nil when it is another one.
  init?(_ text: String) {
    var code = text.filter { !$0.isWhitespace }
    for prefix in ["var$bm_rt;$bm_rt=", "var$bm_rt=", "$bm_rt="] where code.hasPrefix(prefix) {
      code.removeFirst(prefix.count)
    }
    while code.hasSuffix(";") { code.removeLast() }
    if code.isEmpty || code == "value" { return }
    let isOut = code.hasPrefix("loopOut(")
    guard isOut || code.hasPrefix("loopIn("), code.hasSuffix(")"), let open = code.firstIndex(of: "(") else {
      return nil
    }
    let arguments = code[code.index(after: open)...].dropLast().split(separator: ",").map {
      $0.filter { $0 != "'" && $0 != "\"" }
    }
    guard arguments.count <= 2, let kind = Loop(rawValue: arguments.first?.lowercased() ?? "cycle") else { return nil }
    var keys = 0
    if arguments.count == 2 {
      guard let number = Int(arguments[1]), number >= 0 else { return nil }
      keys = number
    }
    if isOut { after = (kind, keys) } else { before = (kind, keys) }
  }

  /// The value of a property at a frame.
  func value<Value: TrackValue>(of track: Track<Value>, at frame: Double) -> Value {
    let times = track.times
    guard times.count > 1, let first = times.first, let last = times.last else { return track.plainValue(at: frame) }
    if let after, frame > last {
      let start = after.keys > 0 ? times[max(0, times.count - 1 - after.keys)] : first
      return looped(track, after.kind, frame: frame, from: start, to: last, isAfter: true)
    }
    if let before, frame < first {
      let end = before.keys > 0 ? times[min(times.count - 1, before.keys)] : last
      return looped(track, before.kind, frame: frame, from: first, to: end, isAfter: false)
    }
    return track.plainValue(at: frame)
  }

  private func looped<Value: TrackValue>(
    _ track: Track<Value>, _ kind: Loop, frame: Double, from start: Double, to end: Double, isAfter: Bool
  ) -> Value {
    let length = end - start
    guard length > 0 else { return track.plainValue(at: frame) }
    let rounds = ((frame - start) / length).rounded(.down)
    let within = frame - start - rounds * length
    switch kind {
    case .cycle: return track.plainValue(at: start + within)
    case .pingpong:
      let isBack = rounds.truncatingRemainder(dividingBy: 2) != 0
      return track.plainValue(at: isBack ? end - within : start + within)
    case .offset:
      let (a, b) = (track.plainValue(at: start), track.plainValue(at: end))
      return track.plainValue(at: start + within).moved(from: a, to: b, times: rounds)
    case .continue:
      let edge = isAfter ? end : start
      let near = isAfter ? end - 0.001 : start + 0.001
      let (value, other) = (track.plainValue(at: edge), track.plainValue(at: near))
      return value.moved(from: other, to: value, times: abs(frame - edge) / 0.001)
    }
  }
}

extension TrackValue {
  /// The value with the way from one value to another added a number of times.
  fileprivate func moved(from start: Self, to end: Self, times: Double) -> Self {
    if let value = self as? Vector, let start = start as? Vector, let end = end as? Vector,
      let result = value + (end - start) * times as? Self
    {
      return result
    }
    return self
  }
}
