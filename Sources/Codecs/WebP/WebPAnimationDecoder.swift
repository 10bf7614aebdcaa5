import CWebP
package import Pixels

/// Decodes an animated WebP file frame by frame, as a player displays it.
@safe
package final class WebPAnimationDecoder {
  /// The width of the canvas in pixels.
  package let width: Int
  /// The height of the canvas in pixels.
  package let height: Int
  /// The number of times the animation plays; 0 for an endless loop.
  package let plays: Int
  /// The display time of each frame, in milliseconds.
  package let durations: [Int]
  /// The end time, in milliseconds, of the frame that was returned last, as stored in the file.
  private(set) var end = 0
  /// A copy of the file; the decoder reads it as long as it exists.
  private let file: UnsafeMutableBufferPointer<UInt8>
  private let decoder: OpaquePointer
  private let conversion: ColorConversion?

  /// The duration, in milliseconds, below which browsers show a frame for a tenth of a second.
  private static let minimumDuration = 11

  /// Reads a file's frame information.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Throws: ``ImageError`` when the bytes are not a complete, valid WebP file, or the canvas is too large.
  package init(_ bytes: [UInt8]) throws(ImageError) {
    guard ImageFormat(of: bytes) == .webp else { throw .wrongFormat(.webp) }
    conversion = try ColorConversion(WebPDescription(bytes).colors, form: .rgba8, isGray: false, format: .webp)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = unsafe memory.initialize(from: bytes)
    var features = WebPBitstreamFeatures()
    // The size is checked first, because the decoder allocates its canvas immediately.
    if unsafe WebPGetFeatures(memory.baseAddress, bytes.count, &features) == VP8_STATUS_OK {
      do {
        try ImageLimit.check(
          width: Int(features.width), height: Int(features.height), limit: ImageLimit.animation)
      } catch {
        unsafe memory.deallocate()
        throw error
      }
    }
    var data = unsafe WebPData(bytes: UnsafePointer(memory.baseAddress), size: bytes.count)
    var options = WebPAnimDecoderOptions()
    // Sound: the options are a local variable that the call initializes.
    let isKnown = unsafe WebPAnimDecoderOptionsInitInternal(&options, WEBP_DEMUX_ABI_VERSION) != 0
    // libwebp's premultiplication rounds differently from the rest of Flipbook.
    options.color_mode = MODE_RGBA
    // Sound: the data points to memory that lives until the decoder is deleted.
    guard isKnown, let decoder = unsafe WebPAnimDecoderNewInternal(&data, &options, WEBP_DEMUX_ABI_VERSION) else {
      unsafe memory.deallocate()
      throw .damaged(.webp, reason: "its frames cannot be read")
    }
    var info = WebPAnimInfo()
    // Sound: the call fills in a local variable.
    _ = unsafe WebPAnimDecoderGetInfo(decoder, &info)
    let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
    do { try ImageLimit.check(width: width, height: height, limit: ImageLimit.animation) } catch {
      unsafe WebPAnimDecoderDelete(decoder)
      unsafe memory.deallocate()
      throw error
    }
    unsafe (self.file, self.decoder) = (memory, decoder)
    (self.width, self.height, plays) = (width, height, Int(info.loop_count))
    unsafe durations = Self.durations(decoder)
  }

  deinit {
    unsafe WebPAnimDecoderDelete(decoder)
    unsafe file.deallocate()
  }

  private static func durations(_ decoder: OpaquePointer) -> [Int] {
    var durations: [Int] = []
    var frame = unsafe WebPIterator()
    // Sound: the iterator is a local variable, released before the end of its scope.
    guard let demuxer = unsafe WebPAnimDecoderGetDemuxer(decoder), unsafe WebPDemuxGetFrame(demuxer, 1, &frame) != 0
    else { return [] }
    defer { unsafe WebPDemuxReleaseIterator(&frame) }
    repeat {
      let duration = unsafe Int(frame.duration)
      durations.append(duration < minimumDuration ? 100 : duration)
    } while unsafe WebPDemuxNextFrame(&frame) != 0
    return durations
  }

  /// Returns the next frame, not premultiplied; nil after the last.
  ///
  /// - Throws: ``ImageError`` when a frame is damaged.
  package func next() throws(ImageError) -> Bitmap? {
    guard unsafe WebPAnimDecoderHasMoreFrames(decoder) != 0 else { return nil }
    var canvas: UnsafeMutablePointer<UInt8>?
    var time: Int32 = 0
    guard unsafe WebPAnimDecoderGetNext(decoder, &canvas, &time) != 0, let canvas = unsafe canvas else {
      throw .damaged(.webp, reason: "one of its frames cannot be read")
    }
    end = Int(time)
    var bitmap = Bitmap(width: width, height: height)
    bitmap.alphaType = .straight
    let (rowBytes, distance, height) = (width * 4, bitmap.bytesPerRow, height)
    // Sound: the decoder's canvas has `height` rows of this many bytes, and the bitmap has rows of the same size and
    // stride.
    unsafe bitmap.withUnsafeMutableBytes { pixels in
      for y in 0..<height {
        unsafe (pixels + y * distance).copyMemory(from: canvas + y * rowBytes, byteCount: rowBytes)
      }
    }
    conversion?.convert(&bitmap)
    return bitmap
  }
}
