extension Document {
  /// Sets an attribute or property of an element to its animated value; an invalid value of a property is ignored.
  mutating func set(_ name: String, to value: String, on number: Int) {
    if let property = Property(rawValue: name) {
      if property.accepts(value) { declare(property, value, for: number) }
    } else {
      override(name, with: value, for: number)
    }
  }
}
