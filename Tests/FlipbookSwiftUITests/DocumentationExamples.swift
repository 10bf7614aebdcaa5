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
}
