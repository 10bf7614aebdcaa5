package import CodeNotation

/// An API for writing whole scenes.
package enum SceneCodeStyle: Sendable {
  /// A class with Core Animation layers, whose methods are called for touches.
  case coreAnimation
  /// A `UIView` with views that UIKit animates or that receive touches, and with layers otherwise.
  case uiKit
  /// A SwiftUI `View` with a state for each part of a layer that changes.
  case swiftUI

  /// Creates the style of an API; nil for APIs that are only available for single motions.
  package init?(_ api: CodeAPI) {
    switch api {
    case .coreAnimation: self = .coreAnimation
    case .uiKit: self = .uiKit
    case .swiftUI: self = .swiftUI
    case .pop, .css: return nil
    }
  }

  /// The name of the API for readers.
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

/// An error for a feature of a scene without an equivalent in code.
struct Omission: Error {
  let message: String
}
