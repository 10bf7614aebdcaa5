public import FlipbookUIKit

/// The style of a stroke: SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, in points.
  public var lineWidth: CGFloat
  /// The shape of the ends.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// The limit of mitered corners.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]
  /// The offset into the dashes.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// The style of a fill: SwiftUI's `FillStyle`; edges are always antialiased.
public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule applies.
  public var isEOFilled: Bool
  /// Creates a style.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}

/// The shape of rounded corners: SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Sendable {
  /// Quarter circles.
  case circular
  /// Corners of continuous curvature.
  case continuous
}

/// The way an image or a shape fills a space of other proportions: SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible inside the space.
  case fit
  /// As small as possible around the space.
  case fill
}

/// A light or dark appearance: SwiftUI's `ColorScheme`.
public enum ColorScheme: CaseIterable, Sendable {
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
}

/// A coordinate space: SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the stage.
  case global
  /// The coordinate space of the view.
  case local
  /// The coordinate space of an ancestor with a name.
  case named(AnyHashable)
}
