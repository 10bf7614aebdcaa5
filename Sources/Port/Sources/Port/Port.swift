/// The conversion of Swift code written for UIKit to code that compiles on Linux with FlipbookUIKit.
///
/// The code keeps its formatting: only the expressions and attributes that Linux cannot compile are replaced.
public enum Port {
  /// Ports the files of a module together, so that declarations in one file inform the changes in others.
  ///
  /// - Parameter files: The paths and texts of the files.
  /// - Returns: The ported files, in the same order.
  public static func port(_ files: [(path: String, text: String)]) -> [PortedFile] {
    let sources = files.map { SourceText(path: $0.path, text: $0.text) }
    let declarations = Declarations(of: sources)
    let objectiveC = ObjectiveCNames(declarations)
    for source in sources {
      ImportRule(source).apply()
      ConditionRule(source).apply()
      AttributeRule(source, declarations).apply()
      ProtocolRule(source, declarations).apply()
      SelectorRule(source, declarations, objectiveC).apply()
      KeyPathRule(source).apply()
      OptionalCallRule(source, declarations).apply()
      BridgingRule(source).apply()
      DynamicMemberRule(source, declarations).apply()
      ValueRule(source).apply()
      RenamingRule(source, declarations).apply()
      InitializerRule(source, declarations).apply()
      InstanceRule(source, declarations).apply()
      RuntimeRule(source).apply()
      ClassRule(source).apply()
      ModuleNameRule(source, declarations).apply()
      ObjectRule(source, declarations).apply()
    }
    let replaced = DispatchRule(sources, declarations).apply()
    ExtensionRule(sources, declarations).apply(except: replaced)
    return sources.map(\.ported)
  }
}
