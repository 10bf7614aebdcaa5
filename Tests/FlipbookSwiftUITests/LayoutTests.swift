import FlipbookSwiftUI
import Testing

/// Sizes and positions by SwiftUI's rules, read by geometry readers and from pixels.
@Suite struct LayoutTests {
  /// Returns the frames of colored rectangles on a stage, by the color of the pixels.
  private func frame(
    of color: (UInt8, UInt8, UInt8), in size: CGSize = CGSize(width: 100, height: 60),
    @ViewBuilder _ content: () -> some View
  ) throws -> CGRect {
    let stage = Stage.show(size: size, content: content)
    return try #require(Pixels(Renderer(stage).still(at: 0)).frame(of: color))
  }

  private let red: (UInt8, UInt8, UInt8) = (255, 0, 0)
  private let pureRed = Color(red: 1, green: 0, blue: 0)
  private let pureBlue = Color(red: 0, green: 0, blue: 1)

  @Test("A stack offers equal parts to flexible children, 8 points apart") func equalParts() throws {
    let found = try frame(of: red) {
      HStack {
        pureBlue; pureRed
      }
    }
    #expect(found == CGRect(x: 54, y: 0, width: 46, height: 60))
  }

  @Test("A fixed child takes its width first, and a spacer takes the rest") func spacer() throws {
    let found = try frame(of: red) {
      HStack(spacing: 0) {
        Spacer()
        pureRed.frame(width: 20, height: 10)
      }
    }
    #expect(found == CGRect(x: 80, y: 25, width: 20, height: 10))
  }

  @Test("The higher layout priority is served first, up to the others' minimums") func priority() throws {
    let found = try frame(of: red) {
      HStack(spacing: 0) {
        pureBlue.frame(minWidth: 30)
        pureRed.layoutPriority(1)
      }
    }
    #expect(found == CGRect(x: 30, y: 0, width: 70, height: 60))
  }

  @Test("Padding and a frame align their content") func paddingAndFrame() throws {
    let found = try frame(of: red) {
      pureRed.frame(width: 10, height: 10).padding(5).frame(width: 60, height: 40, alignment: .bottomTrailing)
    }
    #expect(found == CGRect(x: 65, y: 35, width: 10, height: 10))
  }

  @Test("A position is the view's center, and an offset is added") func position() throws {
    let found = try frame(of: red) { pureRed.frame(width: 20, height: 20).offset(x: 2).position(x: 30, y: 20) }
    #expect(found == CGRect(x: 22, y: 10, width: 20, height: 20))
  }

  @Test("An aspect ratio fits or fills", arguments: [ContentMode.fit, .fill]) func aspectRatio(mode: ContentMode) throws
  {
    let found = try frame(of: red) { pureRed.aspectRatio(1, contentMode: mode).frame(width: 40, height: 20) }
    #expect(found.size == (mode == .fit ? CGSize(width: 20, height: 20) : CGSize(width: 40, height: 40)))
  }

  /// Texts of n lines were measured on a device: `lineSpacing` is between the lines only, and never negative.
  @Test("Line spacing is between lines", arguments: [(1, 0.0), (2, 8), (3, 16)])
  func lineSpacing(count: Int, expected: CGFloat) throws {
    let text = Array(repeating: "H", count: count).joined(separator: "\n")
    func height(_ spacing: CGFloat) throws -> CGFloat {
      try frame(of: red, in: CGSize(width: 100, height: 200)) {
        Text(text).foregroundColor(.clear).lineSpacing(spacing).background(pureRed)
      }.height
    }
    #expect(abs(try height(8) - height(0) - expected) <= 1)
    #expect(try height(-3) == height(0))
  }

  @Test("Backgrounds have the size of their content, and don't change it") func background() throws {
    let found = try frame(of: red) { pureBlue.frame(width: 10, height: 10).padding(4).background(pureRed) }
    #expect(found == CGRect(x: 41, y: 21, width: 18, height: 18))
  }

  @Test("Stacks align guides that views set") func guides() throws {
    let found = try frame(of: red) {
      VStack(alignment: .leading, spacing: 0) {
        pureBlue.frame(width: 40, height: 10)
        pureRed.frame(width: 20, height: 10).alignmentGuide(.leading) { $0.width }
      }
    }
    // The red one ends where the blue one begins.
    #expect(found.maxX == 40 && found.minX == 20)
  }

  @Test("A geometry reader fills the space, with its content at the top leading corner") func geometry() throws {
    let found = try frame(of: red) {
      GeometryReader { proxy in pureRed.frame(width: proxy.size.width / 2, height: proxy.size.height / 3) }
    }
    #expect(found == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test("Groups and loops are flat in stacks, and the z index orders them") func lists() throws {
    let found = try frame(of: red) {
      HStack(spacing: 0) {
        Group {
          pureBlue
          ForEach(0..<3) { index in index == 1 ? pureRed : pureBlue }
        }
      }
    }
    #expect(found == CGRect(x: 50, y: 0, width: 25, height: 60))
    let front = try frame(of: red) {
      ZStack {
        pureRed.frame(width: 10, height: 10).zIndex(1)
        pureBlue
      }
    }
    #expect(front.width == 10)
  }

  private struct Schemed: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { scheme == .dark ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1) }
  }

  @Test("A dark stage has a dark color scheme, background, and colors", arguments: [UIUserInterfaceStyle.light, .dark])
  func appearance(style: UIUserInterfaceStyle) throws {
    let stage = Stage.show(size: CGSize(width: 40, height: 20), style: style) {
      HStack(spacing: 0) {
        Schemed().frame(width: 10)
        Color.primary.frame(width: 10)
        Color(uiColor: .systemBackground).frame(width: 10)
        Color.clear
      }
    }
    let bitmap = try Renderer(stage).still(at: 0)
    let isDark = style == .dark
    #expect(bitmap[5, 10].red == (isDark ? 255 : 0))
    #expect(bitmap[15, 10].green == (isDark ? 255 : 0))
    #expect(bitmap[25, 10].green == (isDark ? 0 : 255) && bitmap[35, 10].green == (isDark ? 0 : 255))
  }

  @Test("A view of UIKit that overrides the appearance changes the color scheme") func overriddenAppearance() throws {
    let stage = Stage.run(size: CGSize(width: 40, height: 20), duration: 2) { window in
      let controller = UIHostingController(rootView: Schemed())
      window.rootViewController = controller
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { controller.view.overrideUserInterfaceStyle = .dark }
    }
    #expect(try Renderer(stage).still(at: 0.5)[20, 10].blue == 255)
    #expect(try Renderer(stage).still(at: 1.5)[20, 10].red == 255)
  }
}
