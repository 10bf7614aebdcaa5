import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Options of GIFs")
struct GIFOptionsTests {
  private let pictures = (0..<5).map { step in
    let (still, moving) = (TestPictures.gradient(120, 80), TestPictures.gradient(120, 80, step: 7 * step))
    return TestPictures.make(120, 80) { x, y in x < 40 ? still[x, y] : moving[x, y] }
  }

  private func encode(_ change: (inout GIFOptions) -> Void) throws -> [UInt8] {
    var options = GIFOptions()
    change(&options)
    return try GIFAnimation.encode(pictures, options: options)
  }

  private func error(_ bytes: [UInt8]) throws -> Double {
    let shown = try GIFAnimation(decoding: bytes).pictures
    #expect(shown.count == pictures.count)
    return zip(pictures, shown).reduce(0) { $0 + meanSquaredError($1.0, $1.1) }
  }

  @Test("Less quality is smaller and farther off")
  func quality() throws {
    let files = try [100, 80, 50, 20].map { quality in try encode { $0.quality = quality } }
    let errors = try files.map(error)
    #expect(zip(files, files.dropFirst()).allSatisfy { $0.count > $1.count })
    #expect(zip(errors, errors.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("Each step of quality costs few bytes, up to the last one, where nothing is lost")
  func steps() throws {
    let sizes = try (80...100).map { quality in try encode { $0.quality = quality }.count }
    for (index, (before, after)) in zip(sizes, sizes.dropFirst()).enumerated() {
      #expect(after * 20 <= before * 23, "from \(80 + index): \(before) bytes, then \(after)")
      #expect(after * 100 >= before * 98, "from \(80 + index): \(before) bytes, then \(after)")
    }
    #expect(sizes[20] > sizes[0])
  }

  @Test("Large images take no fewer bytes where nothing is lost than where next to nothing is")
  func largeSteps() throws {
    // Noise of 300 colors, in blocks that change and others that stay.
    var numbers = SeededRandom(seed: 1)
    func random() -> UInt8 { UInt8.random(in: 0...190, using: &numbers) }
    let colors = (0..<300).map { _ in Pixel(red: random(), green: random(), blue: random()) }
    let noise = (0..<200 * 120).map { _ in Int.random(in: 0..<300, using: &numbers) }
    var picture = TestPictures.make(200, 120) { x, y in colors[noise[y * 200 + x]] }
    let pictures = (0..<5).map { step in
      for y in 0..<120 {
        for x in 0..<200 where ((x + 7 * step) / 5 + y / 5) % 2 == 0 {
          let (color, light) = (colors[noise[y * 200 + x]], UInt8(13 * step % 60))
          picture[x, y] = Pixel(red: color.red + light, green: color.green + light, blue: color.blue + light)
        }
      }
      return picture
    }
    let sizes = try (94...100).map { quality in
      var options = GIFOptions()
      options.quality = quality
      return try GIFAnimation.encode(pictures, options: options).count
    }
    for (before, after) in zip(sizes, sizes.dropFirst()) { #expect(after * 1000 >= before * 997, "\(sizes)") }
  }

  @Test("Where the table loses much, less is lost besides")
  func tableLoss() {
    let loss = GIFLoss(GIFOptions())
    #expect(loss.errorPerBit(ofTable: loss.tableError) == loss.errorPerBit())
    #expect(loss.errorPerBit(ofTable: 1.5 * loss.tableError) < loss.errorPerBit())
    #expect(loss.errorPerBit(ofTable: 100) == loss.errorPerBit(ofTable: 1000))
    #expect(loss.errorPerBit(isOpening: true, ofTable: 100) * 2 == loss.errorPerBit(ofTable: 100))
  }

  @Test("A sky whose rows are of one color each takes no more bytes when more may be lost", arguments: [50, 60, 70])
  func sky(quality: Int) throws {
    let top = [(28, 66, 140), (18, 30, 80)]
    let bottom = [(215, 180, 150), (205, 110, 100)]
    let pictures = (0..<24).map { frame in
      TestPictures.make(160, 240) { _, y in
        func mixed(_ part: KeyPath<(Int, Int, Int), Int>) -> UInt8 {
          let (time, place) = (Double(frame) / 23, Double(y) / 239)
          func between(_ ends: [(Int, Int, Int)]) -> Double {
            Double(ends[0][keyPath: part]) * (1 - time) + Double(ends[1][keyPath: part]) * time
          }
          return UInt8((between(top) * (1 - place) + between(bottom) * place).rounded())
        }
        return Pixel(red: mixed(\.0), green: mixed(\.1), blue: mixed(\.2))
      }
    }
    let (some, all) = try (size(of: pictures, lossy: 25), size(of: pictures, lossy: 100))
    func size(of pictures: [Bitmap], lossy: Int) throws -> Int {
      var options = GIFOptions()
      (options.quality, options.lossy, options.dither) = (quality, lossy, .none)
      return try GIFAnimation.encode(pictures, options: options).count
    }
    #expect(all * 20 <= some * 21, "\(all) bytes after \(some)")
  }

  @Test("Small shapes that fade stay of one color")
  func smallShapes() throws {
    // Bars of 4 × 12 points, each a step behind the one before, as an indicator of activity has them.
    let pictures = (0..<48).map { frame in
      TestPictures.make(96, 24) { x, y in
        // What goes by below has more colors than a palette.
        if y >= 20 { return Pixel(red: UInt8((5 * x + 9 * frame) % 256), green: UInt8(2 * x), blue: UInt8(10 * y)) }
        let phase = Double((frame + 6 * (x / 12)) % 48) / 48
        let place = x % 12
        let coverage = (6..<18).contains(y) && (3...8).contains(place) ? place == 3 || place == 8 ? 0.2 : 1 : 0
        func mixed(_ dark: Double) -> UInt8 { UInt8((255 - (255 - dark) * coverage * (1 - 0.7 * phase)).rounded()) }
        return Pixel(red: mixed(142), green: mixed(142), blue: mixed(147))
      }
    }
    let shown = try GIFAnimation(decoding: try GIFAnimation.encode(pictures, options: GIFOptions())).pictures
    var widest = 0
    for picture in shown {
      for bar in 0..<8 {
        let grays = (7..<18).flatMap { y in (4..<8).map { x in Int(picture[12 * bar + x, y].red) } }
        widest = max(widest, (grays.max() ?? 0) - (grays.min() ?? 0))
      }
    }
    #expect(widest <= 14)
  }

  @Test(
    "A fade leaves no streaks of what went by on the picture that stays", arguments: [(30, 300), (50, 100), (80, 30)])
  func fading(quality: Int, maximumError: Int) throws {
    var options = GIFOptions()
    options.quality = quality
    let pictures = (0..<24).map { frame in
      let t = min(1, Double(frame) / 12)
      return TestPictures.make(96, 64) { x, y in
        let old = (200 + x / 3 % 40, 120 + y / 2 % 60, 90 + (x + y) / 4 % 50)
        let isCard = (24..<72).contains(x) && (20..<44).contains(y)
        let new = isCard ? (250, 240, 230) : (40 + x / 4, 60 + y / 2, 150 + (x + y) / 8)
        func mixed(_ a: Int, _ b: Int) -> UInt8 { UInt8((Double(a) * (1 - t) + Double(b) * t).rounded()) }
        return Pixel(red: mixed(old.0, new.0), green: mixed(old.1, new.1), blue: mixed(old.2, new.2))
      }
    }
    let shown = try GIFAnimation(decoding: try GIFAnimation.encode(pictures, options: options)).pictures
    let (last, truth) = (try #require(shown.last), pictures[23])
    var largest = 0
    for y in 0..<64 {
      for x in 0..<96 {
        func square(_ a: UInt8, _ b: UInt8) -> Int { (Int(a) - Int(b)) * (Int(a) - Int(b)) }
        let (a, b) = (last[x, y], truth[x, y])
        largest = max(largest, square(a.red, b.red) + square(a.green, b.green) + square(a.blue, b.blue))
      }
    }
    #expect(largest < maximumError)
  }

  @Test(
    "All options give valid files, in which what stands still does not change", arguments: Dithering.allCases)
  func valid(dither: Dithering) throws {
    for (effort, colors) in [(6, 256), (6, 2), (8, 100), (9, 256), (0, 17)] {
      let bytes = try encode { ($0.dither, $0.effort, $0.colors) = (dither, effort, colors) }
      let shown = try GIFAnimation(decoding: bytes).pictures
      try GIFReport(bytes).expect(pictures: shown)
      for picture in shown {
        for y in 0..<80 { for x in 0..<40 { #expect(picture[x, y] == shown[0][x, y]) } }
      }
      if effort == 6, colors == 2 { #expect(Set((0..<80).map { shown[0][3, $0] }).count <= 2) }
    }
  }

  @Test("More effort makes a smaller file, and the same one each time")
  func effort() throws {
    let best = try encode { $0.effort = 9 }
    #expect(best == (try encode { $0.effort = 9 }))
    #expect(best.count < (try encode { $0.lossy = 0 }).count)
  }

  @Test("Efforts differ in bytes alone: exact colors stay exact, and others as near", arguments: [0, 6, 8, 9])
  func sameColors(effort: Int) throws {
    var options = GIFOptions()
    options.effort = effort
    // Small images over what stays, in few colors and in many, of simple and of busy content.
    for step in [1, 5] {
      let exact = (0..<12).map { TestPictures.interface(61, 33, step: $0 * step) }
      let bytes = try GIFAnimation.encode(exact, options: options)
      #expect(try GIFAnimation(decoding: bytes).pictures == exact)
    }
    let usual = try error(try encode { $0.effort = 6 })
    #expect(try error(try encode { $0.effort = effort }) < 1.25 * usual)
  }

  @Test("Runs of few colors over others are exact at every effort", arguments: [0, 6, 8, 9])
  func exactRuns(effort: Int) throws {
    var options = GIFOptions()
    options.effort = effort
    for seed in 0..<20 {
      var numbers = SeededRandom(seed: UInt64(seed))
      var picture = TestPictures.make(64, 48) { _, _ in TestPictures.white }
      let pictures = (0..<4).map { _ in
        var (color, rest) = (Pixel?.none, 0)
        for y in 0..<48 {
          for x in 0..<64 {
            if rest == 0 {
              let gray = UInt8(50 * Int.random(in: 0...5, using: &numbers))
              // Some runs stay as they were.
              color = Bool.random(using: &numbers) ? Pixel(red: gray, green: gray, blue: 99) : nil
              rest = Int.random(in: 1...9, using: &numbers)
            }
            if let color { picture[x, y] = color }
            rest -= 1
          }
        }
        return picture
      }
      let bytes = try GIFAnimation.encode(pictures, options: options)
      #expect(try GIFAnimation(decoding: bytes).pictures == pictures)
    }
  }

  @Test("Without effort, colors are the nearest of the table, and nothing is lost for size")
  func quick() throws {
    let quick = try encode { $0.effort = 3 }
    #expect(quick == (try encode { $0.effort = 0 }))
    #expect(quick == (try encode { ($0.effort, $0.dither, $0.lossy) = (1, .none, 0) }))
    #expect(try encode { $0.effort = 4 } == encode { $0.effort = 6 })
    #expect(try error(quick) <= error(try encode { $0.dither = .none }))
  }

  @Test("Mixed colors are nearer on the whole", arguments: [Dithering.adaptive, .ordered, .diffusion], [0, 100])
  func dither(kind: Dithering, lossy: Int) throws {
    func blurredError(_ bytes: [UInt8]) throws -> Double {
      let shown = try GIFAnimation(decoding: bytes).pictures
      var sum = 0.0
      for (picture, shown) in zip(pictures, shown) {
        for y in stride(from: 0, to: 80, by: 8) {
          for x in stride(from: 0, to: 120, by: 8) {
            var difference = 0
            for pixel in 0..<64 {
              let (a, b) = (picture[x + pixel % 8, y + pixel / 8], shown[x + pixel % 8, y + pixel / 8])
              difference += Int(a.red) - Int(b.red)
            }
            sum += Double(difference * difference)
          }
        }
      }
      return sum
    }
    let mixed = try encode { ($0.dither, $0.lossy, $0.colors) = (kind, lossy, 200) }
    let nearest = try encode { ($0.dither, $0.lossy, $0.colors) = (.none, lossy, 200) }
    let errors = try (mixed: blurredError(mixed), nearest: blurredError(nearest))
    #expect(errors.mixed < errors.nearest, "\(errors)")
  }

  @Test("A matte makes soft edges opaque, and leaves nothing clear but what was")
  func matte() throws {
    let picture = TestPictures.make(4, 1) { x, _ in
      [.clear, Pixel(red: 0, green: 0, blue: 0, alpha: 51), Pixel(red: 128, green: 0, blue: 0, alpha: 128), .clear][x]
    }
    var options = GIFOptions()
    options.matte = TestPictures.white
    let shown = try GIFAnimation(decoding: GIFAnimation.encode([picture], options: options)).pictures[0]
    #expect(shown[0, 0] == .clear)
    #expect(shown[1, 0] == Pixel(red: 204, green: 204, blue: 204))
    #expect(shown[2, 0] == Pixel(red: 255, green: 127, blue: 127))
  }

  @Test("Codes of every length come back: noise, large areas, and pictures of two colors", arguments: [0, 6, 9])
  func codes(effort: Int) throws {
    var options = GIFOptions()
    options.effort = effort
    let noise = TestPictures.noise(200, 200, seed: 1)
    let gray = TestPictures.make(200, 200) { x, y in
      let value = noise[x, y].red
      return Pixel(red: value, green: value, blue: value)
    }
    let flat = TestPictures.make(700, 500) { x, y in x * y == 250_000 ? TestPictures.black : TestPictures.white }
    for picture in [gray, flat] {
      let bytes = try GIFAnimation.encode([picture], options: options)
      #expect(try GIFAnimation(decoding: bytes).pictures == [picture])
      try GIFReport(bytes).expect(pictures: [picture])
    }
  }

  @Test("An animation longer than a window goes on with the same table")
  func manyWindows() throws {
    var encoder = GIFEncoder(width: 61, height: 33)
    var bytes: [UInt8] = []
    let many = (0..<500).map { TestPictures.interface(61, 33, step: $0 % 7) }
    for picture in many { bytes += try encoder.add(picture, centiseconds: 2) }
    bytes += try encoder.finish()
    #expect(try GIFAnimation(decoding: bytes).pictures == many)
    let report = try GIFReport(bytes)
    #expect(!report.gifsicle.text.contains("local color table"))
  }

  @Test("A long animation goes out while frames are still added")
  func streaming() throws {
    var encoder = GIFEncoder(width: 240, height: 160)
    let many = (0..<60).map { TestPictures.noise(240, 160, seed: UInt64($0 % 5)) }
    var parts: [[UInt8]] = []
    for picture in many { parts.append(try encoder.add(picture, centiseconds: 2)) }
    #expect(parts.contains { !$0.isEmpty })
    let bytes = Array((parts + [try encoder.finish()]).joined())
    #expect(try GIFAnimation(decoding: bytes).pictures.count == many.count)
  }
}
