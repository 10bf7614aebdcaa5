import Testing

@testable import Codecs

@Suite("Times of movies that are read")
struct MovieTimingTests {
  private func times(_ starts: [Int], base: String, rates: [FrameRate] = [], last: Int? = nil) throws -> MovieTiming {
    let packets = starts.map { MovieTiming.Packet(time: $0, duration: $0 == starts.max() ? last : nil) }
    return try MovieTiming(packets, base: base, rates: rates)
  }

  @Test("A steady rate is found, in spite of rounding and missing frames")
  func steady() throws {
    let exact = try times([0, 512, 1024, 1536], base: "1/15360", rates: [30])
    #expect(exact.rate == 30 && exact.isEven && exact.lastLength == 1)
    // Matroska rounds to milliseconds.
    let rounded = try times((0..<90).map { Int((Double($0) * 1000 / 60).rounded()) }, base: "1/1000", rates: [60])
    #expect(rounded.rate == 60 && rounded.tick(1483) == 89)
    // A simulator that drops frames claims any rate.
    let holes = try times(
      [0, 10, 30, 40, 90], base: "1/600", rates: [FrameRate(600, over: 1), FrameRate(367, over: 10)].compactMap(\.self))
    #expect(holes.rate == 60 && holes.tick(90) == 9)
    let ntsc = try #require(FrameRate(30000, over: 1001))
    #expect(try times([0, 1001, 2002, 3003], base: "1/30000", rates: [ntsc]).rate == ntsc)
  }

  @Test("Times that no movie has are refused", arguments: [[0, Int.max], [Int.min, 0], [Int.min, Int.max]])
  func outOfRange(starts: [Int]) {
    #expect(throws: MovieError.self) { try times(starts, base: "1/600") }
    #expect(throws: MovieError.self) { try times([0, 10], base: "1/600", last: Int.max) }
  }

  @Test("Uneven times keep their own unit, or milliseconds, and have a steady rate beside")
  func uneven() throws {
    let uneven = try times([0, 7, 31, 40, 53], base: "1/600", last: 13)
    #expect(!uneven.isEven && uneven.rate == 600 && uneven.lastLength == 13 && uneven.evenRate == 48)
    let fine = try times([0, 1234, 5000, 5777], base: "1/90000")
    #expect(fine.rate == 1000 && fine.tick(5777) == 64)
  }

  @Test("Frames are sorted, and the first one is at 0")
  func order() throws {
    let times = try times([3072, 1024, 2048, 1536, 2560], base: "1/15360", rates: [30], last: 1024)
    #expect(times.rate == 30 && times.lastLength == 2)
  }

  @Test("No frames, no times")
  func none() {
    #expect(throws: MovieError.self) { try times([], base: "1/600") }
    #expect(throws: MovieError.self) { try times([0], base: "") }
    #expect(throws: MovieError.self) { try times([0], base: "0/0") }
  }

  @Test("Only known movie formats are recognized, and never a playlist")
  func signatures() {
    #expect(MovieContainer(signature: [0, 0, 0, 24] + Array("ftypmp42".utf8)) == .mov)
    #expect(MovieContainer(signature: [0, 0, 0, 8] + Array("wide....".utf8)) == .mov)
    #expect(MovieContainer(signature: [0x1A, 0x45, 0xDF, 0xA3, 1, 2, 3, 4, 5, 6, 7, 8]) == .matroska)
    #expect(MovieContainer(signature: Array("RIFF....AVI ".utf8)) == .avi)
    for other in ["RIFF....WEBP", "#EXTM3U\n....", "ffconcat ver", "GIF89a......", ""] {
      #expect(MovieContainer(signature: Array(other.utf8)) == nil)
    }
  }
}
