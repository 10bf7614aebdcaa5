package import Geometry

extension Path {
  /// Returns the area of a stroke along the path.
  ///
  /// It is made of lines, and to be filled with the nonzero rule.
  ///
  /// - Parameters:
  ///   - style: The style of the stroke.
  ///   - scale: The number of pixels per unit for which the lines are short enough.
  /// - Returns: The area; empty for a line without width.
  package func stroked(_ style: StrokeStyle, scale: Double) -> Path {
    let outline = Stroker.outline(of: self, style: style, scale: scale)
    var path = Path()
    var start = 0
    for end in outline.contourEnds where end > start {
      path.move(to: outline.points[start])
      for point in outline.points[(start + 1)..<end] { path.line(to: point) }
      path.close()
      start = end
    }
    return path
  }

  /// Returns the dashes of a pattern along the path, made of lines; the path itself for a solid pattern.
  ///
  /// - Parameters:
  ///   - dashes: The pattern.
  ///   - scale: The number of pixels per unit for which the lines are short enough.
  /// - Returns: The dashes, as open subpaths.
  package func dashed(_ dashes: DashPattern, scale: Double) -> Path {
    var flattener = StrokeFlattener(scale: scale, step: ArcStep(radiusPixels: scale, arcCount: elements.count))
    flattener.add(self)
    var path = Path()
    for contour in flattener.contours {
      let length = contour.length
      guard length > 0, dashes.count(length: length) < Self.maximumDashCount,
        let ranges = dashes.dashes(length: length, isClosed: contour.isClosed)
      else { return self }
      var cutter = StrokeCutter(contour, length: length)
      for range in ranges {
        let vertices = cutter.part(range).vertices
        guard let first = vertices.first else { continue }
        path.move(to: first.point)
        for vertex in vertices.dropFirst() { path.line(to: vertex.point) }
      }
    }
    return path
  }

  /// The number of dashes at which a path remains solid.
  private static let maximumDashCount = 524_288.0
}
