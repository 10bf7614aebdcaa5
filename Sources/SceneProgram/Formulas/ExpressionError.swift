/// An error in an expression, and the part that causes it.
package struct ExpressionError: Error, Sendable {
  /// The offset of the part in the expression, in Unicode scalars.
  package let offset: Int
  /// The number of scalars that it covers.
  package let length: Int
  package let message: String
  package var hint: String?
  /// The name that nothing has, where that is the reason.
  package var unknownName: String?

  package init(offset: Int, length: Int, message: String, hint: String? = nil, unknownName: String? = nil) {
    self.offset = offset
    self.length = length
    self.message = message
    self.hint = hint
    self.unknownName = unknownName
  }
}
