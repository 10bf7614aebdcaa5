import Flipbook

/// Stages for tests.
enum TestStage {
  /// A square that moves from the left to the right within a second.
  static func make(duration: Double? = 1, size: Size = Size(40, 20)) -> Stage {
    let stage = Stage(size: size, duration: duration)
    let square = Layer(name: "square", frame: Rect(0, 5, 10, 10))
    square.backgroundColor = Color(hex: 0xE56B6F)
    stage.root.addSublayer(square)
    square.add(BasicAnimation(.positionX, from: 5, to: 35, duration: 1, timingFunction: .easeInEaseOut))
    return stage
  }
}
