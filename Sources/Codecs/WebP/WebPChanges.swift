package import Pixels

/// Encodes the changes from frame to frame as lossy WebP files, for players that paint them one after the other.
package struct WebPChanges: ~Copyable {
  /// A change of the canvas.
  package struct Change: Sendable {
    /// The index of the frame that it begins.
    package let frame: Int
    /// The rectangle that the image covers.
    package let rectangle: PixelRect
    /// True if the image is composited over the canvas; false if it replaces it.
    package let isPaintedOver: Bool
    /// A still WebP file.
    package let image: [UInt8]
  }

  private var animator: WebPAnimator

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - quality: The quality from 1 to 99, as for ``WebPOptions/quality``.
  ///   - effort: The effort spent on smaller files, from 0 to 9.
  ///   - jobs: The number of threads; the bytes are the same for any number.
  /// - Throws: ``OutputError/image(_:)``.
  package init(width: Int, height: Int, quality: Int, effort: Int = 6, jobs: Int) throws(OutputError) {
    do throws(ImageError) {
      // Times are counted in frames.
      animator = try WebPAnimator(
        width: width, height: height, interval: 1, quality: quality, effort: effort,
        exactCoder: WebPExactCoder(keepsImages: false), jobs: jobs)
    } catch {
      throw .image(error)
    }
  }

  /// Adds a frame that differs from the one before.
  ///
  /// - Parameters:
  ///   - frame: The frame, of the animation's size.
  ///   - index: Its index.
  /// - Throws: ``OutputError/image(_:)``.
  package mutating func add(_ frame: Bitmap, at index: Int) throws(OutputError) {
    do throws(ImageError) { try animator.add(frame, at: index) } catch { throw .image(error) }
  }

  /// Ends the animation.
  ///
  /// - Parameter count: The number of frames.
  /// - Returns: The changes in order.
  /// - Throws: ``OutputError/image(_:)``.
  package consuming func finish(frameCount count: Int) throws(OutputError) -> [Change] {
    do throws(ImageError) {
      return try animator.changes(until: count).map { start, frame in
        Change(frame: start, rectangle: frame.rectangle, isPaintedOver: frame.blends, image: frame.image)
      }
    } catch {
      throw .image(error)
    }
  }
}
