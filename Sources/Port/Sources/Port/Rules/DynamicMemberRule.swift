import SwiftSyntax

/// Gives values of dictionaries the class whose members are read, `info["frame"]?.cgRectValue`: Objective-C finds the
/// members of any object when the code runs.
final class DynamicMemberRule: Rule {
  private let declarations: Declarations

  init(_ source: SourceText, _ declarations: Declarations) {
    self.declarations = declarations
    super.init(source)
  }

  /// The methods of every object in Objective-C.
  private static let methods: Set = ["perform", "performSelector", "responds"]

  /// The members of Foundation's boxes, by class.
  private static let owners = [
    "cgRectValue": "NSValue", "cgPointValue": "NSValue", "cgSizeValue": "NSValue", "cgVectorValue": "NSValue",
    "doubleValue": "NSNumber", "floatValue": "NSNumber", "intValue": "NSNumber", "uintValue": "NSNumber",
    "int32Value": "NSNumber", "boolValue": "NSNumber",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.methods.contains(node.declName.baseName.text), let base = node.base, let object = anyObject(base) {
      let text = "(\(object) as? NSObject)?"
      source.replace(base, with: text)
      source.changed(base, "\(base.trimmedDescription) → \(text)")
      return .skipChildren
    }
    guard let owner = Self.owners[node.declName.baseName.text],
      let base = node.base?.as(OptionalChainingExprSyntax.self), base.expression.is(SubscriptCallExprSyntax.self)
    else { return .visitChildren }
    let text = "(\(base.expression.trimmedDescription) as? \(owner))?"
    source.replace(base, with: text)
    source.changed(base, "\(base.trimmedDescription) → \(text)")
    return .skipChildren
  }

  /// Returns a property of the type `AnyObject`, without `?` and `!`; nil for other expressions.
  private func anyObject(_ base: ExprSyntax) -> String? {
    let object = base.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    let property = object.hasPrefix("self.") ? String(object.dropFirst(5)) : object
    guard let type = base.enclosingType?.name, declarations.types[type]?.properties[property] == "AnyObject" else {
      return nil
    }
    return object
  }
}
