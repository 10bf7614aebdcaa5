public import Foundation
import Geometry
import Raster

extension CGPath {
  /// The pixels per point at which the lines of stroked and dashed copies look smooth.
  private static let scale = 16.0

  /// Returns the area of a stroke along the path, to be filled with the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: The shape of its ends.
  ///   - lineJoin: The shape of its joints.
  ///   - miterLimit: The largest length of a miter, in line widths.
  ///   - transform: A transform of the path before it is stroked.
  /// - Returns: The area, made of lines.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = StrokeStyle(width: Double(lineWidth))
    (style.cap, style.join, style.miterLimit) = (lineCap.cap, lineJoin.join, Double(miterLimit))
    return CGPath(path.transformed(by: transform.affine).stroked(style, scale: Self.scale))
  }

  /// Returns the dashes of a line along the path.
  ///
  /// - Parameters:
  ///   - phase: The offset into the lengths at the start of each subpath, in points.
  ///   - lengths: The alternating lengths of dashes and gaps, in points.
  ///   - transform: A transform of the path before it is cut.
  /// - Returns: The dashes, made of lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let dashes = DashPattern(lengths: lengths.map { Double($0) }, phase: Double(phase))
    return CGPath(path.transformed(by: transform.affine).dashed(dashes, scale: Self.scale))
  }

  /// Creates the area of a stroke along a path, by Core Graphics' name before Swift 3.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat, lineCap: CGLineCap,
    lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    self.init(
      path.copy(
        strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
        // Sound: the caller's transform is read only during the call.
        transform: unsafe transform.map { unsafe $0.pointee } ?? .identity
      ).path)
  }

  /// Creates the dashes of a line along a path, by Core Graphics' name before Swift 3.
  public convenience init?(
    __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    // Sound: the caller's memory has `count` lengths, and is read only during the call.
    let lengths = unsafe Array(UnsafeBufferPointer(start: lengths, count: count))
    let transform = unsafe transform.map { unsafe $0.pointee } ?? .identity
    self.init(path.copy(dashingWithPhase: phase, lengths: lengths, transform: transform).path)
  }
}
