package import Pixels

/// The header line of a YUV4MPEG2 stream.
package struct Y4MHeader: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// The number of frames per second; nil if the stream does not state it.
  package let rate: FrameRate?
  /// The horizontal and vertical chroma subsampling; nil without chroma.
  let subsampling: Subsampling?
  private let hasFullRange: Bool
  /// True for BT.709 colors, as tagged in the streams that Flipbook writes.
  private let isHighDefinition: Bool
  /// True if an alpha plane follows the others; it is skipped.
  private let hasAlpha: Bool

  struct Subsampling: Hashable, Sendable {
    let x: Int
    let y: Int
  }

  /// The reason why a header line cannot be read; it completes "because …".
  package struct Failure: Error, Hashable, Sendable {
    package let reason: String
  }

  /// The tag for BT.709 colors; programs that do not know it ignore it.
  static let highDefinitionMark = "XCOLORMATRIX=BT709"

  /// The signature of a stream.
  package static let magic = "YUV4MPEG2"

  /// Parses the header line, given without its line feed.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isHighDefinition: True for BT.709 colors, false for BT.601; nil to follow the line.
  /// - Throws: ``Failure`` if the line is not a valid header, or the stream is not supported.
  package init(_ line: String, isHighDefinition: Bool? = nil) throws(Failure) {
    var fields: [Character: Substring] = [:]
    var words = line.split(separator: " ")
    guard words.first == Substring(Y4MHeader.magic) else { throw Failure(reason: "it is not a YUV4MPEG2 stream") }
    words.removeFirst()
    self.isHighDefinition = isHighDefinition ?? words.contains(Substring(Y4MHeader.highDefinitionMark))
    var hasFullRange = false
    for word in words {
      guard let key = word.first else { continue }
      if word == "XCOLORRANGE=FULL" { hasFullRange = true }
      if key != "X" { fields[key] = word.dropFirst() }
    }
    guard let width = fields["W"].flatMap({ Int($0) }), let height = fields["H"].flatMap({ Int($0) }),
      Bitmap.canHold(width: width, height: height)
    else { throw Failure(reason: "its size is missing or invalid") }
    (self.width, self.height) = (width, height)
    rate = fields["F"].flatMap { FrameRate(String($0).replacing(":", with: "/")) }
    if let interlacing = fields["I"], !["p", "?"].contains(interlacing) {
      throw Failure(reason: "interlaced frames are not supported: deinterlace it first")
    }
    hasAlpha = fields["C"] == "444alpha"
    switch fields["C"] ?? "420" {
    case "444", "444alpha": subsampling = Subsampling(x: 1, y: 1)
    case "422": subsampling = Subsampling(x: 2, y: 1)
    case "411": subsampling = Subsampling(x: 4, y: 1)
    case "420", "420jpeg", "420mpeg2", "420paldv": subsampling = Subsampling(x: 2, y: 2)
    case "mono": subsampling = nil
    case let other:
      throw Failure(reason: "its pixel format is \(other), but only 420, 422, 411, 444 and mono are supported")
    }
    self.hasFullRange = hasFullRange
  }

  var chroma: (width: Int, height: Int) {
    subsampling.map { ((width + $0.x - 1) / $0.x, (height + $0.y - 1) / $0.y) } ?? (0, 0)
  }

  /// The number of bytes in a frame, after the frame's own header line.
  package var frameBytes: Int {
    width * height * (hasAlpha ? 2 : 1) + 2 * chroma.width * chroma.height
  }

  /// Returns the bitmap of a frame; colors are BT.601 unless tagged otherwise.
  ///
  /// - Precondition: `bytes` has ``frameBytes`` elements.
  package func picture(_ bytes: [UInt8]) -> Bitmap {
    precondition(bytes.count == frameBytes, "a frame must have \(frameBytes) bytes, but has \(bytes.count)")
    var bitmap = Bitmap(width: width, height: height)
    let (chroma, matrix, rowBytes) = (chroma, matrix, bitmap.bytesPerRow)
    let planes = (cb: width * height, cr: width * height + chroma.width * chroma.height)
    unsafe bitmap.withUnsafeMutableBytes { target in
      for y in 0..<height {
        // Sound: a row of the image has `width` pixels.
        let row = unsafe (target + y * rowBytes).assumingMemoryBound(to: Pixel.self)
        for x in 0..<width {
          let luma = bytes[y * width + x]
          var (cb, cr) = (UInt8(128), UInt8(128))
          if let subsampling {
            let sample = y / subsampling.y * chroma.width + x / subsampling.x
            (cb, cr) = (bytes[planes.cb + sample], bytes[planes.cr + sample])
          }
          let color = matrix.color(y: luma, cb: cb, cr: cr)
          unsafe row[x] = Pixel(red: color.red, green: color.green, blue: color.blue)
        }
      }
    }
    return bitmap
  }

  /// The matrix from luma and chroma to RGB.
  var matrix: YCbCr.Matrix { hasFullRange ? .full : isHighDefinition ? .highDefinition : .standard }
}
