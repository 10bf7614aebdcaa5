import SwiftSyntax

/// The value that Objective-C gives to a property without one, and returns from a message to nil.
struct DefaultValue {
  /// The value in Swift.
  let text: String

  /// Determines the value for a type; nil for types without one.
  init?(of type: TypeSyntax) {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      text = "nil"
      return
    }
    if type.is(ArrayTypeSyntax.self) {
      text = "[]"
      return
    }
    switch type.trimmedDescription {
    case "Bool": text = "false"
    case "CGFloat", "Double", "Float", "Int", "UInt", "TimeInterval", "CFTimeInterval", "Int32", "NSInteger": text = "0"
    case "String": text = "\"\""
    case "CGPoint", "CGSize", "CGRect", "UIEdgeInsets", "CGVector", "UIOffset": text = ".zero"
    case "CGAffineTransform": text = ".identity"
    default: return nil
    }
  }
}
