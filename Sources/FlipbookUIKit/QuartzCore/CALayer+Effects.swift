import Foundation
import Geometry

/// The filter for scaling an image.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a filter of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Mixed from the pixels around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// As ``linear``; made smaller, from smaller copies.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  /// The filter for enlarging the image.
  public var magnificationFilter: CALayerContentsFilter {
    get { backing.model.effects.magnificationFilter == .nearest ? .nearest : .linear }
    set { change { $0.effects.magnificationFilter = newValue == .nearest ? .nearest : .linear } }
  }

  /// The filter for reducing the image; unused here: all pixels of the image count.
  public var minificationFilter: CALayerContentsFilter {
    get { values["minificationFilter"] as? CALayerContentsFilter ?? .linear }
    set { values["minificationFilter"] = newValue }
  }

  /// The blend mode with the backdrop, by the name of Core Animation's filter, such as `multiplyBlendMode`; nil for
  /// none.
  ///
  /// - Precondition: The value is such a name.
  public var compositingFilter: Any? {
    get {
      let mode = backing.model.effects.blendMode
      return mode == .normal ? nil : "\(mode.rawValue)BlendMode"
    }
    set {
      let name = newValue as? String
      let mode = name.flatMap { BlendMode(rawValue: $0.replacingOccurrences(of: "BlendMode", with: "")) }
      guard newValue == nil || mode != nil else {
        preconditionFailure("FlipbookUIKit has no compositing filter '\(name ?? "\(type(of: newValue))")'")
      }
      change { $0.effects.blendMode = mode ?? .normal }
    }
  }

  /// A Boolean value that indicates whether code draws the contents in another thread; it makes no difference here.
  public var drawsAsynchronously: Bool {
    get { values["drawsAsynchronously"] as? Bool ?? false }
    set { values["drawsAsynchronously"] = newValue }
  }
}
