public import Geometry
public import LayerTree

/// A function that measures a text wrapped to a width, possibly infinite.
///
/// The size is in points, rounded up to whole points.
public typealias TextMeasure = @Sendable (_ text: TextContent, _ width: Double) -> Size
