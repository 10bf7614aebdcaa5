import Flipbook
import Testing

@Suite struct TraceTableTests {
  /// A gradient layer whose picture, colors and filters move, tick by tick at 2 a second.
  private func trace() throws -> Trace {
    func stage() -> Stage {
      let stage = Stage(size: Size(10, 10), displayRate: 2)
      let layer = Layer(name: "sky", content: .gradient(GradientContent(colors: [.black])))
      stage.root.addSublayer(layer)
      let picture = ContentsMix(ImageReference(name: "a, b.png", pixelWidth: 1, pixelHeight: 1))
      layer.add(BasicAnimation(.contents, to: .contents(picture), duration: 1))
      layer.add(BasicAnimation(.colors, to: .colors([.white]), duration: 1))
      layer.add(BasicAnimation(.strokeEnd, from: 0, to: 1, duration: 1))
      if let blur = AnimatableProperty(keyPath: "filters.blurRadius") {
        layer.add(BasicAnimation(blur, from: 0, to: 4, duration: 1))
      }
      return stage
    }
    let moving = try Trace.movingProperties(of: stage(), until: 0.5)
    #expect(moving["sky"]?.map(\.keyPath).sorted() == ["colors", "contents", "filters.blurRadius"])
    return try Trace(of: stage(), until: 0.5) { moving[$0]?.contains($1) ?? false }
  }

  @Test func listsAndPicturesAreCells() throws {
    let csv = try TraceTable(trace()).csv
    #expect(
      csv == """
        time,layer,property,model,presentation
        0.0,sky,contents,none,none
        0.0,sky,filters.blurRadius,0.0,0.0
        0.0,sky,colors,0.0 0.0 0.0 1.0,0.0 0.0 0.0 1.0
        0.5,sky,contents,none,"none > a, b.png 0.5"
        0.5,sky,filters.blurRadius,0.0,2.0
        0.5,sky,colors,0.0 0.0 0.0 1.0,0.5 0.5 0.5 1.0

        """)
  }

  @Test func aTraceEndsWithItsTask() async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      _ = try trace()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func listsAndPicturesAreValues() throws {
    let json = try TraceTable(trace()).json
    #expect(json.contains(#""presentation": [[0.0, 0.0, 0.0, 1.0], [0.5, 0.5, 0.5, 1.0]]"#))
    #expect(json.contains(#""presentation": ["none", "none > a, b.png 0.5"]"#))
  }

  @Test func numbersWithoutLimitAreNull() throws {
    let stage = Stage(size: Size(10, 10), displayRate: 2)
    let layer = Layer(name: "sky")
    layer.zPosition = .infinity
    stage.root.addSublayer(layer)
    let json = try TraceTable(Trace(of: stage, until: 0.5) { $1 == .zPosition }).json
    #expect(json.contains(#""presentation": [null, null]"#))
  }
}
