import Codecs
import Flipbook
import Foundation
import Pixels
import Testing

@testable import Review

/// What a page is made of, read back as a browser would.
@Suite struct PlayerPageTests {
  /// The data of a page.
  private struct Page: Decodable {
    struct Part: Decodable {
      let clip: Clip
      let film: Film
      let trace: Track
    }
    struct Clip: Decodable {
      let label: String
      let widthPixels, heightPixels, frameCount: Int
      let fps: Double
      let opaque: Bool
    }
    struct Film: Decodable {
      let frames: [Frame]
      let pictures: [String]
    }
    struct Track: Decodable {
      struct Entry: Decodable {
        let layer, property, kind: String
        let width, shown, model: Int
      }
      let rate: Double
      let ticks: Int
      let runs: [[Double]]
      let tracks: [Entry]
      let touches: [Touch]
      let timing: String?
    }
    /// `[time, finger, phase, x, y]`.
    struct Touch: Decodable {
      let time: Double
      let finger: Int
      let phase: String

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        time = try list.decode(Double.self)
        finger = try list.decode(Int.self)
        phase = try list.decode(String.self)
      }
    }
    /// `[x, y, width, height, over, picture…]`, or 0.
    struct Frame: Decodable {
      let numbers: [Int]

      init(from decoder: any Decoder) throws {
        if let list = try? [Int](from: decoder) { numbers = list } else { numbers = [] }
      }
    }
    let title: String
    let clips: [Part]
  }

  /// A scene with a button, a finger, and colors from end to end; on `background`.
  private static func scene(background: String, images: ImageLibrary) throws -> Scene {
    let text = """
      title: A </script> & <b>
      canvas: {size: [30, 20], background: \(background)}
      duration: 0.4
      layers:
        - button: menu
          frame: [5, 2, 20, 16]
          backgroundColor: '#2E6BE6'
          cornerRadius: 5
          sublayers:
            - gradient: shade
              frame: [3, 3, 14, 10]
              colors: [red, yellow, green, blue]
              opacity: 0.8
      when:
        menu.touchDown: {pop: menu.scaleXY, to: 0.7}
        menu.touchUpInside: {pop: shade.rotation, to: 90}
      script:
        - {drag: menu, at: 0.05, by: [5, 2], duration: 0.1}
      """
    return try Scene(text: text, file: "menu.yaml", findImage: { _ in .failure(ImageNotFound(message: "none")) })
  }

  private static func page(of scene: Scene, _ images: ImageLibrary) async throws -> (html: String, page: Page) {
    var options = RenderOptions()
    options.rate = 60
    let renderer = Renderer(scene, images: images, options: options)
    let html = PlayerPage.html(title: scene.title, parts: [try await renderer.pagePart(of: scene, label: "a")])
    let begin = try #require(html.range(of: "<script type=\"application/json\" id=\"data\">\n"))
    let end = try #require(html.range(of: "\n</script>", range: begin.upperBound..<html.endIndex))
    let data = Data(html[begin.upperBound..<end.lowerBound].utf8)
    return (html, try JSONDecoder().decode(Page.self, from: data))
  }

  @Test("The frames of a page, put together, are the painted ones", arguments: ["white", "transparent"])
  func frames(background: String) async throws {
    let images = ImageLibrary()
    let scene = try Self.scene(background: background, images: images)
    let part = try #require(try await Self.page(of: scene, images).page.clips.first)
    #expect(part.clip.frameCount == 24 && part.film.frames.count == 24)
    #expect(part.clip.opaque == (background == "white"))
    let pictures = try part.film.pictures.map { try PNGDecoder.decode(Self.bytes(base85: $0)) }

    var options = RenderOptions()
    options.rate = 60
    var canvas = Bitmap(width: part.clip.widthPixels, height: part.clip.heightPixels)
    var painted: [Bitmap] = []
    try await Renderer(scene, images: images, options: options).forEachFrame { painted.append($0.bitmap) }
    for (frame, bitmap) in zip(part.film.frames, painted) {
      if !frame.numbers.isEmpty { Self.paint(frame.numbers, pictures, on: &canvas) }
      #expect(canvas == bitmap)
    }
    #expect(part.film.frames.contains { $0.numbers.isEmpty }, "what stands still is stored")
  }

  private static func paint(_ numbers: [Int], _ pictures: [Bitmap], on canvas: inout Bitmap) {
    if numbers[4] == 0 {
      canvas.clear(PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    for picture in numbers[5...].map({ pictures[$0] }) {
      for y in 0..<numbers[3] {
        // A page paints translucent pixels only where there is nothing, or where they replace everything.
        for x in 0..<numbers[2] where picture[x, y].alpha > 0 { canvas[numbers[0] + x, numbers[1] + y] = picture[x, y] }
      }
    }
  }

  @Test("A page lists the values of the trace, and nothing that stands still")
  func values() async throws {
    let images = ImageLibrary()
    let scene = try Self.scene(background: "white", images: images)
    let reported = try #require(try await Self.page(of: scene, images).page.clips.first).trace
    let trace = try scene.trace()
    #expect(reported.ticks == trace.times.count && reported.rate == 60)
    #expect(reported.touches.first?.phase == "began" && reported.touches.contains { $0.phase == "moved" })
    #expect(reported.timing?.contains("scaleXY") == true)
    #expect(!reported.tracks.isEmpty)
    for entry in reported.tracks {
      let track = try #require(trace.tracks.first { $0.layer == entry.layer && $0.property.keyPath == entry.property })
      for (run, values) in [(entry.shown, track.presentation), (entry.model, track.model)] {
        let unrolled = Self.unroll(reported.runs[run], width: entry.width, count: reported.ticks)
        for (reported, value) in zip(unrolled, values) {
          #expect(zip(reported, value.allComponents).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) })
        }
      }
    }
  }

  private static func unroll(_ run: [Double], width: Int, count: Int) -> [[Double]] {
    var values: [[Double]] = []
    for start in stride(from: 0, to: run.count, by: width + 1) {
      while let last = values.last, values.count < Int(run[start]) { values.append(last) }
      values.append(Array(run[start + 1..<start + 1 + width]))
    }
    while let last = values.last, values.count < count { values.append(last) }
    return values
  }

  @Test("A page is complete in itself, whatever a scene is called")
  func page() async throws {
    let images = ImageLibrary()
    let (html, page) = try await Self.page(of: try Self.scene(background: "white", images: images), images)
    #expect(page.title == "A </script> & <b>")
    #expect(html.contains("<title>A &lt;/script&gt; &amp; &lt;b&gt;</title>"))
    #expect(!html.contains("<b>") && !html.contains("{{") && !html.contains("http:") && !html.contains("https:"))
    #expect(html.components(separatedBy: "<script>").count == html.components(separatedBy: "</script>").count - 1)
    #expect(html.contains("connect-src 'none'"))
    let live = PlayerPage.liveHTML(
      title: "x", access: LiveAccess(token: "", canWrite: true, canTouch: true, isDevice: false))
    #expect(live.contains("connect-src 'self'") && !live.contains("id=\"data\""))
  }

  @Test("A film is sent in parts that belong together")
  func parts() throws {
    var film = PageFilm()
    for number in 0..<10 {
      let bytes = Array(repeating: UInt8(number % 4), count: 100)
      film.append(
        number == 5
          ? nil
          : PageFrame(
            x: number, y: 0, width: 1, height: 1, isPaintedOver: number > 3, layers: [bytes, [UInt8(number)]]))
    }
    #expect(film.count == 10)
    struct Part: Decodable {
      let frames: [PlayerPageTests.Page.Frame]
      let pictures: [String]
    }
    var (frames, pictures): ([[Int]], [String]) = ([], [])
    while frames.count < film.count {
      let json = film.json(fromFrame: frames.count, picture: pictures.count, limit: 200)
      let part = try JSONDecoder().decode(Part.self, from: Data(json.utf8))
      try #require(!part.frames.isEmpty || !part.pictures.isEmpty)
      frames += part.frames.map(\.numbers)
      pictures += part.pictures
      #expect(frames.allSatisfy { $0.dropFirst(5).allSatisfy { $0 < pictures.count } })
    }
    #expect(pictures.count == 4 + 9, "the same bytes are sent twice")
    #expect(frames[5].isEmpty && frames[6][4] == 1 && frames[3][4] == 0)
    #expect(try Self.bytes(base85: pictures[frames[9][6]]) == [9])
    #expect(film.json(fromFrame: 99, picture: 99) == "{\"frames\":[],\"pictures\":[]}")
  }

  @Test("Base 85 gives back what it was given, and no character that means something", arguments: 0..<9)
  func base85(count: Int) throws {
    for seed in 0..<40 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: ($0 + 1) * (seed * 37 + 11) &* 0x9E37_79B1 >> 7) }
      let text = PageText.base85(bytes)
      #expect(text.allSatisfy { $0.isASCII && !"<\\\"".contains($0) })
      #expect(try Self.bytes(base85: text) == bytes)
    }
    #expect(try Self.bytes(base85: PageText.base85(Array(repeating: 255, count: count))).allSatisfy { $0 == 255 })
  }

  private static func bytes(base85 text: String) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let digits = text.utf8.map { $0 == UInt8(ascii: "y") ? 60 : $0 == UInt8(ascii: "z") ? 92 : $0 }.map { Int($0) - 35 }
    for start in stride(from: 0, to: digits.count, by: 5) {
      let group = digits[start..<min(start + 5, digits.count)]
      let word = (0..<5).reduce(0) { $0 * 85 + ($1 < group.count ? group[start + $1] : 84) }
      bytes += (0..<group.count - 1).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
    return bytes
  }
}
