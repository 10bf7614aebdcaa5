/// A continuous SwiftUI gesture.
enum SwiftUIGesture: CaseIterable {
  case drag, magnify, rotate

  /// The gesture of scene files.
  var kind: GestureKind {
    switch self {
    case .drag: .pan
    case .magnify: .pinch
    case .rotate: .rotation
    }
  }

  /// The expression that makes it.
  var maker: String {
    switch self {
    // A distance as UIKit's recognizer waits for, in a space that does not move with the view.
    case .drag: "DragGesture(minimumDistance: 10, coordinateSpace: .global)"
    case .magnify: "MagnifyGesture()"
    case .rotate: "RotateGesture()"
    }
  }

  /// The type of its values.
  var type: String {
    switch self {
    case .drag: "DragGesture.Value"
    case .magnify: "MagnifyGesture.Value"
    case .rotate: "RotateGesture.Value"
    }
  }

  /// A word for its value.
  var word: String {
    switch self {
    case .drag: "drag"
    case .magnify: "pinch"
    case .rotate: "turn"
    }
  }

  /// The words for a value of the gesture.
  ///
  /// - Parameters:
  ///   - name: Its name in scene files, such as `translation.x`.
  ///   - value: The name of the gesture's values in code.
  /// - Returns: `drag.translation.width`; nil for a value that the gesture lacks.
  func text(_ name: String, of value: String) -> String? {
    let sides = ["x": "width", "y": "height"]
    let parts = name.split(separator: ".").map(String.init)
    switch (self, parts.first, parts.count) {
    case (.drag, "translation"?, 2), (.drag, "velocity"?, 2):
      return sides[parts[1]].map { "\(value).\(parts[0]).\($0)" }
    case (.drag, "location"?, 2): return "\(value).\(name)"
    case (.magnify, "scale"?, 1): return "\(value).magnification"
    case (.magnify, "velocity"?, 1): return "\(value).velocity"
    case (.rotate, "rotation"?, 1), (.rotate, "velocity"?, 1): return "\(value).\(name).degrees"
    default: return nil
    }
  }

  /// The gesture that an event of scene files is about; nil for other events.
  static func event(_ name: String) -> SwiftUIGesture? {
    allCases.first { gesture in ["Began", "Changed", "Ended"].contains { name == gesture.kind.rawValue + $0 } }
  }
}
