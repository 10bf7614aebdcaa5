import FlipbookUIKit
import Testing

/// The light and the dark appearance.
@Suite struct AppearanceTests {
  /// A view that counts the changes of its environment.
  private final class Counter: UIView {
    var previous: [UIUserInterfaceStyle?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      previous.append(previousTraitCollection?.userInterfaceStyle)
    }
  }

  private let color = UIColor { $0.userInterfaceStyle == .dark ? .blue : .red }

  @Test func aDarkStageHasDarkColors() throws {
    let label = UILabel()
    let stage = Stage.run(
      size: CGSize(width: 20, height: 20), background: .systemBackground, duration: 1, style: .dark
    ) { window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      view.backgroundColor = color.withAlphaComponent(0.5)
      label.textColor = .label
      window.addSubview(view)
      #expect(view.traitCollection.userInterfaceStyle == .dark)
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    let frame = try Renderer(stage).still(at: 0)
    #expect(frame[15, 10].red == 0)
    #expect(frame[5, 10].blue == 128 && frame[5, 10].red == 0)
    #expect(label.textColor == UIColor.white)
  }

  @Test("An override applies to the view, its descendants, and views that are added later") func override() throws {
    let (outer, inner, late) = (UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)), Counter(), UIView())
    var handled = 0
    let stage = Stage.run(size: CGSize(width: 40, height: 20), duration: 1) { window in
      window.addSubview(outer)
      inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      inner.backgroundColor = color
      outer.addSubview(inner)
      inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Counter, _) in handled += 1 }
      after(0.5) {
        outer.overrideUserInterfaceStyle = .dark
        late.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
        late.backgroundColor = color
        outer.addSubview(late)
      }
    }
    let renderer = Renderer(stage)
    #expect(try renderer.still(at: 0.2)[10, 10].red == 255)
    let dark = try renderer.still(at: 0.8)
    #expect(dark[10, 10].blue == 255 && dark[30, 10].blue == 255)
    #expect(inner.previous == [.light] && handled == 1)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .red)
    #expect(inner.traitCollection.hasDifferentColorAppearance(comparedTo: nil))
  }
}
