import FlipbookSwiftUI
import Testing

/// State, touches, transitions, and animators, seen in pixels.
@Suite struct BehaviorTests {
  private static let red: (UInt8, UInt8, UInt8) = (255, 0, 0)

  /// Returns the frame of red pixels at a time.
  private func frame(_ stage: Stage, at time: Double) throws -> CGRect? {
    Pixels(try Renderer(stage).still(at: time)).frame(of: Self.red)
  }

  private struct Square: View {
    var size: CGFloat = 20
    var body: some View { Color(red: 1, green: 0, blue: 0).frame(width: size, height: size) }
  }

  private struct Tapped: View {
    @State private var count = 0
    var body: some View {
      Square(size: 20 + 20 * CGFloat(count)).id("square").onTapGesture { count += 1 }
    }
  }

  @Test("A tap changes state, which a view keeps") func taps() throws {
    let stage = Stage.show(size: CGSize(width: 100, height: 100), duration: 2) {
      Tapped()
    } touches: {
      $0.tap("square", at: 0.5, 1)
    }
    #expect(try frame(stage, at: 0.2)?.width == 20)
    #expect(try frame(stage, at: 0.8)?.width == 40)
    #expect(try frame(stage, at: 1.5)?.width == 60)
  }

  private struct Dragged: View {
    @GestureState private var drag = CGSize.zero
    @State private var ended = false
    var body: some View {
      Square().id("square").offset(drag).offset(y: ended ? 30 : 0)
        .gesture(
          DragGesture(coordinateSpace: .global).updating($drag) { value, state, _ in state = value.translation }
            .onEnded { _ in ended = true })
    }
  }

  @Test("A drag updates its state, which is reset at its end") func drags() throws {
    let stage = Stage.show(size: CGSize(width: 200, height: 100), duration: 2) {
      Dragged()
    } touches: {
      $0.drag("square", at: 0.5, by: CGVector(dx: 60, dy: 0), duration: 0.5)
    }
    #expect(try frame(stage, at: 0.75)?.minX == 120)
    #expect(try frame(stage, at: 1.2) == CGRect(x: 90, y: 70, width: 20, height: 20))
  }

  private struct Pressed: View {
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        Button("Press") { isOn.toggle() }.id("button")
        if isOn { Square() }
      }
    }
  }

  @Test("A button runs its action, and a branch appears") func button() throws {
    let stage = Stage.show(size: CGSize(width: 100, height: 100), duration: 2) {
      Pressed()
    } touches: {
      $0.tap("button", at: 0.5)
    }
    #expect(try frame(stage, at: 0.2) == nil)
    #expect(try frame(stage, at: 1) != nil)
  }

  private struct Sliding: View {
    @State private var isShown = false
    var body: some View {
      ZStack {
        if isShown { Square().transition(.move(edge: .trailing)) }
      }
      .onAppear {
        withAnimation(.linear(duration: 1)) {
          isShown = true
        } completion: {
          withAnimation(.linear(duration: 1)) { isShown = false }
        }
      }
    }
  }

  @Test("A view moves in by its width, and out") func transition() throws {
    let stage = Stage.show(size: CGSize(width: 100, height: 100), duration: 3) { Sliding() }
    #expect(try frame(stage, at: 0.5)?.minX == 50)
    #expect(try frame(stage, at: 1)?.minX == 40)
    #expect(try frame(stage, at: 1.5)?.minX == 50)
    #expect(try frame(stage, at: 2.1) == nil)
  }

  private struct Matched: View {
    @Namespace private var names
    @State private var isRight = false
    var body: some View {
      HStack(spacing: 0) {
        if isRight {
          Color.clear.frame(width: 80, height: 20)
          Square().matchedGeometryEffect(id: "square", in: names).transition(.identity)
        } else {
          Square().matchedGeometryEffect(id: "square", in: names).transition(.identity)
          Color.clear.frame(width: 80, height: 20)
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isRight = true } }
    }
  }

  @Test("A view begins at the frame of the one with its name") func matchedGeometry() throws {
    let stage = Stage.show(size: CGSize(width: 100, height: 100), duration: 2) { Matched() }
    #expect(try frame(stage, at: 0)?.minX == 0)
    #expect(try frame(stage, at: 0.5)?.minX == 40)
    #expect(try frame(stage, at: 1.5)?.minX == 80)
  }

  @Test("Phases follow each other, and keyframes are functions of time") func animators() throws {
    let phases = Stage.show(size: CGSize(width: 100, height: 100), duration: 3) {
      PhaseAnimator([0, 40]) {
        Square().offset(x: $0)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    #expect(try frame(phases, at: 0.5)?.minX == 60)
    #expect(try frame(phases, at: 1.5)?.minX == 60)
    let keyframes = Stage.show(size: CGSize(width: 100, height: 100), duration: 3) {
      KeyframeAnimator(initialValue: 0.0, repeating: false) {
        Square().offset(x: $0)
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(40, duration: 1)
          MoveKeyframe(-20)
        }
      }
    }
    #expect(try frame(keyframes, at: 0.5)?.minX == 60)
    #expect(try frame(keyframes, at: 2)?.minX == 20)
  }

  private struct Bar: Shape {
    var fraction: Double
    var animatableData: Double {
      get { fraction }
      set { fraction = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width * fraction, height: rect.height))
    }
  }

  private struct Growing: View {
    @State private var isFull = false
    var body: some View {
      Bar(fraction: isFull ? 1 : 0).fill(Color(red: 1, green: 0, blue: 0)).frame(width: 80, height: 20)
        .animation(.linear(duration: 1), value: isFull)
        .onAppear { isFull = true }
    }
  }

  @Test("A shape's own data animates with a value") func animatableShape() throws {
    let stage = Stage.show(size: CGSize(width: 100, height: 100), duration: 2) { Growing() }
    #expect(try frame(stage, at: 0.5)?.width == 40)
    #expect(try frame(stage, at: 1.5)?.width == 80)
  }

  @Observable final class Model { var size: CGFloat = 20 }

  private struct Observing: View {
    let model: Model
    var body: some View { Square(size: model.size) }
  }

  @Test("A view follows an observable object, and a timeline the stage's clock") func observing() throws {
    let model = Model()
    let stage = Stage.show(size: CGSize(width: 100, height: 100), duration: 2) {
      Observing(model: model).onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.size = 50 } }
    }
    #expect(try frame(stage, at: 0.5)?.width == 20)
    #expect(try frame(stage, at: 1.5)?.width == 50)
    let timeline = Stage.show(size: CGSize(width: 100, height: 100), duration: 2) {
      TimelineView(.animation) { Square(size: 20 * CGFloat($0.date.timeIntervalSinceReferenceDate)) }
    }
    #expect(try frame(timeline, at: 1)?.width == 20)
  }
}
