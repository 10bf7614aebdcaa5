import FlipbookSwiftUI
import Pixels
import Testing

/// Updates of state: transitions, lists, animators with triggers, and gestures.
@Suite struct UpdateTests {
  private static let red: (UInt8, UInt8, UInt8) = (255, 0, 0)

  private func stage(
    @ViewBuilder _ content: () -> some View, touches: (ViewTouches) -> Void = { _ in }
  ) -> Stage {
    Stage.show(size: CGSize(width: 100, height: 100), duration: 4, content: content, touches: touches)
  }

  private func frame(_ stage: Stage, at time: Double) throws -> CGRect? {
    Pixels(try Renderer(stage).still(at: time)).frame(of: Self.red)
  }

  private struct Shown: View {
    let transition: AnyTransition
    @State private var isShown = false
    var body: some View {
      ZStack {
        if isShown { square.transition(transition) }
      }
      .onAppear {
        withAnimation(.linear(duration: 1)) { isShown = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          withAnimation(.linear(duration: 1)) { isShown = false }
        }
      }
    }
  }

  @Test("A scaling grows and shrinks") func scale() throws {
    let stage = stage { Shown(transition: .scale) }
    #expect(try frame(stage, at: 0.5)?.width == 10)
    #expect(try frame(stage, at: 1.5)?.width == 20)
    #expect(try frame(stage, at: 2.5)?.width == 10)
    #expect(try frame(stage, at: 3.1) == nil)
  }

  @Test("A fade is half as opaque at half the time") func opacity() throws {
    let stage = stage { Shown(transition: .opacity) }
    for time in [0.5, 2.5] {
      let pixel = try Renderer(stage).still(at: time)[50, 50]
      #expect(pixel.red == 255 && abs(Int(pixel.green) - 128) <= 1)
    }
  }

  @Test("Insertion and removal may differ, and combine") func asymmetric() throws {
    let stage = stage {
      Shown(
        transition: .asymmetric(
          insertion: .offset(x: 40).combined(with: .scale), removal: .offset(y: 40)))
    }
    // The scaling is around the offset of 20 points.
    #expect(try frame(stage, at: 0.5) == CGRect(x: 55, y: 45, width: 10, height: 10))
    #expect(try frame(stage, at: 2.5) == CGRect(x: 40, y: 60, width: 20, height: 20))
  }

  private struct List: View {
    @State private var items = [1, 2]
    var body: some View {
      HStack(spacing: 0) {
        ForEach(items, id: \.self) { item in
          Color(red: item == 2 ? 1 : 0, green: 0, blue: item == 2 ? 0 : 1).frame(width: 20, height: 20)
        }
      }
      .onAppear { withAnimation(.linear(duration: 1)) { items = [1, 3, 2] } }
    }
  }

  @Test("The views of a list move to their new places") func list() throws {
    let stage = stage { List() }
    #expect(try frame(stage, at: 0)?.minX == 50)
    #expect(try frame(stage, at: 0.5)?.minX == 55)
    #expect(try frame(stage, at: 1.5)?.minX == 60)
  }

  private struct Reversed: View {
    @State private var x: CGFloat = 0
    var body: some View {
      square.offset(x: x)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { x = 40 } }
    }
  }

  @Test("An endless animation goes there and back") func endless() throws {
    let stage = stage { Reversed() }
    for (time, x) in [(0.5, 60.0), (1, 80), (1.5, 60), (2, 40), (2.5, 60)] {
      #expect(try frame(stage, at: time)?.minX == CGFloat(x), "at \(time)")
    }
  }

  private struct Triggered: View {
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        square.phaseAnimator([0.0, 40], trigger: count) { view, x in
          view.offset(x: x)
        } animation: { _ in
          .linear(duration: 0.5)
        }
        Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 20).id("button").onTapGesture { count += 1 }
      }
    }
  }

  @Test("Phases play once for a trigger, and end at the first one") func trigger() throws {
    let stage = stage {
      Triggered()
    } touches: {
      $0.tap("button", at: 0.9)
    }
    for (time, x) in [(0.5, 40.0), (1.25, 60), (1.5, 80), (1.75, 60), (2, 40), (3, 40)] {
      #expect(try frame(stage, at: time)?.minX == CGFloat(x), "at \(time)")
    }
  }

  private struct Shaken: View {
    @State private var count = 0
    @State private var y: CGFloat = 0
    var body: some View {
      square
        .keyframeAnimator(initialValue: 0, trigger: count) { view, x in
          view.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(60, duration: 2)
        }
        .offset(y: y)
        .onAppear {
          count = 1
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { withAnimation(.linear(duration: 1)) { y = 20 } }
        }
    }
  }

  @Test("Animations of other state don't delay keyframes") func keyframes() throws {
    let stage = stage { Shaken() }
    // Half a point per tick: nothing but whole points after an even number of them.
    for (time, y) in [(0.4, 40.0), (0.8, 46), (1, 50)] {
      let found = try #require(try frame(stage, at: time))
      #expect(found == CGRect(x: 40 + (30 * time).rounded(), y: y, width: 20, height: 20), "at \(time): \(found)")
    }
  }

  private struct Held: View {
    @State private var isPressing = false
    @State private var isDone = false
    var body: some View {
      square.offset(x: isPressing ? 10 : 0).offset(y: isDone ? 10 : 0).id("square")
        .onLongPressGesture(minimumDuration: 0.5) {
          isDone = true
        } onPressingChanged: {
          isPressing = $0
        }
    }
  }

  @Test("A long press is recognized after its duration, and reports the finger") func longPress() throws {
    let stage = stage {
      Held()
    } touches: {
      $0.tap("square", at: 0.5, holding: 0.2)
      $0.tap("square", at: 1, holding: 1)
    }
    #expect(try frame(stage, at: 0.6)?.origin == CGPoint(x: 50, y: 40))
    #expect(try frame(stage, at: 0.9)?.origin == CGPoint(x: 40, y: 40))
    #expect(try frame(stage, at: 1.4)?.origin == CGPoint(x: 50, y: 40))
    #expect(try frame(stage, at: 1.6)?.origin == CGPoint(x: 40, y: 50))
  }

  private struct Disabled: View {
    @State private var count = 0
    @State private var last = 0
    var body: some View {
      square.offset(x: CGFloat(10 * count)).id("square").onTapGesture { count += 1 }.disabled(count > 0)
        .onChange(of: count) { last = $1 }
        .offset(y: CGFloat(10 * last))
    }
  }

  @Test("A disabled view ignores touches, and a change is reported") func disabled() throws {
    let stage = stage {
      Disabled()
    } touches: {
      $0.tap("square", at: 0.5, 1)
    }
    #expect(try frame(stage, at: 2)?.origin == CGPoint(x: 50, y: 50))
  }
}

private var square: some View { Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20) }
