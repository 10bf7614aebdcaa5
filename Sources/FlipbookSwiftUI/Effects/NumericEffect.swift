import FlipbookUIKit
import Geometry
import LayerTree

/// An effect whose parameters are numbers that animate.
struct NumericEffect: ElementModifier {
  let numbers: [Double]
  /// Sets the layer's properties for the animated numbers and the size.
  let apply: (Layer, AnimatableNumbers, CGSize) -> Void

  func makeElement(around child: Element) -> Element { NumericEffectElement(child, numbers) }
  func update(_ element: Element, _ context: ViewContext) {
    (element as? NumericEffectElement)?.update(numbers, apply)
  }
}

private final class NumericEffectElement: EffectElement {
  private var numbers: AnimatedValue<AnimatableNumbers>
  private var apply: (Layer, AnimatableNumbers, CGSize) -> Void = { _, _, _ in }

  init(_ child: Element, _ numbers: [Double]) {
    self.numbers = AnimatedValue(AnimatableNumbers(numbers))
    super.init(child)
  }

  func update(_ numbers: [Double], _ apply: @escaping (Layer, AnimatableNumbers, CGSize) -> Void) {
    self.apply = apply
    graph.animate(&self.numbers, to: AnimatableNumbers(numbers), transaction)
  }

  override func paint(_ size: CGSize, at time: Double) {
    if numbers.isAnimating(at: time) { graph.noteAnimation() }
    apply(layer, numbers.value(at: time), size)
  }
}

extension View {
  /// Adds an effect with numbers that animate.
  func effect(_ numbers: [Double], _ apply: @escaping (Layer, AnimatableNumbers, CGSize) -> Void) -> some View {
    modified(NumericEffect(numbers: numbers, apply: apply))
  }
}
