extension ValueType {
  /// A map with known keys.
  static func record(
    _ type: RecordType, read: @escaping @Sendable (RecordReader) -> Value?
  ) -> ValueType {
    ValueType("a map of \(type.keys.map(\.name).joined(separator: ", "))", schema: type.schema) { node, context in
      context.record(node, as: type).flatMap(read)
    }
  }
}
