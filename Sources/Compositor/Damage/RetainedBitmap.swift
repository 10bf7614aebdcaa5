public import Pixels
import Raster

/// A bitmap that remembers its commands, so that the next frame only needs to paint the differences.
///
/// Copies of ``bitmap`` may be kept; while there are any, painting the next frame takes new memory.
public struct RetainedBitmap {
  /// The pixels; clear before anything was painted.
  ///
  /// Writing to it drops the remembered commands.
  public var bitmap: Bitmap {
    get { pixels }
    _modify {
      painted = nil
      yield &pixels
    }
  }
  var pixels: Bitmap
  /// The painted commands, the color behind them, and where they are painted; nil before the first.
  var painted: (list: CommandList, background: PremultipliedColor, reach: PixelRect)?

  /// Makes a clear bitmap.
  ///
  /// - Precondition: ``Bitmap/canHold(width:height:)``.
  public init(width: Int, height: Int) { pixels = Bitmap(width: width, height: height) }

  /// Returns whether nothing else holds the pixels.
  package mutating func isUnique() -> Bool { pixels.isUnique() }
}
