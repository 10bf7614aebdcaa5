package import Pixels

/// Converts each frame to the bytes of an uncompressed format.
package struct VideoFrameEncoder: FrameEncoder {
  let format: VideoFormat

  package func encode(_ frame: Bitmap, after previous: Bitmap?) -> [UInt8] {
    switch format {
    case .y4m: return y4m(frame)
    case .rgba:
      var straight = frame
      if !frame.isOpaque { straight.unpremultiply() }
      let rowBytes = frame.width * 4
      // Sound: every row of the image has `rowBytes` bytes, and the array has room for all rows.
      return unsafe [UInt8](unsafeUninitializedCapacity: rowBytes * frame.height) { target, count in
        unsafe straight.withUnsafeBytes { bytes in
          for y in 0..<frame.height {
            let row = unsafe UnsafeRawBufferPointer(start: bytes + y * frame.bytesPerRow, count: rowBytes)
            unsafe UnsafeMutableRawBufferPointer(target).baseAddress?.advanced(by: y * rowBytes)
              .copyMemory(from: row.baseAddress ?? bytes, byteCount: rowBytes)
          }
        }
        count = rowBytes * frame.height
      }
    }
  }

  private func y4m(_ frame: Bitmap) -> [UInt8] {
    let mark = Array("FRAME\n".utf8)
    let plane = frame.width * frame.height
    // Sound: three planes follow the mark, each with a byte per pixel.
    return unsafe [UInt8](unsafeUninitializedCapacity: mark.count + 3 * plane) { target, count in
      for (index, byte) in mark.enumerated() { unsafe target[index] = byte }
      for y in 0..<frame.height {
        frame.withWords(ofRow: y) { row in
          let start = mark.count + y * frame.width
          for x in row.indices {
            let word = UInt32(littleEndian: row[x])
            let color = YCbCr.components(
              red: Int32(word & 255), green: Int32(word >> 8 & 255), blue: Int32(word >> 16 & 255))
            unsafe target[start + x] = color.y
            unsafe target[start + plane + x] = color.cb
            unsafe target[start + 2 * plane + x] = color.cr
          }
        }
      }
      count = mark.count + 3 * plane
    }
  }
}
