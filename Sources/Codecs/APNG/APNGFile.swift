import CDeflate
import Pixels

/// The parts of an animated PNG file, found without decoding pixels.
struct APNGFile: Sendable {
  /// One frame, with its pixels still compressed.
  struct Frame: Sendable {
    let control: APNGControl
    /// The ranges of the file that hold the frame's compressed pixels.
    var data: [Range<Int>] = []
  }

  let bytes: [UInt8]
  let width: Int
  let height: Int
  private(set) var plays = 0
  private(set) var frames: [Frame] = []
  /// True if the pixel format has neither alpha nor a transparent color.
  private(set) var isOpaque: Bool
  private var announced: Int?
  /// The complete chunks that every frame's pixels depend on, such as palette and gamma.
  private var ancillary: [UInt8] = []

  /// Splits a file into its parts.
  ///
  /// - Throws: ``ImageError`` when this isn't a PNG file, or is damaged.
  init(_ bytes: [UInt8]) throws(ImageError) {
    let header = try PNGHeader(bytes)
    (self.bytes, width, height) = (bytes, header.width, header.height)
    guard bytes.count > 33 else { throw .damaged(.png, reason: "it is truncated after its size") }
    isOpaque = bytes[25] == 0 || bytes[25] == 2 || bytes[25] == 3
    var position = 33
    var hasData = false
    while position < bytes.count {
      guard position + PNGChunks.overhead <= bytes.count else { throw APNGFile.cutShort }
      let count = number(at: position)
      let data = position + 8..<position + 8 + count
      guard data.upperBound + 4 <= bytes.count else { throw APNGFile.cutShort }
      let kind = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
      switch kind {
      case "acTL":
        guard count == 8 else { throw .damaged(.png, reason: "its animation control chunk is damaged") }
        announced = number(at: data.lowerBound)
        plays = number(at: data.lowerBound + 4)
      case "fcTL": frames.append(try frame(at: data))
      case "IDAT":
        hasData = true
        // Pixels before the first frame control chunk are the default image, for programs that do not support
        // animation.
        if !frames.isEmpty { frames[frames.count - 1].data.append(data) }
      case "fdAT":
        guard count >= 4, !frames.isEmpty else { throw .damaged(.png, reason: "a frame's pixels are damaged") }
        guard checksum(of: position + 4..<data.upperBound) == number(at: data.upperBound) else {
          throw .damaged(.png, reason: "the pixels of frame \(frames.count - 1) are damaged")
        }
        frames[frames.count - 1].data.append(data.dropFirst(4))
      case "IEND":
        position = bytes.count
      default:
        if kind == "tRNS" { isOpaque = false }
        if !hasData, kind != "IHDR", kind != "eXIf" { ancillary += bytes[position..<data.upperBound + 4] }
      }
      if kind != "IEND" { position = data.upperBound + 4 }
    }
    if let announced, announced != frames.count || frames.contains(where: { $0.data.isEmpty }) {
      throw .damaged(.png, reason: "it has only \(frames.count { !$0.data.isEmpty }) of \(announced) frames")
    }
  }

  /// True if the file has an animation control chunk (`acTL`).
  var isAnimated: Bool { announced != nil }

  /// Returns a frame's pixels as a separate PNG file.
  func image(of frame: Frame) -> [UInt8] {
    var chunks = PNGChunks()
    chunks.appendSignature()
    let rectangle = frame.control.rectangle
    unsafe chunks.append("IHDR", PNGChunks.bytes(rectangle.width) + PNGChunks.bytes(rectangle.height) + bytes[24..<29])
    chunks.append(whole: ancillary)
    for part in frame.data { unsafe chunks.append("IDAT", Array(bytes[part])) }
    unsafe chunks.append("IEND", [])
    return chunks.bytes
  }

  private static let cutShort = ImageError.damaged(.png, reason: "it is truncated")

  private func frame(at data: Range<Int>) throws(ImageError) -> Frame {
    guard data.count == APNGControl.byteCount else {
      throw .damaged(.png, reason: "the control chunk of frame \(frames.count) is damaged")
    }
    guard let control = APNGControl(bytes[data]), control.rectangle.maxX <= width, control.rectangle.maxY <= height
    else {
      throw .damaged(
        .png, reason: "frame \(frames.count) extends beyond the canvas, or its dispose or blend operation is unknown")
    }
    return Frame(control: control)
  }

  private func checksum(of range: Range<Int>) -> Int {
    // Sound: the range is within the array.
    unsafe bytes.withUnsafeBytes { all in
      unsafe Int(libdeflate_crc32(0, all.baseAddress.map { unsafe $0 + range.lowerBound }, range.count))
    }
  }

  private func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
}

extension PNGHeader {
  /// Returns whether a file's pixel format has no alpha, without decoding its pixels; false if the file is damaged.
  package static func declaresOpaque(_ bytes: [UInt8]) -> Bool { (try? APNGFile(bytes))?.isOpaque == true }
}
