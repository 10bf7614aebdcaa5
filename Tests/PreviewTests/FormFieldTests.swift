import Testing

@testable import Preview

/// Fields as browsers send them.
@Suite struct FormFieldTests {
  @Test(
    "Fields are read as browsers write them",
    arguments: [
      ("", [:]), ("a=1", ["a": "1"]), ("a=1&b=2", ["a": "1", "b": "2"]), ("a", ["a": ""]), ("a=", ["a": ""]),
      ("=1", ["": "1"]), ("&&a=1&", ["a": "1"]), ("a=1&a=2", ["a": "2"]), ("a=b=c", ["a": "b=c"]),
      ("a+b=c+d%2B", ["a b": "c d+"]), ("a=%C3%A9%e2%82%ac", ["a": "é€"]), ("a=%26%3D%25", ["a": "&=%"]),
      ("a=é", ["a": "é"]),
    ])
  func reads(text: String, wanted: [String: String]) { #expect([String: String](formFields: text.utf8) == wanted) }

  @Test(
    "What browsers do not write is refused",
    arguments: ["a=%", "a=%4", "a=%g0", "a=%+1", "%zz=1", "a=%ff", "a=%C3", "a=%4%31"])
  func refuses(text: String) { #expect([String: String](formFields: text.utf8) == nil) }
}
