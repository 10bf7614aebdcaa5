import CDeflate
import CZlib

/// The memory and the compressors for encoding an image, reused for the next one.
///
/// Unchecked because of its pointers; sound because ``PNGScratchPool`` provides each scratch to one thread at a time.
@safe final class PNGScratch: @unchecked Sendable {
  /// Memory that only grows; its contents are lost when it does.
  @safe struct Memory: ~Copyable {
    private(set) var bytes: UnsafeMutableRawBufferPointer

    init() { unsafe bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0) }

    /// Returns at least the given number of bytes, aligned for vectors.
    mutating func reserve(_ count: Int) -> UnsafeMutableRawPointer {
      if let start = unsafe bytes.baseAddress, unsafe bytes.count >= count { return unsafe start }
      unsafe bytes.deallocate()
      let start = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
      unsafe bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
      return unsafe start
    }

    deinit { unsafe bytes.deallocate() }
  }

  /// A libdeflate compressor.
  @safe private final class Deflater {
    let handle: OpaquePointer

    /// Creates a compressor; nil if memory runs out.
    init?(level: Int) {
      guard let handle = unsafe libdeflate_alloc_compressor(Int32(level)) else { return nil }
      unsafe self.handle = unsafe handle
    }

    deinit { unsafe libdeflate_free_compressor(handle) }
  }

  /// The rows in the file's layout, each after its filter byte.
  var plain = Memory()
  /// The filtered rows.
  var filtered = Memory()
  /// The compressed bytes.
  private var output = Memory()
  /// The smallest compressed bytes so far.
  private var kept = Memory()
  private var deflaters: [Int: Deflater] = [:]

  /// Compresses bytes to a zlib stream.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to compress, not in the scratch's output.
  ///   - level: The compression level of libdeflate, from 0 to 12.
  /// - Returns: The stream, valid until the next call.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)`` when memory runs out.
  func compress(_ bytes: UnsafeRawBufferPointer, level: Int) throws(ImageError) -> UnsafeRawBufferPointer {
    guard let deflater = deflaters[level] ?? Deflater(level: level) else {
      throw .cannotEncode(.png, reason: "there is not enough memory to compress it")
    }
    deflaters[level] = deflater
    let bound = unsafe libdeflate_zlib_compress_bound(deflater.handle, bytes.count)
    let target = unsafe output.reserve(bound)
    // Sound: the call writes at most `bound` bytes, enough for any input.
    let count = unsafe libdeflate_zlib_compress(deflater.handle, bytes.baseAddress, bytes.count, target, bound)
    return unsafe UnsafeRawBufferPointer(start: target, count: count)
  }

  /// Compresses bytes with distant repetitions: zlib's highest level finds them in less time than libdeflate.
  ///
  /// - Parameter bytes: The bytes to compress, not in the scratch's output.
  /// - Returns: The stream, valid until the next call.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)`` when memory runs out.
  func compressRepetitive(_ bytes: UnsafeRawBufferPointer) throws(ImageError) -> UnsafeRawBufferPointer {
    var count = compressBound(uLong(bytes.count))
    let target = unsafe output.reserve(Int(count))
    // Sound: the call reads the bytes, and writes at most `count`, enough for any input.
    let status = unsafe compress2(
      target.assumingMemoryBound(to: UInt8.self), &count, bytes.bindMemory(to: UInt8.self).baseAddress,
      uLong(bytes.count), Z_BEST_COMPRESSION)
    guard status == Z_OK else { throw .cannotEncode(.png, reason: "there is not enough memory to compress it") }
    return unsafe UnsafeRawBufferPointer(start: target, count: Int(count))
  }

  /// Keeps the last compressed bytes; they are then valid until others are kept.
  func keep(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    swap(&output, &kept)
    return unsafe bytes
  }
}
