/// An API that scenes are written in.
package enum SceneCodeStyle: String, CaseIterable, Sendable {
  /// Layers of Core Animation alone, in a class whose methods are called for touches.
  case quartzCore = "swift-quartzcore"
  /// A `UIView` with views where UIKit animates or touches them, and layers elsewhere.
  case uiKit = "swift-uikit"
  /// A `View` of SwiftUI, with a state for each part of a layer that changes.
  case swiftUI = "swiftui"
}

/// Something of a scene that code has no words for.
struct Omission: Error {
  let message: String
}
