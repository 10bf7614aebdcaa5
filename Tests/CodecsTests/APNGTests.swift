import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Animated PNGs")
struct APNGTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes an animation, a frame of the rate a picture unless an order says otherwise.
  private func make(
    _ pictures: [Bitmap], rate: FrameRate = 25, order: FrameOrder = .plain, isOpaque: Bool = false, plays: Int = 0,
    effort: Int = 6, to name: String = "x.png"
  ) throws -> [UInt8] {
    let output = try OutputFile(path: folder / name)
    var sink = try APNGStream(
      output, rate: rate, width: pictures[0].width, height: pictures[0].height, isOpaque: isOpaque, plays: plays,
      effort: effort)
    let encoder = sink.encoder
    var previous: Bitmap?
    for slot in FrameSchedule(everyFrameAt: rate, frameCount: pictures.count, order: order).slots {
      try sink.write(encoder.encode(pictures[slot.frame], after: previous), for: slot)
      previous = pictures[slot.frame]
    }
    let count = try sink.finish()
    let bytes = try folder.read(name)
    #expect(count == bytes.count)
    return bytes
  }

  private func decode(_ bytes: [UInt8]) throws -> (pictures: [Bitmap], lengths: [Int]) {
    var decoder = try #require(try APNGDecoder(bytes))
    var pictures: [Bitmap] = []
    while var picture = try decoder.next() {
      picture.premultiply()
      pictures.append(picture)
    }
    return (pictures, decoder.lengths)
  }

  /// What Pillow, pngcheck and ffmpeg make of a file.
  private func expectOthersSee(
    _ pictures: [Bitmap], milliseconds: [Double], plays: Int, in name: String = "x.png",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let check = try Tool.pngcheck.run(["-q", folder / name])
    #expect(check.status == 0 && check.text.isEmpty, "pngcheck: \(check.text)", sourceLocation: sourceLocation)
    let pillow = try Tool.python(
      """
      import json, sys, warnings
      warnings.simplefilter("error")
      import PIL
      from PIL import Image
      image = Image.open(sys.argv[1])
      # Pillow before 10.1 paints the color that stands for what stays.
      knows_keys = tuple(map(int, PIL.__version__.split(".")[:2])) >= (10, 1)
      has_key = image.mode == "RGB" and "transparency" in image.info
      durations = []
      with open(sys.argv[2], "wb") as raw:
          for number in range(getattr(image, "n_frames", 1)):
              image.seek(number)
              durations.append(image.info.get("duration"))
              raw.write(image.convert("RGBA").tobytes())
      print(json.dumps([image.info.get("loop"), durations, knows_keys or not has_key]))
      image.close()
      """, folder / name, folder / "raw")
    #expect(pillow.status == 0 && pillow.standardError.isEmpty, "Pillow: \(pillow.standardError)")
    let report = try JSONSerialization.jsonObject(with: pillow.standardOutput) as? [Any]
    #expect(report?[0] as? Int == plays, sourceLocation: sourceLocation)
    let durations = report?[1] as? [Double] ?? []
    #expect(durations.count == milliseconds.count, sourceLocation: sourceLocation)
    #expect(zip(durations, milliseconds).allSatisfy { abs($0 - $1) < 1e-6 }, sourceLocation: sourceLocation)
    let wanted = pictures.flatMap(straightBytes)
    // Not compared within the macro, which would print both.
    let isSame = try report?[2] as? Bool == false || folder.read("raw") == wanted
    #expect(isSame, "Pillow", sourceLocation: sourceLocation)
    let ffmpeg = try Tool.ffmpeg.run(
      [
        "-v", "error", "-y", "-f", "apng", "-i", folder / name, "-f", "rawvideo", "-pix_fmt", "rgba", "-fps_mode",
        "passthrough", folder / "frames",
      ])
    #expect(ffmpeg.standardError.isEmpty, "ffmpeg: \(ffmpeg.standardError)", sourceLocation: sourceLocation)
    let isSameThere = try folder.read("frames") == wanted
    #expect(isSameThere, "ffmpeg", sourceLocation: sourceLocation)
  }

  private func straightBytes(_ picture: Bitmap) -> [UInt8] {
    var straight = picture
    straight.unpremultiply()
    return (0..<picture.height).flatMap { y in straight.withRow(y) { row in row.indices.map { row[$0] } } }
  }

  @Test("Opaque frames come back byte for byte, everywhere", arguments: [1, 6])
  func opaque(effort: Int) throws {
    let pictures = (0..<8).map { TestPictures.interface(50, 31, step: $0) }
    let bytes = try make(pictures, isOpaque: true, plays: 3, effort: effort)
    #expect(try decode(bytes).pictures == pictures)
    try expectOthersSee(pictures, milliseconds: pictures.map { _ in 40 }, plays: 3)
  }

  @Test("So do translucent ones, which may cover or clear what was there")
  func translucent() throws {
    let pictures =
      (0..<8).map { TestPictures.disc(60, 31, atX: 7 * $0, red: UInt8(90 + 20 * $0)) } + [
        TestPictures.make(60, 31) { x, y in Pixel(red: UInt8(x), green: 0, blue: UInt8(min(x, y)), alpha: UInt8(4 * x))
        },
        Bitmap(width: 60, height: 31),
      ]
    let bytes = try make(pictures)
    #expect(try decode(bytes).pictures == pictures)
    try expectOthersSee(pictures, milliseconds: pictures.map { _ in 40 }, plays: 0)
  }

  @Test("Few changes in a large rectangle are painted over what is there")
  func over() throws {
    let base = TestPictures.noise(80, 60, seed: 1)
    var next = base
    for (x, y) in [(0, 0), (79, 59)] { next[x, y] = Pixel(red: 1, green: 2, blue: 3) }
    let bytes = try make([base, next])
    let blends = PNGFile.chunks(of: bytes).filter { $0.kind == "fcTL" }.map { $0.data[25] }
    #expect(blends == [0, 1])
    #expect(bytes.count < 80 * 60 * 5)
    #expect(try decode(bytes).pictures == [base, next])
  }

  /// Pictures of many opaque colors that have little spots of others, far apart.
  private func spotted(_ count: Int) -> [Bitmap] {
    let base = TestPictures.noise(80, 60, seed: 1)
    return (0..<count).map { step in
      var picture = base
      for (x, y) in [(step, 2 * step), (79, 59 - step)] { picture[x, y] = Pixel(red: 1, green: 2, blue: 3) }
      return picture
    }
  }

  @Test(
    "Opaque frames get a color that stands for what stays, which no frame has, where few pixels of many change",
    arguments: [0, 1, 2, 64])
  func overOpaque(used: Int) throws {
    // Black, and then rare ones.
    let keys = [Pixel(red: 0, green: 0, blue: 0)] + (1..<64).map { Pixel(red: 1, green: 254, blue: UInt8($0)) }
    var pictures = spotted(12)
    // Colors that could be taken for pixels that stay, in the last picture only.
    for key in 0..<used { pictures[11][key, 30] = keys[key] }
    let bytes = try make(pictures, isOpaque: true, plays: 2)
    #expect(layout(of: bytes) == [2, 8])
    let blends = PNGFile.chunks(of: bytes).filter { $0.kind == "fcTL" }.map { $0.data[25] }
    #expect(blends == [0] + pictures.dropFirst().map { _ in used < 64 ? 1 : 0 })
    let gap = PNGFile.chunks(of: bytes).first { $0.kind == "tRNS" }.map { Array($0.data) }
    let free = keys.dropFirst(used).first
    #expect(gap == free.map { [0, $0.red, 0, $0.green, 0, $0.blue] })
    if used < 64 { #expect(bytes.count < 80 * 60 * 5) }
    let decoded = try decode(bytes)
    #expect(decoded.pictures == pictures)
    #expect(try APNGDecoder(bytes)?.isOpaque == true)
    try expectOthersSee(pictures, milliseconds: pictures.map { _ in 40 }, plays: 2)
  }

  @Test("Where all pixels change, no color stands for what stays")
  func plainOpaque() throws {
    let pictures = (0..<12).map { TestPictures.noise(40, 30, seed: UInt64($0)) }
    let bytes = try make(pictures, isOpaque: true)
    #expect(layout(of: bytes) == [2, 8])
    #expect(try decode(bytes).pictures == pictures)
  }

  /// A picture of a number of colors all over, but for a stripe of one of them.
  private func speckled(_ count: Int, stripe: Int, isGray: Bool = false, alpha: UInt8 = 255) -> Bitmap {
    var numbers = SeededRandom(seed: UInt64(count))
    return TestPictures.make(60, 40) { x, y in
      let any = Int(numbers.next() % UInt64(count))
      let value = UInt8(y > 8 && y < 30 && x / 10 == stripe ? 0 : y < 5 ? (60 * y + x) % count : any)
      if isGray { return Pixel(red: value, green: value, blue: value) }
      return Pixel(red: min(value, alpha), green: min(255 - value, alpha), blue: value == 9 ? alpha : 0, alpha: alpha)
    }
  }

  /// The color type and the depth in a file's header.
  private func layout(of bytes: [UInt8]) -> [UInt8] { [bytes[25], bytes[24]] }

  @Test("Few colors become a palette, wherever the file goes", arguments: [2, 16, 255, 256])
  func palette(count: Int) throws {
    let pictures = (0..<3).map { speckled(count, stripe: $0) }
    let bytes = try make(pictures, isOpaque: true, plays: 2)
    #expect(layout(of: bytes) == [3, 8])
    #expect(try decode(bytes).pictures == pictures)
    try expectOthersSee(pictures, milliseconds: [40, 40, 40], plays: 2)
    // Where nothing declares that all is opaque, it is found out.
    let found = try make(pictures, plays: 2)
    #expect(found == bytes)
  }

  @Test("Frames made again by several jobs give the same file, and report their progress", arguments: [1, 2, 5])
  func parallelPalette(jobs: Int) async throws {
    let pictures = (0..<9).map { speckled(40, stripe: $0 / 2) }
    let one = try make(pictures, isOpaque: true)
    var sink = try APNGStream(
      try OutputFile(path: folder / "y.png"), rate: 25, width: 60, height: 40, isOpaque: true, jobs: jobs)
    let encoder = sink.encoder
    var previous: Bitmap?
    for slot in FrameSchedule(everyFrameAt: 25, frameCount: pictures.count).slots {
      try sink.write(encoder.encode(pictures[slot.frame], after: previous), for: slot)
      previous = pictures[slot.frame]
    }
    var reported: [[Int]] = []
    try await sink.finish { reported.append([$0, $1]) }
    #expect(try folder.read("y.png") == one)
    #expect(layout(of: one) == [3, 8])
    // Frames that look the same are one.
    #expect(reported == (1...5).map { [$0, 5] })
  }

  @Test("A palette has a color for what is left out, if there is room", arguments: [255, 256])
  func gaps(count: Int) throws {
    let base = speckled(count, stripe: 0)
    var next = base
    for (x, y) in [(0, 7), (59, 39)] { next[x, y] = base[20, 0] }
    let bytes = try make([base, next], isOpaque: true)
    #expect(layout(of: bytes) == [3, 8])
    #expect(PNGFile.chunks(of: bytes).filter { $0.kind == "fcTL" }.map { $0.data[25] } == [0, count < 256 ? 1 : 0])
    #expect(try decode(bytes).pictures == [base, next])
    try expectOthersSee([base, next], milliseconds: [40, 40], plays: 0)
  }

  @Test("Translucent colors have room in the palette")
  func translucentPalette() throws {
    let pictures = (0..<4).map { speckled(100, stripe: $0, alpha: UInt8(60 + 40 * $0)) }
    let bytes = try make(Array(pictures[..<2]))
    #expect(layout(of: bytes) == [3, 8])
    #expect(try decode(bytes).pictures == Array(pictures[..<2]))
    let more = try make(pictures)
    #expect(layout(of: more) == [6, 8])
    #expect(try decode(more).pictures == pictures)
    try expectOthersSee(pictures, milliseconds: [40, 40, 40, 40], plays: 0)
  }

  @Test(
    "Grays become a palette from dark to bright, or grays if there is no room for what is left out",
    arguments: [200, 256])
  func grays(count: Int) throws {
    let pictures = (0..<4).map { speckled(count, stripe: $0, isGray: true) }
    let bytes = try make(pictures, isOpaque: true)
    #expect(layout(of: bytes) == [count == 200 ? 3 : 0, 8])
    if count == 200 {
      let colors = try #require(PNGFile.chunks(of: bytes).first { $0.kind == "PLTE" }).data
      let reds = stride(from: 3, to: colors.count, by: 3).map { colors[colors.startIndex + $0] }
      #expect(reds == reds.sorted())
    }
    #expect(try decode(bytes).pictures == pictures)
    try expectOthersSee(pictures, milliseconds: [40, 40, 40, 40], plays: 0)
  }

  @Test("The color around what moves has the number of a row without a filter")
  func surroundings() throws {
    let sky = Pixel(red: 200, green: 220, blue: 250)
    let pictures = (0..<6).map { step in
      // Dots that leave nothing where they were.
      TestPictures.make(90, 60) { x, y in
        (x * 7 + y * 3 + step * 5) % 11 == 0 ? Pixel(red: UInt8(20 * (x % 9)), green: 30, blue: 60) : sky
      }
    }
    let bytes = try make(
      pictures.map { picture in
        var picture = picture
        picture[0, 0] = sky
        return picture
      }, isOpaque: true)
    let colors = try #require(PNGFile.chunks(of: bytes).first { $0.kind == "PLTE" }).data
    #expect(Array(colors.prefix(3)) == [sky.red, sky.green, sky.blue])
  }

  @Test("What is painted over is not restored, which Pillow does otherwise than the format says")
  func paintedOver() throws {
    // A speckled picture with a spot that comes and goes: onto what was there, restoring takes the fewest bytes.
    let base = TestPictures.noise(120, 90, seed: 3)
    let pictures = (0..<9).map { step in
      var picture = base
      guard step % 3 > 0 else { return picture }
      for (x, y) in [(9 * step, 4), (110 - 9 * step, 80)] {
        for dx in 0..<4 { picture[x + dx, y] = Pixel(red: 1, green: UInt8(20 * step), blue: UInt8(30 * dx)) }
      }
      return picture
    }
    let bytes = try make(pictures, isOpaque: true)
    let controls = PNGFile.chunks(of: bytes).filter { $0.kind == "fcTL" }
    #expect(controls.contains { $0.data[25] == 1 })
    #expect(!controls.contains { $0.data[25] == 1 && $0.data[24] == 2 })
    #expect(try decode(bytes).pictures == pictures)
    try expectOthersSee(pictures, milliseconds: pictures.map { _ in 40 }, plays: 0)
  }

  @Test("Slow gradients and small images get a longer search than other frames", arguments: [240, 48])
  func fade(side: Int) throws {
    // A glow and its surroundings, halfway from black.
    var picture = Bitmap(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (Double(x - side / 2), Double(y - side / 3))
        let glow = exp(-(dx * dx + dy * dy) / Double(side * side / 10))
        func level(_ base: Double, _ light: Double) -> UInt8 { UInt8(((base + light * glow) / 2).rounded()) }
        picture[x, y] = Pixel(red: level(14, 52), green: level(15, 40), blue: level(22, 88))
      }
    }
    let (scratch, compression) = (PNGScratch(), PNGCompression(effort: 6, ofParts: true))
    let rows = PNGRows(picture, picture.bounds, as: .rgb, in: scratch)
    let filters = PNGRowFilters.same(.none)
    let quick = try unsafe scratch.compress(filters.apply(to: rows, in: scratch), level: 6).count
    let usual = try unsafe scratch.compress(filters.apply(to: rows, in: scratch), level: 10).count
    let kept = try unsafe compression.compressKept(rows, filters, smallerThan: quick, in: scratch)?.count
    #expect(try #require(kept) < usual, "\(usual) bytes at the usual level")
  }

  @Test("A palette is given up when there are too many colors, however late", arguments: [0, 2, 5])
  func manyColors(step: Int) throws {
    let pictures = (0..<6).map {
      $0 == step ? TestPictures.noise(50, 31, seed: 1) : TestPictures.interface(50, 31, step: $0)
    }
    let bytes = try make(pictures, isOpaque: true)
    #expect(layout(of: bytes) == [2, 8])
    #expect(try decode(bytes).pictures == pictures)
    try expectOthersSee(pictures, milliseconds: pictures.map { _ in 40 }, plays: 0)
  }

  @Test("Without any effort there is no palette")
  func noEffort() throws {
    let pictures = (0..<3).map { TestPictures.interface(50, 31, step: $0) }
    let bytes = try make(pictures, isOpaque: true, effort: 0)
    #expect(layout(of: bytes) == [2, 8])
    #expect(try decode(bytes).pictures == pictures)
  }

  @Test("What comes back is restored, and what leaves nothing is cleared, where that is smaller")
  func disposal() throws {
    let noise = (0..<2).map { TestPictures.noise(60, 40, seed: $0) }
    let blinking = [noise[0], noise[1], noise[0], noise[1], noise[0]]
    let bytes = try make(blinking, isOpaque: true)
    #expect(disposals(of: bytes) == [0, 2, 0, 2, 0])
    #expect(try decode(bytes).pictures == blinking)
    try expectOthersSee(blinking, milliseconds: blinking.map { _ in 40 }, plays: 0)
    // A spot of many colors that jumps.
    let spots = (0..<5).map { step in
      TestPictures.make(120, 40) { x, y in
        let (x, y) = (x - 90 * (step % 2), y - 3 * step)
        return (0..<20).contains(x) && (0..<20).contains(y) ? noise[0][x, y] : .clear
      }
    }
    let clear = try make(spots)
    #expect(disposals(of: clear) == [1, 1, 1, 1, 0])
    #expect(try decode(clear).pictures == spots)
    try expectOthersSee(spots, milliseconds: spots.map { _ in 40 }, plays: 0)
  }

  private func disposals(of bytes: [UInt8]) -> [UInt8] {
    PNGFile.chunks(of: bytes).filter { $0.kind == "fcTL" }.map { $0.data[24] }
  }

  @Test("Holes that a frame leaves where it is disposed of are not opaque")
  func holes() throws {
    let made = try Tool.python(
      """
      import sys
      from PIL import Image, ImageDraw
      frames = []
      for step in range(3):
          image = Image.new("RGB", (40, 20), (9, 9, 90))
          ImageDraw.Draw(image).rectangle((6 * step, 3, 6 * step + 9, 15), fill=(200, 30 * step, 90))
          frames.append(image)
      frames[0].save(sys.argv[1], save_all=True, append_images=frames[1:], duration=70, disposal=[0, 1, 0])
      """, folder / "x.png")
    #expect(made.status == 0, "\(made.standardError)")
    #expect(try APNGDecoder(folder.read("x.png"))?.isOpaque == false)
  }

  @Test("Only what changes is stored, and frames that look the same become one")
  func still() throws {
    let picture = TestPictures.interface(50, 30, step: 0)
    var other = picture
    other[20, 10] = Pixel(red: 1, green: 2, blue: 3)
    let bytes = try make([picture, picture, picture, other, other], isOpaque: true)
    let controls = PNGFile.chunks(of: bytes).filter { $0.kind == "fcTL" }
    #expect(controls.map { Array($0.data[4..<20].filter { $0 != 0 }) } == [[50, 30], [1, 1, 20, 10]])
    #expect(try decode(bytes).pictures == [picture, other])
    try expectOthersSee([picture, other], milliseconds: [120, 80], plays: 0)
  }

  @Test(
    "Delays are exact fractions",
    arguments: [
      ("60", 1, 60), ("50", 1, 50), ("30000/1001", 1001, 30_000), ("24000/1001", 1001, 24_000), ("0.5", 2, 1),
      ("29.97", 100, 2997), ("1000", 1, 1000),
    ])
  func delays(rate: String, numerator: Int, denominator: Int) throws {
    let rate = try #require(FrameRate(rate))
    let delays = APNGDelay.delays(start: 7, length: 1, rate: rate)
    #expect(delays.map(\.numerator) == [numerator])
    #expect(delays.map(\.denominator) == [denominator])
  }

  @Test("What is too long or too fine for 16 bits is split, or nearly right without an error that adds up")
  func longDelays() throws {
    let sixty: FrameRate = 60
    #expect(APNGDelay.delays(start: 0, length: 60 * 86_400, rate: sixty).map(\.numerator).reduce(0, +) > 0)
    for rate in ["60", "30000/1001", "12.345678", "0.010001", "999.999999"] {
      let rate = try #require(FrameRate(rate))
      for length in [1, 100, 70_000, 1_000_000] {
        var (start, total) = (0, 0.0)
        for _ in 0..<3 {
          let delays = APNGDelay.delays(start: start, length: length, rate: rate)
          #expect(delays.allSatisfy { (1...65_535).contains($0.numerator) && (1...65_535).contains($0.denominator) })
          total += delays.reduce(0) { $0 + Double($1.numerator) / Double($1.denominator) }
          start += length
        }
        #expect(abs(total - rate.time(ofFrame: start)) < 1e-4 + 1e-9 * total)
      }
    }
  }

  @Test("A very long hold goes on with frames that change nothing", arguments: [true, false])
  func longHold(isOpaque: Bool) throws {
    let rate: FrameRate = 60
    let pictures = (0..<2).map {
      isOpaque ? TestPictures.interface(20, 10, step: $0) : TestPictures.disc(20, 10, atX: 4 + $0)
    }
    let bytes = try make(pictures, rate: rate, order: FrameOrder(holdLast: 200_000), isOpaque: isOpaque)
    let decoded = try decode(bytes)
    #expect(decoded.pictures.first == pictures[0] && decoded.pictures.dropFirst().allSatisfy { $0 == pictures[1] })
    #expect(decoded.lengths.reduce(0, +) == 200_002)
    #expect(try Tool.pngcheck.run(["-q", folder / "x.png"]).status == 0)
  }

  @Test("Awkward pictures are files like others", arguments: [(1, 1), (1, 9), (16_384, 2), (33, 17)])
  func sizes(width: Int, height: Int) throws {
    for pictures in [
      (0..<3).map { TestPictures.noise(width, height, seed: $0) }, [Bitmap(width: width, height: height)],
      (0..<3).map { TestPictures.disc(width, height, atX: Int($0)) },
    ] {
      let bytes = try make(pictures)
      var distinct: [Bitmap] = []
      for picture in pictures where distinct.last != picture { distinct.append(picture) }
      #expect(try decode(bytes).pictures == distinct)
      #expect(try Tool.pngcheck.run(["-q", folder / "x.png"]).status == 0)
    }
  }

  @Test("No frames make no file, and a file that is given up leaves nothing")
  func empty() throws {
    let path = folder / "x.png"
    #expect(throws: OutputError.self) {
      try APNGStream(try OutputFile(path: path), rate: 25, width: 4, height: 4, isOpaque: true).finish()
    }
    #expect(folder.names.isEmpty)
  }

  @Test("A frame that is translucent in an opaque animation is reported, and not falsified")
  func falseOpacity() throws {
    let encoder = APNGFrameEncoder(width: 2, height: 2, isOpaque: true, effort: 6)
    #expect(throws: OutputError.self) { try encoder.encode(Bitmap(width: 2, height: 2), after: nil) }
  }

  @Test("What others write is read as others read it", arguments: ["none", "background", "previous"])
  func disposals(name: String) throws {
    let made = try Tool.python(
      """
      import sys
      from PIL import Image, ImageDraw
      frames = []
      for step in range(5):
          image = Image.new("RGBA", (40, 20), (0, 0, 0, 0))
          ImageDraw.Draw(image).rectangle((6 * step, 3, 6 * step + 9, 15), fill=(200, 30 * step, 90, 255))
          frames.append(image)
      op = {"none": 0, "background": 1, "previous": 2}[sys.argv[2]]
      frames[0].save(sys.argv[1], save_all=True, append_images=frames[1:], duration=70, disposal=op, blend=1, loop=2)
      """, folder / "x.png", name)
    #expect(made.status == 0, "\(made.standardError)")
    let decoded = try decode(folder.read("x.png"))
    try expectOthersSee(decoded.pictures, milliseconds: decoded.pictures.map { _ in 70 }, plays: 2)
  }

  @Test("Damaged files are reported", arguments: [40, 90, 200, -20])
  func damaged(length: Int) throws {
    let bytes = try make((0..<3).map { TestPictures.interface(50, 30, step: $0) })
    let part = Array(length < 0 ? bytes.dropLast(-length) : bytes.prefix(length))
    #expect(throws: ImageError.self) { _ = try APNGDecoder(part) }
    var flipped = bytes
    flipped[bytes.count - 40] ^= 1
    #expect(throws: ImageError.self) {
      var decoder = try APNGDecoder(flipped)
      while try decoder?.next() != nil {}
    }
  }
}
