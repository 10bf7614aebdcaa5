import Foundation
import Port
import Testing

/// Small pairs of code before and after.
@Suite struct PortTests {
  /// The ported text of a file, and the messages about code that was left unchanged.
  private func port(_ text: String) throws -> (text: String, left: [String]) {
    let file = try #require(Port.port([("File.swift", text)]).first)
    return (file.text, file.notes.filter { $0.kind == .left }.map { "\($0.line): \($0.message)" })
  }

  @Test(
    "Selectors carry the method of the type that declares it",
    arguments: [
      ("#selector(tapped)", "Selector(\"tapped\", Menu.tapped)"),
      ("#selector(Menu.tapped)", "Selector(\"tapped\", Menu.tapped)"),
      ("#selector(self.panned)", "Selector(\"panned:\", Menu.panned(_:))"),
      ("#selector(panned(_:))", "Selector(\"panned:\", Menu.panned(_:))"),
      ("#selector(handle(_:event:))", "Selector(\"handle:event:\", Menu.handle(_:event:))"),
      ("#selector(move(with:))", "Selector(\"moveWith:\", Menu.move(with:))"),
      ("#selector(named)", "Selector(\"nombre:\", Menu.named(_:))"),
      ("#selector(twice as () -> Void)", "Selector(\"twice\", Menu.twice as (Menu) -> () -> Void)"),
      ("#selector(ball.stop)", "Selector(\"stop\", Ball.stop)"),
      ("#selector(UIView.layoutIfNeeded)", "Selector(\"layoutIfNeeded\", UIView.layoutIfNeeded)"),
      ("Selector(\"tapped\")", "Selector(\"tapped\", Menu.tapped)"),
    ] as [(String, String)])
  func selectors(before: String, after: String) throws {
    let text = { (expression: String) in
      """
      import FlipbookUIKit
      class Menu: UIView {
        let ball: Ball
        func use() { take(\(expression)) }
        func tapped() {}
        func panned(_ pan: UIPanGestureRecognizer) {}
        func handle(_ sender: Any, event: UIEvent) {}
        func move(with timer: Timer) {}
        \(expression == before ? "@objc(nombre:) " : "")func named(_ x: Int) {}
        func twice() {}
        func twice(_ count: Int) {}
      }
      class Ball { func stop() {} }

      """
    }
    let ported = try port(text(before))
    #expect(ported.text == text(after))
    #expect(ported.left.isEmpty)
  }

