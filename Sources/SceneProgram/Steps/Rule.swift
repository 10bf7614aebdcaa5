package import LayerTree
package import SceneDiagnostics

/// A rule of `always`, evaluated at every tick.
package struct Rule: Sendable {
  /// The effect of a rule; indirect, since rules are read at every tick, and a pointer is copied faster.
  package indirect enum Kind: Sendable {
    /// Names a value for the following rules.
    case name(String, slot: Int, Computed<ExpressionValue>)
    /// Sets a property or a state.
    case change(Computed<Step.Change>)
    /// Sets a numeric property of a fixed layer.
    case number(NumberRule)
  }

  package let kind: Kind
  /// The source range of the rule.
  package let origin: SourceRange
  /// True if the rule reads the time, so that its value can change at every tick.
  package var readsTime = false
  /// The property of a fixed layer that the rule sets; nil for any other rule.
  package var target: (layer: Int, property: AnimatableProperty)?
  /// The values that the rule reads.
  package var readings: [Reading] = []

  package init(_ kind: Kind, at origin: SourceRange) {
    self.kind = kind
    self.origin = origin
  }
}

/// A rule that sets a numeric property of a layer, usually by compiled code alone.
package final class NumberRule: Sendable {
  package let layer: Int
  /// The key path of the property in the file.
  package let keyPath: String
  package let property: AnimatableProperty
  private let number: NumberCode
  /// The change to apply if the compiled code gives up.
  package let change: Computed<Step.Change>

  package init(
    layer: Int, keyPath: String, property: AnimatableProperty, number: NumberCode, change: Computed<Step.Change>
  ) {
    self.layer = layer
    self.keyPath = keyPath
    self.property = property
    self.number = number
    self.change = change
  }

  /// Runs the compiled code; nil if it gives up.
  func value(of values: SceneValues, at time: Double, in frame: Frame, _ stack: inout [Double]) -> Double? {
    number.value(of: values, at: time, in: frame, &stack)
  }
}

extension Rule: CustomStringConvertible {
  package var description: String {
    switch kind {
    case .name(let name, let slot, let value): "value[\(slot)] \(name) = \(value.form)"
    case .change(let change): change.form.description
    case .number(let rule): rule.change.form.description
    }
  }
}

/// A rule of `always` in source form, for reviews.
package struct RuleLine: Sendable {
  /// The property or state set by the rule, or the name that it defines.
  package let name: String
  /// The expression, followed by its `for` loop if it has one.
  package let expression: String

  package init(name: String, expression: String) {
    self.name = name
    self.expression = expression
  }
}
