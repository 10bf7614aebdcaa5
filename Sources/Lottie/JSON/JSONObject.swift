/// The members of a JSON object in the order of the file; the last of several members with the same name wins, as in
/// browsers.
struct JSONObject: Sendable {
  private(set) var keys: [String] = []
  private(set) var values: [JSONNode] = []
  /// The record of the keys that have been read; nil for an object that does not come from a file.
  private(set) var marks: ReadKeys?
  /// The index of the object's first key in the file.
  private(set) var firstKey = 0

  mutating func append(_ value: JSONNode, for key: String) {
    keys.append(key)
    values.append(value)
  }

  /// Enables recording of the members that are read.
  mutating func record(in marks: ReadKeys, firstKey: Int) { (self.marks, self.firstKey) = (marks, firstKey) }

  /// Returns the value of a key, and records the access.
  func read(_ key: StaticString) -> JSONNode? {
    guard let index = index(of: key.description) else { return nil }
    marks?.mark(firstKey + index)
    return values[index]
  }

  /// The value of a key; the access is not recorded.
  subscript(_ key: String) -> JSONNode? { index(of: key).map { values[$0] } }

  // Objects in Lottie files are small, so a linear search is faster than hashing.
  private func index(of key: String) -> Int? { keys.lastIndex(of: key) }
}
