import Testing

@testable import JSONReading

@Suite struct JSONParserTests {
  @Test func readsValues() throws {
    let value = try JSONParser.read(Array(#"{"a": [1, -2.5e1, 0.1, true, null], "b": "\u00e9\n\ud83d\ude00"}"#.utf8))
    #expect(value["a"]?.array?.map(\.number) == [1, -25, 0.1, 1, nil])
    #expect(value["b"]?.string == "é\n😀")
  }

  @Test func theLastOfTwoMembersCounts() throws {
    #expect(try JSONParser.read(Array(#"{"w": 512, "h": 1, "w": 800}"#.utf8))["w"]?.number == 800)
  }

  @Test(arguments: ["0.1", "123456789.125", "3.14159265358979", "-0.0001", "1e-7", "12345678901234567890"])
  func readsNumbersExactly(text: String) throws {
    #expect(try JSONParser.read(Array(text.utf8)).number == Double(text))
  }

  @Test(arguments: [
    (#"{"a": }"#, "line 1, column 7: expected a value, but found ‘}’"),
    ("{\n\"a\" 1}", "line 2, column 5: expected a colon, but found ‘1’"),
    ("[1, 2", "line 1, column 6: expected the end of a list, but the file ends"),
    ("[1 2]", "line 1, column 4: expected a comma or the end of the list, but found ‘2’"),
    (#""abc"#, "line 1, column 5: expected the end of a string, but the file ends"),
    ("{} x", "line 1, column 4: unexpected text after the end of the JSON"),
  ])
  func reportsThePlace(text: String, message: String) {
    #expect(throws: JSONError(message)) { try JSONParser.read(Array(text.utf8)) }
  }

  @Test func refusesDeepNesting() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.self) { try JSONParser.read(Array(text.utf8)) }
  }

  @Test func survivesEveryTruncation() throws {
    let text = Array(#"{"nm": "r\u00e9d", "c": {"a": 0, "k": [1, 0.5, -2e3, null]}, "o": [true, false, [], {}]}"#.utf8)
    for count in 0..<text.count {
      #expect(throws: JSONError.self, "\(count) bytes") { try JSONParser.read(Array(text[..<count])) }
    }
  }
}