  @Test("A selector of an unknown type is left under a comment") func unknownSelector() throws {
    let ported = try port(
      "import FlipbookUIKit\nfunc use() {\n  take(#selector(ball.stop))\n}\n")
    #expect(
      ported.text
        == "import FlipbookUIKit\nfunc use() {\n  // port: write Selector(\"name\", Type.method) with the type that declares the method\n  take(#selector(ball.stop))\n}\n"
    )
    #expect(ported.left == ["3: write Selector(\"name\", Type.method) with the type that declares the method"])
  }

  @Test("Attributes for Objective-C disappear, and formatting stays") func attributes() throws {
    let ported = try port(
      """
      import FlipbookUIKit
      @IBDesignable
      open class Spinner: UIView {
        // The width.
        @IBInspectable open var width: CGFloat = 2   // in points
        @IBOutlet weak var label: UILabel!
        @objc dynamic
        var progress = 0.5
        @objc private func tapped() {}
        @IBAction func go(_ sender: Any) {}
        @NSManaged var angle: CGFloat
      }

      """)
    #expect(
      ported.text == """
        import FlipbookUIKit
        open class Spinner: UIView {
          // The width.
          open var width: CGFloat = 2   // in points
          weak var label: UILabel!
          var progress = 0.5
          private func tapped() {}
          func go(_ sender: Any) {}
          @CALayerProperty("angle") var angle: CGFloat = 0
        }

        """)
    #expect(ported.left.isEmpty)
  }

  @Test("Optional requirements get a default implementation, and are called without a question mark")
  func optionalRequirements() throws {
    let ported = try port(
      """
      import FlipbookUIKit
      @objc public protocol MenuDelegate {
        @objc optional func opened(_ menu: Menu)
        @objc optional func color() -> UIColor?
        func closed()
      }
      class Menu {
        weak var delegate: MenuDelegate?
        var changed: (() -> Void)?
        func use() {
          delegate?.opened?(self)
          changed?()
        }
      }

      """)
    #expect(
      ported.text == """
        import FlipbookUIKit
        public protocol MenuDelegate: AnyObject {
          func opened(_ menu: Menu)
          func color() -> UIColor?
          func closed()
        }

        public extension MenuDelegate {
          func opened(_ menu: Menu) {}
          func color() -> UIColor? { nil }
        }
        class Menu {
          weak var delegate: MenuDelegate?
          var changed: (() -> Void)?
          func use() {
            delegate?.opened(self)
            changed?()
          }
        }

        """)
  }

  @Test(
    "Imports of Apple's frameworks become one of FlipbookUIKit",
    arguments: [
      ("import UIKit\nimport QuartzCore\nlet a = 1\n", "import FlipbookUIKit\nlet a = 1\n"),
      ("import Foundation\n", "import FlipbookUIKit\n"),
      ("@_exported import UIKit.UIView\n", "@_exported import FlipbookUIKit\n"),
      ("import class UIKit.UIView\n", "import FlipbookUIKit\n"),
      (
        "#if canImport(UIKit)\nimport UIKit\n#endif\n", "#if canImport(FlipbookUIKit)\nimport FlipbookUIKit\n#endif\n"
      ),
      (
        "// A license.\n\nclass A: UIView {}\n", "// A license.\n\nimport FlipbookUIKit\n\nclass A: UIView {}\n"
      ),
      ("class A {}\n", "class A {}\n"),
      ("import Hero\n", "import Hero\n"),
      (
        "import WebKit\n",
        "// port: WebKit isn't available on Linux\n#if canImport(WebKit)\nimport WebKit\n#endif\n"
      ),
      (
        "import UIKit\n#if os(iOS) || os(tvOS)\n#endif\n",
        "import FlipbookUIKit\n#if canImport(FlipbookUIKit) || os(tvOS)\n#endif\n"
      ),
    ] as [(String, String)])
  func imports(before: String, after: String) throws {
    #expect(try port(before).text == after)
  }

  @Test(
    "Expressions",
    arguments: [
      ("#keyPath(CALayer.position)", "\"position\""), ("#keyPath(CALayer.isHidden)", "\"hidden\""),
      ("#keyPath(UIView.layer.transform)", "\"layer.transform\""),
      ("a + width as NSNumber", "NSNumber(value: a + width)"),
      ("x ?? width as NSNumber", "x ?? NSNumber(value: width)"),
      ("0.5 as NSNumber", "0.5 as NSNumber"), ("kCAFillModeForwards", "CAMediaTimingFillMode.forwards"),
      ("UIEdgeInsetsMake(1, 2, 3, 4)", "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
      ("UIViewAnimationOptions.curveEaseIn", "UIView.AnimationOptions.curveEaseIn"),
      ("menu.kCAFillModeForwards", "menu.kCAFillModeForwards"),
      ("(new as AnyObject).cgPointValue.y", "((new as? CGPoint) ?? .zero).y"),
      ("NSNotification.Name.UIKeyboardWillShow", "UIResponder.keyboardWillShowNotification"),
    ] as [(String, String)])
  func expressions(before: String, after: String) throws {
    #expect(try port("import FlipbookUIKit\nlet a = \(before)\n").text == "import FlipbookUIKit\nlet a = \(after)\n")
  }

  @Test("Members of extensions that override move to their class") func extensions() throws {
    let files = Port.port([
      ("A.swift", "import FlipbookUIKit\nclass A: UIView {\n  var x = 1\n}\n"),
      (
        "B.swift",
        "import FlipbookUIKit\nextension A {\n  @objc override func layoutSubviews() {\n    x = 2\n  }\n  func y() {}\n  func z() {}\n}\nclass C: A {\n  override func z() {}\n}\n"
      ),
    ])
    #expect(
      files.map(\.text) == [
        "import FlipbookUIKit\nclass A: UIView {\n  var x = 1\n\n  override func layoutSubviews() {\n    x = 2\n  }\n\n  func z() {}\n}\n",
        "import FlipbookUIKit\nextension A {\n  func y() {}\n}\nclass C: A {\n  override func z() {}\n}\n",
      ])
  }

  @Test("Initializers of cells are required, and names of earlier Swift are replaced") func cells() throws {
    let ported = try port(
      """
      import FlipbookUIKit
      class Cell: UICollectionViewCell {
        override init(frame: CGRect) { super.init(frame: frame) }
        open static func make() {}
        var done: ((Void) -> Void)?
      }
      class Row: Cell { override init(frame: CGRect) { super.init(frame: frame) } }
      class Box: UIView { override init(frame: CGRect) { super.init(frame: frame) } }

      """)
    #expect(
      ported.text == """
        import FlipbookUIKit
        class Cell: UICollectionViewCell {
          required init(frame: CGRect) { super.init(frame: frame) }
          public static func make() {}
          var done: (() -> Void)?
        }
        class Row: Cell { required init(frame: CGRect) { super.init(frame: frame) } }
        class Box: UIView { override init(frame: CGRect) { super.init(frame: frame) } }

        """)
  }

  @Test("Methods that are called on any object belong to the protocol that requires them") func anyObjects() throws {
    let ported = try port(
      """
      import FlipbookUIKit
      @objc protocol MenuDelegate { @objc optional func opened() }
      class Menu: UIView {
        weak var delegate: AnyObject?
        func open() { delegate?.opened?() }
      }

      """)
    #expect(ported.text.contains("func open() { (delegate as? MenuDelegate)?.opened() }"))
  }

  @Test("Objects that observe values conform to the protocol for that") func observers() throws {
    let ported = try port(
      """
      import FlipbookUIKit
      class Observer: NSObject {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?) {
          super.observeValue(forKeyPath: keyPath, of: object)
          print(1)
        }
      }
      class Menu: UIView { override func awakeFromNib() {} }

      """)
    #expect(
      ported.text == """
        import FlipbookUIKit
        class Observer: NSObject, NSKeyValueObserver {
          func observeValue(forKeyPath keyPath: String?, of object: Any?) {
            print(1)
          }
        }
        class Menu: UIView { override func awakeFromNib() {} }

        """)
  }

  @Test("A file for SwiftUI is left out, and the replacement of methods is reported") func leftOut() throws {
    let file = try port("// A license.\n\nimport SwiftUI\nimport UIKit\n\nstruct A: View {}\n")
    #expect(
      file.text
        == "// A license.\n\n// port: SwiftUI isn't available on Linux, so the file isn't compiled there\n#if canImport(SwiftUI)\nimport SwiftUI\nimport FlipbookUIKit\n\nstruct A: View {}\n\n#endif\n"
    )
    let guarded = try port("#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nstruct A: View {}\n").text
    #expect(guarded.contains("#if canImport(SwiftUI)\n#if canImport(SwiftUI)\n") && guarded.hasSuffix("\n#endif\n"))
    let swizzled = try port("import UIKit\nlet m = class_getInstanceMethod(UIView.self, s)\n")
    #expect(
      swizzled.left == [
        "2: class_getInstanceMethod has no effect on Linux, where methods can't be replaced at run time"
      ])
    #expect(try port("import UIKit\n@UIApplicationMain\nclass A {}\n").text.hasSuffix("Stage.run\nclass A {}\n"))
  }

  @Test("A folder becomes the code that the tests of FlipbookUIKit compile") func folder() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let expected = here.appending(path: "../../../../Tests/FlipbookUIKitTests/Ported").standardized
    let names = ["Gauge.swift", "List.swift"]
    let files = try names.map { name in
      (name, try String(contentsOf: here.appending(path: "Library/\(name).stub"), encoding: .utf8))
    }
    for file in Port.port(files) {
      #expect(file.text == (try String(contentsOf: expected.appending(path: "\(file.path).stub"), encoding: .utf8)))
    }
  }

  @Test("Overrides that Linux cannot compile are left to Objective-C") func leftToObjectiveC() throws {
    let ported = try port(
      "import UIKit\nextension UITextField {\n  override open var tintColor: UIColor! { didSet {} }\n}\n")
    #expect(
      ported.text
        == "import FlipbookUIKit\nextension UITextField {\n  // port: an extension can't override: move this to a subclass of UITextField\n  #if canImport(ObjectiveC)\n  override open var tintColor: UIColor! { didSet {} }\n  #endif\n}\n"
    )
  }

  @Test("Methods of classes, getters, and setters are selected") func otherSelectors() throws {
    let ported = try port(
      "import UIKit\nclass A: NSObject {\n  static func b() {}\n  let c = [#selector(A.b), #selector(getter: UIView.alpha), #selector(setter: UIView.alpha)]\n  let d = NSDate()\n  let e = type.init()\n  let f = a?.collectionView!(x)\n}\n"
    )
    #expect(
      ported.text.contains("[Selector(\"b\", ofClass: A.b), Selector(\"alpha\"), Selector(\"setAlpha:\")]"))
    #expect(ported.text.contains("let d = NSDate(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())"))
    #expect(ported.text.contains("let e = type.init()") && ported.text.contains("let f = a?.collectionView(x)"))
  }

  @Test("Members that Objective-C finds in any object are read from its class") func dynamicMembers() throws {
    let ported = try port(
      """
      import UIKit
      func f(_ info: [String: AnyObject]) {
        let frame = info["frame"]?.cgRectValue
        let time = info["time"]?.doubleValue
        let plain = number.doubleValue
      }

      """)
    #expect(ported.text.contains("let frame = (info[\"frame\"] as? NSValue)?.cgRectValue"))
    #expect(ported.text.contains("let time = (info[\"time\"] as? NSNumber)?.doubleValue"))
    #expect(ported.text.contains("let plain = number.doubleValue"))
    let empty = try port("import UIKit\nlet a = NSAttributedString()\n")
    #expect(empty.text.hasSuffix("NSAttributedString(string: \"\")\n"))
  }

  @Test("A property of a view doesn't hide an optional method of its name") func besideProperties() throws {
    let ported = try port(
      """
      import UIKit
      class A: UIViewController {
        var collectionView: UICollectionView!
        func f() { let inset = (x.delegate as? Flow)?.collectionView?(x, layout: l, insetForSectionAt: 0) }
      }

      """)
    #expect(ported.text.contains("?.collectionView(x, layout: l, insetForSectionAt: 0)"))
  }

  @Test("A file whose only import is missing on Linux imports FlipbookUIKit before it") func missingImport() throws {
    let ported = try port("import MetalKit\n\nextension CGSize {}\n").text
    #expect(
      ported
        == "import FlipbookUIKit\n\n// port: MetalKit isn't available on Linux\n#if canImport(MetalKit)\nimport MetalKit\n#endif\n\nextension CGSize {}\n"
    )
  }

  @Test("A layer with animatable properties is copied with its class, with or without initializers")
  func managedLayers() throws {
    let ported = try port(
      "import UIKit\npublic class Ring: CALayer {\n  @NSManaged var progress: CGFloat\n}\nclass Plain: CALayer {\n  var a = 1\n}\n"
    ).text
    #expect(ported.contains("public class Ring: CALayer, CopiedLayer, CreatedLayer {"))
    #expect(
      ported.contains(
        """
          public required override init() { super.init() }
          public required override init(layer: Any) { super.init(layer: layer) }
          public required init?(coder: NSCoder) { super.init(coder: coder) }

        """))
    #expect(ported.contains("class Plain: CALayer {\n  var a = 1\n}"))
  }

  @Test("Optional requirements without a default become optional, and so do their implementations")
  func optionalResults() throws {
    let ported = try port(
      """
      import UIKit
      @objc protocol Source {
        @objc optional var tracked: UIScrollView { get }
        @objc optional func view(at index: Int) -> UIView
        @objc optional func count() -> Int
      }
      class Owner: UIViewController {}
      extension Owner: Source {
        var tracked: UIScrollView { list }
        func view(at index: Int) -> UIView { UIView() }
        func count() -> Int { 1 }
        func other() -> UIView { UIView() }
      }
      func f(_ source: Source) {
        if let count = source.count { print(count()) }
        if let view = source.view { print(view) }
        let number = owner?.source?.count?() ?? 3
        let sure = source.count!()
      }

      """
    ).text
    for line in [
      "  var tracked: UIScrollView? { get }", "  func view(at index: Int) -> UIView?",
      "  var tracked: UIScrollView? { nil }",
      "  func view(at index: Int) -> UIView? { nil }", "  func count() -> Int { unimplemented(0) }",
      "  var tracked: UIScrollView? { list }", "  func view(at index: Int) -> UIView? { UIView() }",
      "  func count() -> Int { 1 }", "  func other() -> UIView { UIView() }",
      "if let count = Optional(source.count) { print(count()) }",
      "let number = implemented(owner?.source?.count()) ?? 3", "let sure = implemented(source.count())!",
    ] { #expect(ported.contains(line), "\(line)") }
  }

  @Test("A member that moves to another file keeps its access, and may use what was private")
  func movedBetweenFiles() throws {
    let files = Port.port([
      ("A.swift", "import UIKit\npublic class A: UIView {\n}\n"),
      (
        "B.swift",
        "import UIKit\npublic extension A {\n  override var description: String { name(self) + other }\n}\nprivate func name(_ a: A) -> String { \"a\" }\nprivate func unused() {}\n"
      ),
    ])
    #expect(files[0].text.contains("  public override var description: String { name(self) + other }"))
    #expect(files[1].text.contains("\nfunc name(_ a: A)") && files[1].text.contains("\nprivate func unused()"))
  }

  @Test(
    "Classes, modules, and older names",
    arguments: [
      ("Bundle(for: A.classForCoder())", "Bundle(for: A.self)"),
      ("Bundle(for: self.classForCoder())", "Bundle(for: self)"),
      ("view.classForCoder.description()", "NSStringFromClass(view.classForCoder)"),
      ("type(of: view).description()", "NSStringFromClass(type(of: view))"),
      ("view.description()", "view.description()"),
      ("CoreGraphics.log(2)", "FlipbookUIKit.log(2)"), ("[UIKit.UIView]()", "[FlipbookUIKit.UIView]()"),
      ("view.bringSubview(toFront: a)", "view.bringSubviewToFront(a)"),
      ("view.sendSubview(toBack: a)", "view.sendSubviewToBack(a)"), ("a as AnyObject!", "a as AnyObject?"),
      (
        "UIFont.systemFont(ofSize: 1, weight: UIFontWeightMedium)",
        "UIFont.systemFont(ofSize: 1, weight: UIFont.Weight.medium)"
      ),
      ("Task { @MainActor in f() }", "Task { f() }"), ("g { @MainActor [a] in f() }", "g { [a] in f() }"),
      ("abs(1)", "abs(1)"),
      ("a.value as? CGFloat ?? 1", "CGFloat(bridging: a.value) ?? 1"), ("a as! NSNumber", "NSNumber(bridging: a)!"),
      ("a as? Double", "a as? Double"),
    ] as [(String, String)])
  func names(before: String, after: String) throws {
    let ported = try port("import UIKit\nlet x = \(before)\n").text
    #expect(ported == "import FlipbookUIKit\nlet x = \(after)\n")
  }

  @Test("In extensions of CGFloat, abs is the standard library's") func absoluteValues() throws {
    let ported = try port("import UIKit\nextension CGFloat {\n  var size: CGFloat { abs(self) }\n}\n").text
    #expect(ported.contains("{ Swift.abs(self) }"))
  }

  @Test("Values of any object are optional where they are declared, and their methods are NSObject's")
  func valuesOfAnyObject() throws {
    let ported = try port(
      """
      import UIKit
      class A {
        weak var target: AnyObject?
        func f() {
          let frame = (a as AnyObject).cgRectValue
          use((a as AnyObject).cgRectValue)
          target?.performSelector(onMainThread: s, with: self, waitUntilDone: true)
          b.parentViewController = c.parentViewController
        }
      }

      """
    ).text
    #expect(ported.contains("let frame = ((a as? CGRect))"))
    #expect(ported.contains("use(((a as? CGRect) ?? .zero))"))
    #expect(ported.contains("(target as? NSObject)?.performSelector(onMainThread"))
    #expect(ported.contains("b.parent = c.parent"))
    let own = try port("class B {\n  var parentViewController: Int?\n  func f() { b.parentViewController = nil }\n}\n")
      .text
    #expect(own.contains("b.parentViewController = nil"))
  }
}
