extension String {
  /// The text before the zero byte that ends a C string.
  init(message: [CChar]) {
    self.init(decoding: message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
