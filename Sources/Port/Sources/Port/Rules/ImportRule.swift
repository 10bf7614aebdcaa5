import SwiftSyntax

/// Imports FlipbookUIKit in place of Apple's frameworks.
///
/// Foundation is replaced as well: FlipbookUIKit re-exports it, with the stage's `Date`, `Timer`, and `DispatchQueue` in
/// place of the system's.
final class ImportRule: Rule {
  /// The modules whose declarations FlipbookUIKit provides.
  static let provided: Set = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "Dispatch", "ObjectiveC", "CoreFoundation", "Darwin", "pop",
    "CoreImage", "CoreText", "CoreMotion", "os",
  ]
  /// The modules that Linux doesn't have.
  static let missing: Set = [
    "AppKit", "Cocoa", "SwiftUI", "Combine", "WebKit", "AVFoundation", "AVKit", "MapKit", "CoreLocation",
    "CoreData", "SpriteKit", "SceneKit", "Metal", "MetalKit", "GLKit", "Photos", "PhotosUI", "StoreKit",
    "SafariServices",
    "MediaPlayer", "AudioToolbox", "Accelerate", "Social", "MessageUI", "ImageIO", "MobileCoreServices", "Messages",
    "WatchKit", "GameplayKit", "Vision", "CoreHaptics", "UniformTypeIdentifiers", "LocalAuthentication", "XCTest",
  ]

  /// The missing modules for which whole files are written.
  static let ofWholeFiles: Set = ["SceneKit", "SpriteKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "XCTest"]

  /// The names of Foundation that are in another module on Linux.
  private static let ofNetworking: Set = [
    "URLSession", "URLRequest", "URLSessionTask", "URLSessionDataTask", "URLSessionConfiguration", "HTTPURLResponse",
    "URLCache",
  ]

  /// Names of Foundation that a file without imports can have from UIKit alone, as the files of a framework have.
  private static let ofFoundation: Set = [
    "Date", "Timer", "DispatchQueue", "TimeInterval", "NotificationCenter", "Bundle", "URL", "Data",
  ]

  /// Returns a Boolean value that indicates whether a name is one of Apple's frameworks.
  private static func isApples(_ name: String) -> Bool {
    ofFoundation.contains(name)
      || ["UI", "CA", "CG", "NS"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
  }

  /// The blocks of statements that already import FlipbookUIKit, by their position.
  private var importing: Set<SyntaxIdentifier> = []
  private var isLeftOut = false

  override func apply() {
    // Before the condition that a missing module at the start is put in.
    if !ProvidedImportFinder.importsAny(source.tree), NameFinder.finds(in: source.tree, where: Self.isApples),
      let first = source.tree.statements.first
    {
      source.insert("import FlipbookUIKit\n\n", at: first.positionAfterSkippingLeadingTrivia.utf8Offset)
      source.changed(first, "imports FlipbookUIKit")
    }
    super.apply()
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    if Self.missing.contains(module) {
      // A clause of `#if` is usually not compiled.
      if !isConditional(node) || guardsOnlyItself(node, module) { leave(node, module) }
      return .skipChildren
    }
    guard Self.provided.contains(module) else { return .skipChildren }
    let block = node.parent?.parent?.id ?? node.id
    if importing.insert(block).inserted {
      let range = SourceText.range(of: node.path)
      let start = node.importKindSpecifier.map { SourceText.range(of: $0).lowerBound } ?? range.lowerBound
      source.replace(start..<range.upperBound, with: "FlipbookUIKit")
      if importing.count == 1, NameFinder.finds(in: source.tree, where: Self.ofNetworking.contains) {
        source.insert(
          "\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif", at: range.upperBound)
        source.changed(node, "imports FoundationNetworking, which is a module of its own on Linux")
      }
      source.changed(node, "import \(node.path.trimmedDescription) → import FlipbookUIKit")
    } else {
      source.removeLine(of: node)
      source.changed(node, "removed import \(node.path.trimmedDescription), which FlipbookUIKit includes")
    }
    return .skipChildren
  }

  /// Leaves a file that is written for a missing module out of the compilation, and other files as they are.
  private func leave(_ node: ImportDeclSyntax, _ module: String) {
    guard Self.ofWholeFiles.contains(module), !isLeftOut else {
      let range = SourceText.range(of: node)
      source.left(node, "\(module) isn't available on Linux")
      source.insert("#if canImport(\(module))\n", at: range.lowerBound)
      return source.insert("\n#endif", at: range.upperBound)
    }
    isLeftOut = true
    source.left(node, "\(module) isn't available on Linux, so the file isn't compiled there")
    let start = source.tree.statements.first?.positionAfterSkippingLeadingTrivia ?? node.position
    source.insert("#if canImport(\(module))\n", at: start.utf8Offset)
    source.insert("\n#endif\n", at: source.tree.endPosition.utf8Offset)
  }

  /// Returns true for an import of SwiftUI in a condition of its own, without the code that needs it.
  private func guardsOnlyItself(_ node: ImportDeclSyntax, _ module: String) -> Bool {
    guard module == "SwiftUI",
      let block = sequence(first: Syntax(node), next: \.parent).lazy.compactMap({ $0.as(IfConfigDeclSyntax.self) })
        .first,
      block.clauses.count == 1, case .statements(let statements) = block.clauses.first?.elements
    else { return false }
    let conditions =
      source.tree.description.split(separator: "canImport(SwiftUI)", omittingEmptySubsequences: false).count - 1
    return conditions == 1 && statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) }
  }

  private func isConditional(_ node: ImportDeclSyntax) -> Bool {
    sequence(first: Syntax(node), next: \.parent).contains { $0.is(IfConfigClauseSyntax.self) }
  }
}

/// Finds the imports that become one of FlipbookUIKit, or are one already.
private final class ProvidedImportFinder: SyntaxVisitor {
  private var isFound = false

  static func importsAny(_ tree: SourceFileSyntax) -> Bool {
    let finder = ProvidedImportFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.isFound
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text, module == "FlipbookUIKit" || ImportRule.provided.contains(module) {
      isFound = true
    }
    return .skipChildren
  }
}
