import Foundation
import Geometry

/// The filter for scaling an image.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a filter with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Linear interpolation between pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// As ``linear``; for minification, with mipmaps.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

extension CALayer {
  /// The filter for magnified images.
  public var magnificationFilter: CALayerContentsFilter {
    get { backing.model.effects.magnificationFilter == .nearest ? .nearest : .linear }
    set { change { $0.effects.magnificationFilter = newValue == .nearest ? .nearest : .linear } }
  }

  /// The filter for minified images; it has no effect, as all pixels of the image contribute.
  public var minificationFilter: CALayerContentsFilter {
    get { values["minificationFilter"] as? CALayerContentsFilter ?? .linear }
    set {
      if newValue == .nearest {
        Unsupported.report("CALayer.minificationFilter", "all pixels of an image that is drawn smaller contribute")
      }
      values["minificationFilter"] = newValue
    }
  }

  /// The blend mode with the backdrop, as the name of a Core Animation filter, such as `multiplyBlendMode`; nil for
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
        preconditionFailure(
          "FlipbookUIKit does not support the compositing filter '\(name ?? "\(type(of: newValue))")'")
      }
      change { $0.effects.blendMode = mode ?? .normal }
    }
  }

  /// A hint for assistive technology.
  public var accessibilityHint: String? {
    get { values["accessibilityHint"] as? String }
    set { values["accessibilityHint"] = newValue }
  }

  /// A text for assistive technology.
  public var accessibilityLabel: String? {
    get { values["accessibilityLabel"] as? String }
    set { values["accessibilityLabel"] = newValue }
  }

  /// A Boolean value that indicates whether contents are drawn asynchronously; it has no effect.
  public var drawsAsynchronously: Bool {
    get { values["drawsAsynchronously"] as? Bool ?? false }
    set { values["drawsAsynchronously"] = newValue }
  }
}
