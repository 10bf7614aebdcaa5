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
  }

  private func measure(_ name: String, _ count: Int, _ animate: (Layer) -> Void) async throws {
    let seconds = try await Median.seconds {
      let stage = Stage(size: Size(1000, 1000))
      for index in 0..<count {
        let layer = Layer(frame: Rect(Double(index % 100) * 10, Double(index / 100) * 10, 8, 8))
        stage.root.addSublayer(layer)
        animate(layer)
      }
      for frame in 0..<Self.frames {
        try stage.advance(to: Double(frame) / 60)
        guard stage.snapshot().nodes.count > count else { return }
      }
    }
    let milliseconds = (seconds / Double(Self.frames) * 1e5).rounded() / 100
    print("  \(name): \(milliseconds) ms a frame on one thread")
  }
}
