/// The members of a JSON object in the order of the file; of two with one name the last counts, as in browsers.
struct JSONObject: Sendable {
  private(set) var keys: [String] = []
  private(set) var values: [JSONValue] = []

  mutating func append(_ value: JSONValue, for key: String) {
    keys.append(key)
    values.append(value)
  }

  /// The member of a name.
  subscript(_ key: StaticString) -> JSONValue? { self[key.description] }

  /// The member of a name.
  subscript(_ key: String) -> JSONValue? {
    // Objects of Lottie files are small, so that looking through them is quicker than hashing.
    keys.lastIndex(of: key).map { values[$0] }
  }
}
