/// The members of a JSON object in the order of the file; the last of several members with the same name wins, as in
/// browsers.
package struct JSONObject: Sendable {
  package private(set) var keys: [String] = []
  package private(set) var values: [JSONNode] = []
  /// The record of the keys that have been read; nil for an object that does not come from a file.
  package private(set) var marks: ReadKeys?
  /// The index of the object's first key in the file.
  package private(set) var firstKey = 0

  mutating func append(_ value: JSONNode, for key: String) {
    keys.append(key)
    values.append(value)
  }

  /// Enables recording of the members that are read.
  mutating func record(in marks: ReadKeys, firstKey: Int) { (self.marks, self.firstKey) = (marks, firstKey) }

  /// Returns the value of a key, and records the access.
  package func read(_ key: StaticString) -> JSONNode? {
    guard let index = index(of: key.description) else { return nil }
    marks?.mark(firstKey + index)
    return values[index]
  }

  /// Returns all members, and records the access.
  package func readAll() -> [(key: String, value: JSONNode)] {
    zip(keys, values).enumerated().map { index, member in
      marks?.mark(firstKey + index)
      return (member.0, member.1)
    }
  }

  /// The value of a key; the access is not recorded.
  package subscript(_ key: String) -> JSONNode? { index(of: key).map { values[$0] } }

  // Objects in the files that are read are small, so a linear search is faster than hashing.
  private func index(of key: String) -> Int? { keys.lastIndex(of: key) }
}
