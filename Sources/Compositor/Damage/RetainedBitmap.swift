public import Pixels
import Raster

/// A bitmap that stores the commands it was painted with, so that the next frame only needs to paint the differences.
///
/// Copies of ``bitmap`` may be kept; while there are any, painting the next frame allocates new memory.
public struct RetainedBitmap {
  /// The pixels; transparent before anything is painted.
  ///
  /// Writing to it discards the stored commands.
  public var bitmap: Bitmap {
    get { pixels }
    _modify {
      painted = nil
      yield &pixels
    }
  }
  var pixels: Bitmap
  /// The painted commands, the color behind them, and the painted rectangle; nil before the first frame.
  var painted: (list: CommandList, background: PremultipliedColor, reach: PixelRect)?

  /// Creates a transparent bitmap.
  ///
  /// - Precondition: ``Bitmap/canHold(width:height:)`` is true for the size.
  public init(width: Int, height: Int) { pixels = Bitmap(width: width, height: height) }

  /// Returns whether no copy shares the pixels.
  package mutating func isUnique() -> Bool { pixels.isUnique() }
}
