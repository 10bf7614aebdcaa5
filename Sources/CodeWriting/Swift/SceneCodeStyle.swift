package import CodeNotation

/// An API that whole scenes are written in.
package enum SceneCodeStyle: Sendable {
  /// Layers of Core Animation alone, in a class whose methods are called for touches.
  case coreAnimation
  /// A `UIView` with views where UIKit animates or touches them, and layers elsewhere.
  case uiKit
  /// A `View` of SwiftUI, with a state for each part of a layer that changes.
  case swiftUI

  /// The style of an API; nil for one that single motions alone are written in.
  package init?(_ api: CodeAPI) {
    switch api {
    case .coreAnimation: self = .coreAnimation
    case .uiKit: self = .uiKit
    case .swiftUI: self = .swiftUI
    case .pop, .css: return nil
    }
  }

  /// The API in words.
  var words: String {
    switch self {
    case .coreAnimation: "layers of Core Animation"
    case .uiKit: "views of UIKit"
    case .swiftUI: "SwiftUI"
    }
  }

  package var api: CodeAPI {
    switch self {
    case .coreAnimation: .coreAnimation
    case .uiKit: .uiKit
    case .swiftUI: .swiftUI
    }
  }
}

/// Something of a scene that code has no words for.
struct Omission: Error {
  let message: String
}
