import LayerTree

/// The actual durations of animations, by the indices of their events.
struct AnimationEndings {
  private let events: [StageEvent]
  private var ends: [Int: Double] = [:]
  private var interruptions: [Int: Double] = [:]

  init(of events: [StageEvent]) {
    self.events = events
    var open: [Key: [Int]] = [:]
    // The latest beginning for each key, which a repetition continues.
    var latest: [Key: Int] = [:]
    for (index, event) in events.enumerated() {
      let key = Key(path: event.path, subject: event.subject, key: event.key)
      switch event.kind {
      case .begin where event.isRepetition: open[key] = latest[key].map { [$0] }
      case .begin:
        open[key, default: []].append(index)
        latest[key] = index
      case .retarget:
        for begun in open[key] ?? [] { interruptions[begun] = event.time }
        open[key] = [index]
        latest[key] = index
      case .end:
        if let begun = open[key]?.popLast() { ends[begun] = event.time }
        if event.key != nil { open[key] = nil }
      case .interrupt:
        for begun in open[key] ?? [] { interruptions[begun] = event.time }
        open[key] = nil
      case .settle, .touch: break
      }
    }
  }

  private struct Key: Hashable {
    let path: String
    let subject: String
    let key: String?
  }

  /// Returns the run time of an animation that ended by itself, in seconds; nil otherwise.
  func run(of index: Int) -> Double? { ends[index].map { $0 - begin(of: index) } }

  /// Returns the run time of an animation that was replaced, removed, or retargeted, in seconds; nil otherwise.
  func interruption(of index: Int) -> Double? { interruptions[index].map { $0 - begin(of: index) } }

  private func begin(of index: Int) -> Double { events[index].beginTime ?? events[index].time }
}
