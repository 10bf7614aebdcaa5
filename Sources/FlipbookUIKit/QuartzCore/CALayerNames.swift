import Foundation
import Geometry
import LayerTree

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a shape with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The smooth shape of the system's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A set of corners, `CACornerMask`.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit per corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  init(_ corners: Corners) { self.init(rawValue: UInt(corners.rawValue)) }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(.topLeft)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(.topRight)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(.bottomLeft)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(.bottomRight)

  var corners: Corners { Corners(rawValue: UInt8(rawValue & 15)) }
}

/// The placement of a layer's image.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a placement with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Natural size, centered.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Natural size, at the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Natural size, at the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Natural size, at the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Natural size, at the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Natural size, in the top left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Natural size, in the top right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Natural size, in the bottom left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Natural size, in the bottom right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit inside the bounds, keeping the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds, keeping the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  var gravity: ContentsGravity {
    guard let gravity = ContentsGravity(rawValue: rawValue) else {
      preconditionFailure("unknown contents gravity '\(rawValue)'")
    }
    return gravity
  }
}

/// The components of a frame in key paths, which can be read but not animated.
enum FramePart: String {
  case x = "frame.origin.x"
  case y = "frame.origin.y"
  case width = "frame.size.width"
  case height = "frame.size.height"

  func value(in frame: CGRect) -> Double {
    switch self {
    case .x: Double(frame.origin.x)
    case .y: Double(frame.origin.y)
    case .width: Double(frame.size.width)
    case .height: Double(frame.size.height)
    }
  }
}
