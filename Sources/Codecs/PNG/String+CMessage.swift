extension String {
  /// Creates a string from the characters before the terminating zero of a C string.
  init(message: [CChar]) {
    self.init(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
