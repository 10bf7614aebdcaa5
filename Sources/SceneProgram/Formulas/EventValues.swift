import Geometry
package import LayerTree

/// The values of an event that a handler's steps can read, such as `touch.location.x` or `gesture.scale`.
package struct EventValues: Sendable {
  private var values: [String: ExpressionValue] = [:]

  package subscript(name: String) -> ExpressionValue? { values[name] }

  /// All names, in alphabetical order.
  package var names: [String] { values.keys.sorted() }

  private mutating func add(_ name: String, _ point: Point) {
    values[name] = .numbers([point.x, point.y])
    values[name + ".x"] = .number(point.x)
    values[name + ".y"] = .number(point.y)
  }

  /// Returns a word as a choice; nil, before the event occurs, stands for the first word.
  private static func word<Word: CaseIterable & RawRepresentable<String>>(_ word: Word?) -> ExpressionValue {
    let words = Word.allCases.map(\.rawValue)
    return .choice(Choice(word: word?.rawValue ?? words[0], words: words))
  }

  /// Creates the values of a touch.
  package init(_ touch: Touch) { self.init(location: touch.location) }

  private init(location: Point) { add("touch.location", location) }

  /// Creates the values of a gesture.
  package init(_ recognizer: GestureRecognizer) {
    self.init(location: recognizer.location)
    add("gesture.location", recognizer.location)
    switch recognizer {
    case let pan as PanGestureRecognizer:
      add("gesture.translation", pan.translation)
      add("gesture.velocity", pan.velocity)
      if let edge = pan as? ScreenEdgePanGestureRecognizer { values["gesture.edge"] = Self.word(edge.edge) }
    case let pinch as PinchGestureRecognizer:
      values["gesture.scale"] = .number(pinch.scale)
      values["gesture.velocity"] = .number(pinch.velocity)
    case let rotation as RotationGestureRecognizer:
      values["gesture.rotation"] = .number(rotation.rotation * 180 / .pi)
      values["gesture.velocity"] = .number(rotation.velocity * 180 / .pi)
    case let swipe as SwipeGestureRecognizer:
      values["gesture.direction"] = Self.word(swipe.direction)
    default: break
    }
  }

  /// Creates the values of a scroll layer.
  package init(_ scrollView: ScrollView) {
    add("scroll.velocity", scrollView.velocity)
    add("scroll.target", scrollView.targetContentOffset)
    values["scroll.decelerates"] = .boolean(scrollView.isDecelerating)
  }

  /// Creates the values of an event before its first occurrence.
  package init(before event: SceneEvent) {
    switch event {
    case .touch: self.init(location: .zero)
    case .gesture(let gesture, _): self.init(gesture.recognizer { _ in })
    case .scroll: self.init(ScrollView(Layer(content: .scroll(ScrollContent()))))
    }
  }
}

extension SceneEvent.Gesture {
  /// Creates a recognizer for the gesture.
  func recognizer(_ action: @escaping (GestureRecognizer) throws -> Void) -> GestureRecognizer {
    switch self {
    case .tap: TapGestureRecognizer(action)
    case .doubleTap: TapGestureRecognizer(numberOfTaps: 2, action)
    case .longPress: LongPressGestureRecognizer(action)
    case .pan: PanGestureRecognizer(action)
    case .edgePan:
      ScreenEdgePanGestureRecognizer(edges: Set(ScreenEdgePanGestureRecognizer.Edge.allCases), action)
    case .pinch: PinchGestureRecognizer(action)
    case .rotation: RotationGestureRecognizer(action)
    case .swipe:
      SwipeGestureRecognizer(directions: Set(SwipeGestureRecognizer.Direction.allCases), action)
    case .swipeLeft: SwipeGestureRecognizer(directions: [.left], action)
    case .swipeRight: SwipeGestureRecognizer(directions: [.right], action)
    case .swipeUp: SwipeGestureRecognizer(directions: [.up], action)
    case .swipeDown: SwipeGestureRecognizer(directions: [.down], action)
    }
  }
}
