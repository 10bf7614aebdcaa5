import Flipbook

/// What a frame of many moving layers costs before it is painted: ticks of the stage, and the snapshot.
struct MotionBenchmark {
  private static let frames = 60

  func run() async throws {
    for count in [2_500, 5_000, 10_000] {
      try await measure("\(count) layers, opacity", count) {
        $0.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 10))
      }
    }
    try await measure("10000 layers, rotation", 10_000) {
      $0.add(BasicAnimation(.transformRotation, from: 0, to: 1, duration: 10, timingFunction: .easeInEaseOut))
    }
    let spring = try SpringCurve()
    try await measure("10000 layers, spring", 10_000) {
      $0.add(SpringAnimation(.position, from: .point(.zero), to: .point(Point(9, 9)), curve: spring, duration: 10))
    }
    try await measure("10000 layers, Pop", 10_000) {
      let animation = PopSpringAnimation(.positionX)
      animation.toValue = 500
      animation.velocity = 10_000
      $0.pop(animation)
    }
    try await measure("10000 layers in depth", 10_000) {
      $0.add(BasicAnimation(.transformTranslationZ, from: 0, to: 100, duration: 10))
    }
    try await measure("10000 copies", atLeast: 10_000) { stage in
      let replicator = Layer(content: .replicator(ReplicatorContent(instanceCount: 10_000)))
      replicator.instanceTransform = .translation(0.1, 0.1)
      replicator.instanceDelay = 0.001
      let layer = Layer(frame: Rect(0, 0, 8, 8))
      layer.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 10))
      replicator.addSublayer(layer)
      stage.root.addSublayer(replicator)
    }
    try await measure("10000 particles", atLeast: 9_000) { stage in
      var cell = EmitterCell()
      cell.birthRate = 10_000
      cell.lifetime = EmitterCell.Spread(1)
      cell.velocity = EmitterCell.Spread(100, range: 50)
      cell.emissionRange = 2 * .pi
      let emitter = Layer(content: .emitter(EmitterContent(cells: [cell])))
      // It has been running for a while.
      emitter.timing.timeOffset = 10
      stage.root.addSublayer(emitter)
    }
  }

  private func measure(_ name: String, _ count: Int, _ animate: (Layer) -> Void) async throws {
    try await measure(name, atLeast: count) { stage in
      for index in 0..<count {
        let layer = Layer(frame: Rect(Double(index % 100) * 10, Double(index / 100) * 10, 8, 8))
        stage.root.addSublayer(layer)
        animate(layer)
      }
    }
  }

  private func measure(_ name: String, atLeast count: Int, _ fill: (Stage) -> Void) async throws {
    let seconds = try await Median.seconds {
      let stage = Stage(size: Size(1000, 1000))
      fill(stage)
      for frame in 0..<Self.frames {
        try stage.advance(to: Double(frame) / 60)
        guard stage.snapshot().nodes.count > count else { return }
      }
    }
    let milliseconds = (seconds / Double(Self.frames) * 1e5).rounded() / 100
    print("  \(name): \(milliseconds) ms a frame on one thread")
  }
}
