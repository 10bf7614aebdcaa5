public import Pixels

/// How a GIF is made: what it may lose, and how long that may take.
///
/// Unless told otherwise, an animation of at most 256 colours is exact, and of others only what is hard to see is lost.
public struct GIFOptions: Hashable, Sendable {
  /// How colours that the table lacks are approached.
  public enum Dither: String, CaseIterable, Hashable, Sendable {
    /// The nearest colour: the smallest files, and right for interfaces.
    case none
    /// A pattern fixed to the screen, in smooth gradients only, so that nothing shimmers.
    case ordered
    /// Each pixel's error goes on to its neighbours: for photographs.
    case diffusion
  }

  /// What may be lost, from 1, the smallest file, to 100, nothing that a GIF could show; 80 unless set.
  public var quality = 80
  /// The most colours of a table, from 2 to 256; 256 unless set.
  public var colors = 256
  /// How colours that the table lacks are approached; the nearest is taken unless set.
  public var dither = Dither.none
  /// What soft edges are blended with, to be opaque; nil leaves out what is less than half opaque.
  ///
  /// Its alpha is ignored.
  public var matte: Pixel?
  /// How much error is traded for size, in percent of what the quality gives, from 0, none, to 1000; 100 unless set.
  public var lossy = 100
  /// How hard to try to make the file small, from 0 to 9; 6 unless set.
  ///
  /// Up to 7 one way through each frame is looked at; at 8 and 9 several at once, of which the best is kept: that takes
  /// some ten times as long.
  public var effort = 6

  /// Makes the standard options.
  public init() {}

  /// Whether every option is within its range.
  public var isValid: Bool {
    (1...100).contains(quality) && (2...256).contains(colors) && (0...1000).contains(lossy)
      && (0...9).contains(effort)
  }
}
