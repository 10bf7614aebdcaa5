public import Foundation

/// A view whose descendants have another environment.
private struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    var context = context
    change(&context.environment)
    return content.node(updating: old, context)
  }
}

extension View {
  private func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    EnvironmentView(content: self, change: change)
  }

  /// Sets a value of the environment.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }
  /// Passes an observable object to descendants.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    changingEnvironment { $0[object: Object.self] = object }
  }
  /// Sets the font of text.
  public func font(_ font: Font?) -> some View { changingEnvironment { $0.font = font } }
  /// Sets the weight of text.
  public func fontWeight(_ weight: Font.Weight?) -> some View { changingEnvironment { $0.fontWeight = weight } }
  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
  /// Makes text italic.
  public func italic(_ isActive: Bool = true) -> some View { changingEnvironment { $0.isItalic = isActive } }
  /// Gives digits equal widths.
  public func monospacedDigit() -> some View { changingEnvironment { $0.hasTabularDigits = true } }
  /// Sets the extra space between letters, in points.
  public func kerning(_ kerning: CGFloat) -> some View { changingEnvironment { $0.kerning = Double(kerning) } }
  /// Sets the extra space between lines, in points; a negative value has no effect.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changingEnvironment { $0.lineSpacing = lineSpacing }
  }
  /// Sets the maximum number of lines of text.
  public func lineLimit(_ number: Int?) -> some View { changingEnvironment { $0.lineLimit = number } }
  /// Sets the alignment of the lines of text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.multilineTextAlignment = alignment }
  }
  /// Lets text shrink to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment { $0.minimumScaleFactor = factor }
  }
  /// Sets the style of text and shapes.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { ($0.foregroundStyle, $0.secondaryStyles) = (style, []) }
  }
  /// Sets the styles of primary and secondary content.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    changingEnvironment { ($0.foregroundStyle, $0.secondaryStyles) = (primary, [secondary]) }
  }
  /// Sets the color of text and shapes.
  public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { ($0.foregroundStyle, $0.secondaryStyles) = (color, []) }
  }
  /// Sets the style of controls.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { changingEnvironment { $0.tint = tint } }
  /// Sets the color of controls.
  public func tint(_ tint: Color?) -> some View { changingEnvironment { $0.tint = tint } }
  /// Sets the appearance.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    changingEnvironment { $0.colorScheme = colorScheme ?? $0.colorScheme }
  }
  /// Makes controls ignore touches.
  public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }
}
