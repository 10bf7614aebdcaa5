public import Geometry
public import LayerTree

/// Measures a text wrapped to a width, possibly infinite.
///
/// The size is in points, and rounded up to whole ones.
public typealias TextMeasure = @Sendable (_ text: TextContent, _ width: Double) -> Size
