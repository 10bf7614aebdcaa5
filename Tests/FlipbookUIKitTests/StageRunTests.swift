import FlipbookUIKit
import Testing

/// What the page of the library shows first.
@Suite struct StageRunTests {
  @Test func aBallMovesAndIsPainted() throws {
    let stage = Stage.run(size: CGSize(width: 200, height: 500)) { window in
      let ball = UIView(frame: CGRect(x: 20, y: 20, width: 75, height: 75))
      ball.accessibilityIdentifier = "ball"
      ball.backgroundColor = .red
      window.addSubview(ball)
      UIView.animate(withDuration: 0.5) { ball.center.y = 400 }
    }
    let picture = try Renderer(stage).still(at: 1)
    #expect(picture.width == 200 && picture.height == 500)
    let inside = picture[57, 400]
    #expect(inside.red == 255 && inside.green == 0)
    #expect(picture[57, 57].green == 255)
  }

  @Test func stagesPlayBesideEachOther() async throws {
    try await withThrowingTaskGroup(of: Double.self) { group in
      for index in 0..<8 {
        group.addTask {
          let stage = Stage.run { window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.accessibilityIdentifier = "view"
            window.addSubview(view)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
              UIView.animate(withDuration: 0.1) { view.center.x = CGFloat(index) }
            }
          }
          try stage.advance(to: 1)
          return stage.root.sublayers[0].sublayers[0].position.x
        }
      }
      var ends: [Double] = []
      for try await end in group { ends.append(end) }
      #expect(ends.sorted() == (0..<8).map(Double.init))
    }
  }
}
