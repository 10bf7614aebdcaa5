public import Foundation
import Geometry
import LayerTree

/// The shadow of a view.
private struct ShadowModifier: ElementModifier {
  let color: Color
  let numbers: [Double]

  func makeElement(around child: Element) -> Element { ShadowElement(child) }
  func update(_ element: Element, _ context: ViewContext) {
    (element as? ShadowElement)?.update(
      color.resolved(isDark: context.environment.colorScheme == .dark), numbers)
  }
}

private final class ShadowElement: EffectElement {
  private var values: AnimatedValue<AnimatableNumbers>?

  func update(_ color: Geometry.Color, _ numbers: [Double]) {
    let target = AnimatableNumbers([color.red, color.green, color.blue, color.alpha] + numbers)
    if values == nil { values = AnimatedValue(target) } else { graph.animate(&values, to: target, transaction) }
  }

  override func paint(_ size: CGSize, at time: Double) {
    guard let values else { return }
    if values.isAnimating(at: time) { graph.noteAnimation() }
    let numbers = values.value(at: time)
    var shadow = Shadow()
    shadow.color = Geometry.Color(red: numbers[0], green: numbers[1], blue: numbers[2])
    shadow.opacity = min(1, max(0, numbers[3]))
    shadow.radius = max(0, numbers[4])
    shadow.offset = Size(numbers[5], numbers[6])
    layer.model.effects.shadow = shadow
  }
}

extension View {
  /// Adds a shadow; the radius is the standard deviation of its blur, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modified(ShadowModifier(color: color, numbers: [Double(radius), Double(x), Double(y)]))
  }
}
