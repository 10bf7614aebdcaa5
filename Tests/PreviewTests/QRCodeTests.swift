import Testing

@testable import Preview

/// Codes for phones.
@Suite struct QRCodeTests {
  @Test("A code equals another encoder's, module by module")
  func reference() throws {
    // Made with python-qrcode 8.2: QRCode(error_correction=ERROR_CORRECT_L, mask_pattern=None),
    // "http://192.168.1.20:8417/".
    let code = try #require(QRCode("http://192.168.1.20:8417/"))
    let rows = (0..<code.size).map { y in (0..<code.size).map { code.isDark($0, y) ? "#" : "." }.joined() }
    #expect(rows == Self.wanted)
  }

  @Test(
    "Codes grow with their text, up to what there is room for",
    arguments: [(17, 21), (18, 25), (32, 25), (53, 29), (78, 33), (106, 37)])
  func sizes(length: Int, size: Int) {
    #expect(QRCode(String(repeating: "a", count: length))?.size == size)
    #expect(QRCode(String(repeating: "a", count: 107)) == nil)
  }

  private static let wanted = """
    #######.#..###..#.#######
    #.....#.###.##....#.....#
    #.###.#...#####...#.###.#
    #.###.#...#..#.#..#.###.#
    #.###.#.####.#..#.#.###.#
    #.....#.#..#....#.#.....#
    #######.#.#.#.#.#.#######
    ........#.###............
    ###..##.###...##.####..##
    .##.....###..###.##..#.##
    ...##.###..#..#####.###.#
    .#.#.#.#.#.....##.#.##...
    ###...####.##.#.###.....#
    .#.##..##...####..#....##
    #####.##....#####...###.#
    ...#...#.####.....#......
    ###########.#.#.#####..#.
    ........#.....###...#.#.#
    #######...##.#..#.#.##..#
    #.....#.#..##...#...#..#.
    #.###.#..##.#.########.#.
    #.###.#...##..#.#..#####.
    #.###.#.#.##.##.#..##..##
    #.....#.#.###.###..##....
    #######.####..###.#..#..#
    """.split(separator: "\n").map(String.init)

  @Test(
    "Private addresses are known",
    arguments: [
      ("192.168.1.2", true), ("10.0.0.1", true), ("172.16.0.1", true), ("172.32.0.1", false), ("8.8.8.8", false),
      ("x", false),
    ])
  func addresses(address: String, wanted: Bool) { #expect(NetworkAddress.isPrivate(address) == wanted) }
}
