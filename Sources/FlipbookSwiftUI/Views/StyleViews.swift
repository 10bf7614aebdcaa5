import FlipbookUIKit
import LayerTree

/// A style that fills its frame.
private struct StyleView<Style: ShapeStyle>: View {
  let style: Style
  var body: some View { Rectangle().fill(style) }
}

extension Color: View {
  /// The color, filling its frame.
  public var body: some View { StyleView(style: self) }
}
extension LinearGradient: View {
  /// The gradient, filling its frame.
  public var body: some View { StyleView(style: self) }
}
extension RadialGradient: View {
  /// The gradient, filling its frame.
  public var body: some View { StyleView(style: self) }
}
extension EllipticalGradient: View {
  /// The gradient, filling its frame.
  public var body: some View { StyleView(style: self) }
}
extension AngularGradient: View {
  /// The gradient, filling its frame.
  public var body: some View { StyleView(style: self) }
}
