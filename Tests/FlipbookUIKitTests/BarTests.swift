import FlipbookUIKit
import Testing

/// Bars and text fields.
@Suite struct BarTests {
  @Test func tabsShowTheirViewControllers() throws {
    let tabs = UITabBarController()
    let children = [UIColor.red, .blue].map { color in
      let child = UIViewController()
      child.view.backgroundColor = color
      child.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
      return child
    }
    let stage = Stage.run(size: CGSize(width: 100, height: 200), duration: 1) { window in
      tabs.viewControllers = children
      window.rootViewController = tabs
      window.touches.tap(tabs.tabBar, at: 0.2, point: CGPoint(x: 75, y: 20))
    }
    let renderer = Renderer(stage)
    #expect(try renderer.still(at: 0)[50, 50].red == 255)
    #expect(try renderer.still(at: 0.8)[50, 50].blue == 255)
    #expect(tabs.selectedViewController === children[1] && children[1].tabBarController === tabs)
  }

  @Test func textFieldsShowACaret() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let stage = Stage.run(size: CGSize(width: 100, height: 40), duration: 1) { window in
      field.tintColor = .red
      window.addSubview(field)
      window.touches.tap(field, at: 0.2)
    }
    let renderer = Renderer(stage)
    #expect(try renderer.still(at: 0)[1, 20].green == 255)
    #expect(try renderer.still(at: 0.8)[1, 20].green == 0)
    #expect(field.isEditing)
  }

  @Test("Titles of tabs have the attributes of their states, and otherwise the bar's color") func titleAttributes() {
    _ = Stage.run { _ in
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
      let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.items = items
      bar.selectedItem = items[0]
      for item in items {
        item.setTitleTextAttributes(
          [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.purple], for: .normal)
      }
      func labels() -> [UILabel] { bar.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel } }
      #expect(labels().map(\.font.pointSize) == [14, 14])
      #expect(labels().map(\.textColor) == [bar.tintColor, .purple])
      items[0].setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
      #expect(labels().map(\.textColor) == [.green, .purple])
      bar.selectedItem = items[1]
      #expect(labels().map(\.textColor) == [.purple, bar.tintColor])
      #expect(items[0].titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .green)
      items[1].setTitleTextAttributes(nil, for: .normal)
      #expect(labels().map(\.font.pointSize) == [14, 10])
    }
  }
}
