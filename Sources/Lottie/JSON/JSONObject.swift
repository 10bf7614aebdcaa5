/// The members of a JSON object in the order of the file; of two with one name the last counts, as in browsers.
struct JSONObject: Sendable {
  private(set) var keys: [String] = []
  private(set) var values: [JSONNode] = []
  /// The marks of the file's keys; nil for an object that isn't from a file.
  private(set) var marks: KeyMarks?
  /// The number of the first key in the file.
  private(set) var firstKey = 0

  mutating func append(_ value: JSONNode, for key: String) {
    keys.append(key)
    values.append(value)
  }

  /// Has the members that are read recorded.
  mutating func record(in marks: KeyMarks, firstKey: Int) { (self.marks, self.firstKey) = (marks, firstKey) }

  /// The value of a key; the access is recorded.
  func read(_ key: StaticString) -> JSONNode? {
    guard let index = index(of: key.description) else { return nil }
    marks?.mark(firstKey + index)
    return values[index]
  }

  /// The member of a name.
  subscript(_ key: String) -> JSONNode? { index(of: key).map { values[$0] } }

  // Objects of Lottie files are small, so that looking through them is quicker than hashing.
  private func index(of key: String) -> Int? { keys.lastIndex(of: key) }
}
