import Testing

@testable import Typography

/// The test files of the Unicode Character Database, whole.
@Suite struct UnicodeConformanceTests {
  @Test func breaksLinesAsLineBreakTest() throws {
    let cases = try UnicodeTestFile.cases("LineBreakTest")
    #expect(cases.count == 7_654)
    var failures: [String] = []
    for text in cases {
      let marks = text.filter { $0 == "/" || $0 == "-" }.map { $0 == "/" }
      let scalars = text.split { $0 == "/" || $0 == "-" }.compactMap { UInt32($0, radix: 16) }
        .compactMap { Unicode.Scalar($0) }
      let breaks = LineBreaks.opportunities(
        in: scalars, starts: [Bool](repeating: true, count: scalars.count + 1))
      // There is a break at the end of the text always, which is not ours to say.
      if Array(breaks.dropLast()) != Array(marks.dropLast()) { failures.append(text) }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(cases.count) fail, as \(failures.prefix(10))")
  }

  @Test func ordersClassesAsBidiTest() throws {
    let cases = try UnicodeTestFile.cases("BidiTest")
    #expect(cases.count == 490_846)
    var failures: [String] = []
    for text in cases {
      let fields = text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      let classes = fields[3].compactMap { BidiClass(rawValue: $0 - UInt8(ascii: "a")) }
      let levels = Self.numbers(fields[0])
      let order = Self.numbers(fields[1]).compactMap(\.self)
      let bases: [UInt8?] = [nil, 0, 1]
      for (bit, base) in bases.enumerated() where (fields[2].first ?? 0) & 1 << bit != 0 {
        let found = BidiLevels(classes, brackets: { _ in nil }, base: base)
        if !Self.matches(found, classes, levels, order) { failures.append("\(text) for \(base.map(Int.init) ?? -1)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(cases.count) fail, as \(failures.prefix(10))")
  }

  @Test func ordersCharactersAsBidiCharacterTest() throws {
    let cases = try UnicodeTestFile.cases("BidiCharacterTest")
    #expect(cases.count == 91_707)
    var failures: [String] = []
    for text in cases {
      let fields = text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      let scalars = fields[0].split(separator: UInt8(ascii: " "))
        .compactMap { UInt32(String(decoding: Array($0), as: UTF8.self), radix: 16).flatMap { Unicode.Scalar($0) } }
      let wanted = Self.numbers(fields[1], separator: " ").first ?? 2
      let found = BidiLevels(scalars, base: wanted == 2 ? nil : wanted.map { UInt8($0) })
      let base = Self.numbers(fields[2], separator: " ").first ?? nil
      let classes = scalars.map { BidiClass($0) }
      if base != Int(found.base)
        || !Self.matches(
          found, classes, Self.numbers(fields[3], separator: " "),
          Self.numbers(fields[4], separator: " ").compactMap(\.self))
      {
        failures.append(text)
      }
    }
    #expect(failures.isEmpty, "\(failures.count) of \(cases.count) fail, as \(failures.prefix(10))")
  }

  /// Numbers, nil for each `x`.
  private static func numbers(_ text: Substring.UTF8View, separator: Character = ",") -> [Int?] {
    text.split(separator: separator.asciiValue ?? 0).map { field in
      field.first == UInt8(ascii: "x") ? nil : field.reduce(0) { $0 * 10 + Int($1) - 48 }
    }
  }

  private static func matches(
    _ found: BidiLevels, _ classes: [BidiClass], _ levels: [Int?], _ order: [Int]
  ) -> Bool {
    guard levels.count == classes.count else { return false }
    for (index, level) in levels.enumerated() {
      if let level, level != Int(found[index]) { return false }
    }
    // What rule X9 removes has no place in the order.
    let kept = classes.indices.filter { levels[$0] != nil }
    return BidiLevels.visualOrder(kept.map { found[$0] }).map { kept[$0] } == order
  }
}
