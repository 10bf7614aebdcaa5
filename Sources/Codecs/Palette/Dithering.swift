/// A method of approximating colors that are missing from a table.
public enum Dithering: String, CaseIterable, Hashable, Sendable {
  /// A pattern fixed to the screen in smooth ramps that would show bands, and the nearest color elsewhere.
  case adaptive
  /// The nearest color: the smallest files.
  case none
  /// A pattern fixed to the screen, in smooth gradients only, so that nothing shimmers.
  case ordered
  /// Each pixel's error is diffused to its neighbors: for photographs.
  case diffusion
}
