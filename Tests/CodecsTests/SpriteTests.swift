import Foundation
import Pixels
import TestSupport
import Testing

@testable import Codecs

@Suite("Sprite sheets")
struct SpriteTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func picture(_ frame: Int) -> Bitmap { TestPictures.interface(30, 20, step: frame) }

  @discardableResult
  private func write(
    _ frames: [Int], order: FrameOrder = .plain, scale: Double = 2, plays: Int = 0, columns: Int? = nil
  ) throws -> Int {
    var sheet = try SpriteSheet(
      path: folder / "menu.png", policy: .replace, rate: 50, width: 30, height: 20, scale: scale, plays: plays,
      columns: columns, png: PNGEncoder())
    let encoder = sheet.encoder
    for slot in FrameSchedule(everyFrameAt: 50, frameCount: frames.count, order: order).slots {
      try sheet.write(encoder.encode(picture(frames[slot.frame]), after: nil), for: slot)
    }
    return try sheet.finish()
  }

  private func json() throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(folder.read("menu.json"))) as? [String: Any])
  }

  @Test("Each frame lies where the JSON says, and frames that look alike share a place")
  func places() throws {
    let order = [0, 1, 2, 1, 3, 4]
    let byteCount = try write(order, order: FrameOrder(holdLast: 25))
    #expect(folder.names.sorted() == ["menu.css", "menu.json", "menu.png"])
    #expect(try folder.names.map { try folder.read($0).count }.reduce(0, +) == byteCount)
    let sheet = try PNGDecoder.decode(folder.read("menu.png"))
    // Five places of 30 × 20: two columns, three rows.
    #expect(sheet.width == 60 && sheet.height == 60)
    let json = try json()
    let frames = try #require(json["frames"] as? [String: [String: Any]])
    #expect(frames.count == 6)
    for (index, frame) in order.enumerated() {
      let entry = try #require(frames["menu_000\(index).png"])
      let place = try #require(entry["frame"] as? [String: Int])
      let x = try #require(place["x"])
      let y = try #require(place["y"])
      #expect(place["w"] == 30 && place["h"] == 20 && entry["trimmed"] as? Bool == false)
      #expect(entry["duration"] as? Double == (index == 5 ? 520 : 20))
      let wanted = picture(frame)
      for row in 0..<20 { for column in 0..<30 { #expect(sheet[x + column, y + row] == wanted[column, row]) } }
    }
    #expect(
      (frames["menu_0001.png"]?["frame"] as? [String: Int]) == (frames["menu_0003.png"]?["frame"] as? [String: Int]))
    let meta = try #require(json["meta"] as? [String: Any])
    #expect(meta["image"] as? String == "menu.png" && meta["scale"] as? String == "2")
    #expect(meta["size"] as? [String: Int] == ["w": 60, "h": 60])
    let animations = try #require(json["animations"] as? [String: [String]])
    #expect(animations["menu"] == (0..<6).map { "menu_000\($0).png" })
  }

  @Test("CSS of one row has a step for each frame; otherwise each frame has a keyframe")
  func css() throws {
    try write([0, 1, 2, 3], columns: 4)
    var css = String(decoding: try folder.read("menu.css"), as: UTF8.self)
    #expect(css.contains("background: url(\"menu.png\") 0 0 / 60px 10px no-repeat;"))
    #expect(css.contains("animation: menu 0.08s steps(4) infinite;"))
    #expect(css.contains("to { background-position: -60px 0; }"))
    try write([0, 1, 0, 2], plays: 3, columns: 2)
    css = String(decoding: try folder.read("menu.css"), as: UTF8.self)
    #expect(css.contains("animation: menu 0.08s step-end 3 forwards;"))
    for line in [
      "0% { background-position: 0 0; }", "25% { background-position: -15px 0; }", "50% { background-position: 0 0; }",
      "75%, 100% { background-position: 0 -10px; }",
    ] { #expect(css.contains(line), "\(css)") }
  }

  @Test("A sheet that no file can hold is refused, and leaves nothing")
  func tooLarge() throws {
    #expect(throws: OutputError.self) { try write(Array(0..<2), columns: 2000) }
    #expect(folder.names == [])
  }
}
