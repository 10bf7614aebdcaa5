public import Foundation

/// An alignment guide of a custom alignment: SwiftUI's `AlignmentID`.
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that doesn't set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The key of an alignment guide.
struct GuideKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  /// True for a guide of the horizontal axis.
  let isHorizontal: Bool

  static func == (lhs: Self, rhs: Self) -> Bool { ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// An alignment along the horizontal axis: SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: GuideKey
  /// Creates a custom alignment.
  public init(_ id: any AlignmentID.Type) { key = GuideKey(id: id, isHorizontal: true) }

  private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The center.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

/// An alignment along the vertical axis: SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
  let key: GuideKey
  /// Creates a custom alignment.
  public init(_ id: any AlignmentID.Type) { key = GuideKey(id: id, isHorizontal: false) }

  private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstText: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastText: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The center.
  public static let center = VerticalAlignment(Center.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The first baseline of text; the bottom of other views.
  public static let firstTextBaseline = VerticalAlignment(FirstText.self)
  /// The last baseline of text; the bottom of other views.
  public static let lastTextBaseline = VerticalAlignment(LastText.self)
}

/// An alignment along both axes: SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment
  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The center of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// A view's size and alignment guides: SwiftUI's `ViewDimensions`.
public struct ViewDimensions {
  /// The width of the view.
  public let width: CGFloat
  /// The height of the view.
  public let height: CGFloat
  let explicit: (GuideKey) -> CGFloat?

  init(_ size: CGSize, explicit: @escaping (GuideKey) -> CGFloat?) {
    (width, height, self.explicit) = (size.width, size.height, explicit)
  }

  subscript(key: GuideKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }
  /// The position of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The position of a horizontal guide that has been set; nil for none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The position of a vertical guide that has been set; nil for none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }
}
