/// A continuous SwiftUI gesture.
enum SwiftUIGesture: CaseIterable {
  case drag, magnify, rotate

  /// The corresponding gesture in scene files.
  var kind: GestureKind {
    switch self {
    case .drag: .pan
    case .magnify: .pinch
    case .rotate: .rotation
    }
  }

  /// The expression that creates the gesture.
  var maker: String {
    switch self {
    // The minimum distance matches UIKit's recognizer, and the coordinate space does not move with the view.
    case .drag: "DragGesture(minimumDistance: 10, coordinateSpace: .global)"
    case .magnify: "MagnifyGesture()"
    case .rotate: "RotateGesture()"
    }
  }

  /// The type of the gesture's values.
  var type: String {
    switch self {
    case .drag: "DragGesture.Value"
    case .magnify: "MagnifyGesture.Value"
    case .rotate: "RotateGesture.Value"
    }
  }

  /// A name for the gesture's values.
  var word: String {
    switch self {
    case .drag: "drag"
    case .magnify: "pinch"
    case .rotate: "turn"
    }
  }

  /// Returns the expression for a value of the gesture.
  ///
  /// - Parameters:
  ///   - name: The name in scene files, such as `translation.x`.
  ///   - value: The name of the gesture's values in code.
  /// - Returns: An expression such as `drag.translation.width`; nil for a value that the gesture lacks.
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

  /// Returns the gesture of an event in scene files; nil for other events.
  static func event(_ name: String) -> SwiftUIGesture? {
    allCases.first { gesture in ["Began", "Changed", "Ended"].contains { name == gesture.kind.rawValue + $0 } }
  }
}
