/// The reason why a file can't be read as a Lottie animation.
public struct LottieError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, and its place in the file.
  public let description: String

  init(_ description: String) { self.description = description }
}
