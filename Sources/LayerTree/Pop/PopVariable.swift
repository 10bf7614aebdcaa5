public import Motion

/// A readable and writable value for Pop to animate, such as a counter.
public struct PopVariable {
  /// The name in reports.
  public let name: String
  /// The smallest significant difference, used to end springs and decays.
  public let threshold: Double
  let read: () -> AnimatableValue
  let write: (AnimatableValue) -> Void

  /// Creates a variable.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - threshold: The smallest significant difference; Pop's default is 1.
  ///   - read: Returns the value, always of the same kind; transforms are not supported.
  ///   - write: Sets a value of that kind.
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
