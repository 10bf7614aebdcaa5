public import Motion

/// A readable and writable value for Pop to animate, such as a counter.
public struct PopVariable {
  /// The name in reports.
  public let name: String
  /// The smallest significant difference, used to end springs and decays.
  public let threshold: Double
  let read: () -> AnimatableValue
  let write: (AnimatableValue) -> Void

  /// Makes a variable.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - threshold: The smallest difference that matters; Pop's own default is 1.
  ///   - read: Gives the value, always of one kind, and not a transform.
  ///   - write: Takes a value of that kind.
  public init(
    name: String = "", threshold: Double = PopProperty.customThreshold, read: @escaping () -> AnimatableValue,
    write: @escaping (AnimatableValue) -> Void
  ) {
    self.name = name
    self.threshold = threshold
    self.read = read
    self.write = write
  }
}
