/// Steps that are performed again and again: a timer's, or those of a display link.
package struct RepeatedSteps: Sendable {
  /// The interval in seconds, also before the first time; nil for every tick from now on.
  package let interval: Double?
  /// The number of times; nil for no end.
  package let count: Int?
  /// The condition for continuing, evaluated each time; nil for none.
  package let condition: Computed<Bool>?
  package let steps: [Step]

  package init(interval: Double?, count: Int?, condition: Computed<Bool>?, steps: [Step]) {
    self.interval = interval
    self.count = count
    self.condition = condition
    self.steps = steps
  }
}
