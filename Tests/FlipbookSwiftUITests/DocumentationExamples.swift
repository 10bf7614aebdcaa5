import FlipbookSwiftUI
import Pixels
import Testing

/// The Swift examples of the page about SwiftUI views, word for word.
@Suite struct DocumentationExamples {
  @Test("The first example shows a circle that grows when it is tapped") func heart() async throws {
    struct Heart: View {
      @State private var isLiked = false

      var body: some View {
        Circle()
          .fill(isLiked ? .pink : .gray)
          .frame(width: 80, height: 80)
          .scaleEffect(isLiked ? 1.3 : 1)
          .id("heart")
          .onTapGesture { withAnimation(.bouncy) { isLiked.toggle() } }
      }
    }

    let stage = Stage.show(size: CGSize(width: 200, height: 200)) {
      Heart()
    } touches: { touches in
      touches.tap("heart", at: 0.5)
    }
    let first = try Renderer(stage).still(at: 0.4)
    #expect(first[100, 62].red == 142 && first[100, 50].red == 255)
    let last = try Renderer(stage).still(at: 3)
    // The radius has grown from 40 to 52 points.
    #expect(last[100, 50].red == 255 && last[100, 50].green == 45 && last[100, 46].green == 255)
  }

  /// Compiled, and never run: it writes to the current folder.
  private func rendering(_ stage: Stage) async throws {
    try await Renderer(stage).gif(to: "heart.gif")
  }

  @Test("The second example turns a hand by 6 degrees a second") func clock() throws {
    struct Clock: View {
      var body: some View {
        TimelineView(.animation) { timeline in
          Canvas { context, size in
            let turn = Angle.degrees(6 * timeline.date.timeIntervalSinceReferenceDate)
            context.translateBy(x: size.width / 2, y: size.height / 2)
            context.rotate(by: turn)
            context.stroke(Path(CGRect(x: 0, y: -40, width: 0, height: 40)), with: .color(.red), lineWidth: 4)
          }
        }
      }
    }

    let stage = Stage.show(size: CGSize(width: 100, height: 100), duration: 30) { Clock() }
    let (first, quarter) = (try Renderer(stage).still(at: 0), try Renderer(stage).still(at: 15))
    #expect(first[50, 20].green < 100 && first[80, 50].green == 255)
    #expect(quarter[50, 20].green == 255 && quarter[80, 50].green < 100)
  }

  private struct Photo: View {
    @State private var scale: CGFloat = 1
    var body: some View {
      Color.red.frame(width: 200, height: 100).scaleEffect(scale).id("photo")
        .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
    }
  }

  @Test("The third example magnifies a photo") func pinch() throws {
    let stage = Stage.show(size: CGSize(width: 320, height: 480), duration: 2) {
      Photo()
    } touches: { touches in
      touches.pinch("photo", at: 0.5, by: 2, turning: .degrees(90))
    }
    // The last event of a gesture isn't a change: one of 18 steps is missing.
    let last = try Renderer(stage).still(at: 1.5)
    #expect(last[160, 150].green < 100 && last[160, 135].green == 255)
  }
}
