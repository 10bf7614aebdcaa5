public import Foundation

/// A size that a container proposes to a view, nil for the view's ideal: SwiftUI's `ProposedViewSize`.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width; nil for the ideal one.
  public var width: CGFloat?
  /// The height; nil for the ideal one.
  public var height: CGFloat?

  /// The proposal of no size: the minimum is requested.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal of the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal of an infinite size: the maximum is requested.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Creates the proposal of a size.
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }

  /// Returns the size, with ideal dimensions replaced.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposal along an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Axis {
  /// The other axis.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
