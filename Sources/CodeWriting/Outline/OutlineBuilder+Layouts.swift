import SceneDiagnostics
import SceneProgram

/// Builds the outline of layouts.
extension OutlineBuilder {
  func layout(_ rule: LayoutRule) -> OutlineLayout {
    switch rule.kind {
    case .fit: return OutlineLayout(layer: rule.layer, kind: .fit)
    case .frame(let horizontal, let vertical):
      return OutlineLayout(layer: rule.layer, kind: .frame(horizontal: axis(horizontal), vertical: axis(vertical)))
    case .stack(let stack):
      return OutlineLayout(
        layer: rule.layer,
        kind: .stack(
          program.directory.stacked(in: rule.layer), isVertical: stack.isVertical, spacing: term(stack.spacing),
          insets: term(stack.insets), alignment: stack.alignment, isEven: stack.isEven))
    }
  }

  private func axis(_ axis: LayoutAxis) -> OutlineLayout.Axis {
    OutlineLayout.Axis(
      start: axis.start.map(term), end: axis.end.map(term), center: axis.center.map(term),
      length: axis.length.map(term))
  }

  private func term(_ term: Computed<Double>) -> OutlineExpression {
    if term.form.isUnwritten, let number = term.constant { return .number(number) }
    return expression(term.form) ?? .unsupported(term.form.written)
  }
}
