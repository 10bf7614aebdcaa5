import FlipbookUIKit
import Testing

/// Everything that code asks for the time, or for random numbers, stands on the stage.
@Suite struct StageClockTests {
  @Test func datesAreTheStages() throws {
    var (dates, uptimes, seconds): ([Date], [Double], [Double]) = ([], [], [])
    let stage = Stage.run(duration: 2) { _ in
      let start = Date()
      for delay in [0.0, 0.5, 1] {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
          dates.append(.now)
          uptimes.append(ProcessInfo.processInfo.systemUptime)
          seconds.append(Date().timeIntervalSince(start))
        }
      }
    }
    try stage.advance(to: 2)
    #expect(seconds == [0, 0.5, 1] && uptimes == [0, 0.5, 1])
    #expect(dates.first.map { "\($0)" } == "2007-01-09 09:41:00 +0000")
    // Off the stage it is today.
    #expect(Date().timeIntervalSinceReferenceDate > 7e8 && abs(Date().timeIntervalSinceNow) < 1)
  }

  @Test("A label that counts by dates reaches its end, with the same bytes in every run")
  func countingLabels() async throws {
    final class CountingLabel: UILabel {
      let start = Date()
      func tick() {
        text = String(format: "%.0f", 1_500 * min(Date().timeIntervalSince(start), 1) + Double.random(in: 0..<1e-3))
      }
    }
    var label = UILabel()
    func picture() throws -> Bitmap {
      let stage = Stage.run(size: CGSize(width: 200, height: 40), duration: 2) { window in
        let counting = CountingLabel(frame: window.bounds)
        window.addSubview(counting)
        CADisplayLink(target: counting, selector: CountingLabel.tick).add(to: .main, forMode: .common)
        label = counting
      }
      return try Renderer(stage).still(at: 1.5)
    }
    let first = try picture()
    #expect(label.text == "1500")
    #expect(try picture() == first)
  }

  @Test func randomNumbersAreTheSameInEveryRun() {
    func numbers() -> [String] {
      var all: [String] = []
      _ = Stage.run { _ in
        all.append("\(Int.random(in: 0..<1_000_000)) \(UInt8.random(in: 0...255)) \(Double.random(in: 0...1))")
        all.append("\(CGFloat.random(in: 2..<3)) \(Bool.random()) \((0..<20).shuffled())")
        var list = Array(0..<20)
        list.shuffle()
        all.append("\(list) \(list.randomElement() ?? -1) \(arc4random_uniform(1_000)) \(arc4random()) \(drand48())")
        var generator = SystemRandomNumberGenerator()
        all.append("\(generator.next())")
      }
      return all
    }
    #expect(numbers() == numbers())
    #expect(Set(numbers().joined().split(separator: " ")).count > 8)
  }

  @Test func queuesOfOtherThreadsFollowTheStage() throws {
    var times: [String: Double] = [:]
    let stage = Stage.run(duration: 3) { _ in
      let note = { (name: String) in times[name] = CACurrentMediaTime() }
      DispatchQueue.global().async { DispatchQueue.main.async { note("back") } }
      DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + .milliseconds(500)) { note("later") }
      let own = DispatchQueue(label: "own", qos: .background, attributes: .concurrent)
      own.asyncAfter(deadline: .now() + 1) { note("own") }
      own.sync { note("sync") }
      let item = DispatchWorkItem { note("canceled") }
      own.async(execute: item)
      item.cancel()
      let group = DispatchGroup()
      group.enter()
      own.asyncAfter(deadline: .now() + 1.5) { group.leave() }
      own.async(group: group) {}
      group.notify(queue: .main) { note("group") }
      let deadline = DispatchTime.now() + 0.25
      own.asyncAfter(deadline: .now() + 0.125) { own.asyncAfter(deadline: deadline) { note("deadline") } }
    }
    try stage.advance(to: 3)
    #expect(times["sync"] == 0 && times["later"] == 0.5 && times["own"] == 1 && times["canceled"] == nil)
    #expect(times["back"] == 0 && times["deadline"] == 0.25)
    #expect(abs((times["group"] ?? 0) - 1.5) < 0.02)
  }

  @Test("A task sleeps by the stage's clock, and goes on in a turn of the stage")
  func tasks() throws {
    final class Log: @unchecked Sendable {
      var times: [Double] = []
      var isCancelled = false
    }
    let log = Log()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    nonisolated(unsafe) let shared = view
    let stage = Stage.run(duration: 5) { window in
      window.addSubview(view)
      Task {
        log.times.append(CACurrentMediaTime())
        try await Task.sleep(nanoseconds: 500_000_000)
        log.times.append(CACurrentMediaTime())
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { unsafe shared.center.y = 105 }
        try await Task.sleep(for: .seconds(1))
        log.times.append(CACurrentMediaTime())
      }
      let canceled = Task {
        do { try await Task.sleep(for: .seconds(1)) } catch { log.isCancelled = error is CancellationError }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { canceled.cancel() }
    }
    try stage.advance(to: 1)
    #expect(abs((view.layer.presentation()?.position.y ?? 0) - 55) < 2)
    try stage.advance(to: 4)
    #expect(log.times.count == 3 && log.isCancelled)
    for (time, expected) in zip(log.times, [0, 0.5, 1.5]) { #expect(abs(time - expected) < 0.05, "\(log.times)") }
  }

  @Test("A timer of Foundation's own is reported, once")
  func timersOfFoundation() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let stage = Stage.run(duration: 1) { _ in
        _ = Foundation.Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {}
      }
      try stage.advance(to: 1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "a Foundation timer is waiting").count == 2, "\(text)")
  }

  @Test("Operations run at the stage's ticks, after their dependencies") func operations() throws {
    final class Slow: Operation, @unchecked Sendable {
      private var isDone = false
      override var isAsynchronous: Bool { true }
      override var isFinished: Bool { isDone }
      override func start() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.isDone = true } }
    }
    final class Log: @unchecked Sendable {
      var lines: [String] = []
    }
    let log = Log()
    let (queue, slow) = (OperationQueue(), Slow())
    let stage = Stage.run(duration: 2) { _ in
      OperationQueue.main.addOperation { log.lines.append("main") }
      let (first, second) = (BlockOperation {}, BlockOperation {})
      first.completionBlock = { log.lines.append("first") }
      second.completionBlock = { log.lines.append("second") }
      first.addDependency(second)
      queue.addOperations([first, second], waitUntilFinished: false)
      slow.completionBlock = { log.lines.append("slow") }
      queue.addOperation(slow)
      #expect(log.lines.isEmpty && queue.operationCount == 3)
    }
    try stage.advance(to: 0.25)
    #expect(log.lines == ["main", "second", "first"] && queue.operationCount == 1)
    try stage.advance(to: 1)
    #expect(log.lines.last == "slow" && queue.operations.isEmpty)
  }

  @Test("A queue that is resumed starts no operation twice, and one that waits in vain does not keep the stage awake")
  func resumedQueues() throws {
    /// An operation that never finishes, and counts how often it is started.
    final class Endless: Operation, @unchecked Sendable {
      private(set) var starts = 0
      override var isAsynchronous: Bool { true }
      override var isExecuting: Bool { starts > 0 }
      override func start() { starts += 1 }
    }
    let (queue, endless, waiting) = (OperationQueue(), Endless(), BlockOperation {})
    waiting.addDependency(BlockOperation {})
    let stage = Stage.run { _ in
      queue.addOperations([endless, waiting], waitUntilFinished: false)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        queue.isSuspended = true
        queue.isSuspended = false
      }
    }
    try stage.advance(to: 0.5)
    #expect(endless.starts == 1 && queue.operationCount == 2)
    #expect(stage.isAtRest)
  }

  @Test("Timers of DispatchSource fire at the stage's ticks until they are suspended or canceled")
  func timerSources() throws {
    var times: [Double] = []
    var isCancelled = false
    var once = 0
    let (timer, single) = (DispatchSource.makeTimerSource(queue: .main), DispatchSource.makeTimerSource())
    let stage = Stage.run(duration: 4) { _ in
      timer.schedule(deadline: .now() + 0.5, repeating: .milliseconds(250))
      timer.setEventHandler { times.append(CACurrentMediaTime()) }
      timer.setCancelHandler { isCancelled = true }
      timer.resume()
      single.schedule(deadline: .now() + 0.5)
      single.setEventHandler { once += 1 }
      single.activate()
      after(1.1) { timer.suspend() }
      after(2.1) { timer.resume() }
      after(2.6) { timer.cancel() }
    }
    try stage.advance(to: 4)
    #expect(isCancelled && timer.isCancelled && once == 1)
    #expect(times.count == 6, "\(times)")
    for (time, expected) in zip(times, [0.5, 0.75, 1, 2.1, 2.25, 2.5]) { #expect(abs(time - expected) < 0.02) }
  }
}
