import Testing

@testable import Typography

/// Levels of small examples, as Unicode's annex 9 has them; א stands for Hebrew, ع for Arabic.
@Suite struct BidiTests {
  @Test(
    arguments: [
      ("abc", "000"), ("אבג", "111"), ("a אב b", "001100"), ("אב ab", "11122"), ("אב 12 ג", "1112211"),
      ("a אב 12", "0011122"),
      ("ע 12", "1122"), ("a 1-2", "00000"), ("א 1-2", "11222"), ("א $5", "1122"), ("12 א", "2211"),
      ("א a (b) ב", "112222211"), ("א (b) ב", "1112111"), ("a (ב) c", "0001000"), ("א (a ב) b", "111211112"),
      ("a, א!", "00010"),
      ("", ""),
    ])
  func levels(text: String, expected: String) {
    let scalars = Array(text.unicodeScalars)
    let levels = BidiLevels(scalars)
    #expect(scalars.indices.map { "\(levels[$0])" }.joined() == expected)
  }

  @Test(
    arguments: [
      ([], []), ([0, 0], [0, 1]), ([1, 1, 1], [2, 1, 0]), ([0, 1, 1, 0], [0, 2, 1, 3]), ([1, 2, 2, 1], [3, 1, 2, 0]),
      ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
    ] as [([UInt8], [Int])])
  func order(levels: [UInt8], expected: [Int]) { #expect(BidiLevels.visualOrder(levels) == expected) }
}
