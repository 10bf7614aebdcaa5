import Foundation

/// The Swift compiler, which reads the code that is written for others.
package enum SwiftCompiler {
  /// The end of a run, and what it printed.
  package struct Outcome: Sendable {
    package let status: Int32
    package let output: String
  }

  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Runs the compiler.
  package static func run(_ arguments: [String]) throws -> Outcome { try run("swiftc", arguments) }

  private static func run(_ program: String, _ arguments: [String]) throws -> Outcome {
    let result = try Tool(path: "/usr/bin/env", package: "coreutils").run([program] + arguments)
    return Outcome(status: result.status, output: result.text + result.standardError)
  }

  /// Compiles a stub of SwiftUI, with its own signatures, to a module in a folder.
  package static func makeSwiftUI(in folder: TemporaryFolder) throws {
    let stub = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stubs/SwiftUI.swift.stub")
    let source = folder / "SwiftUI.swift"
    try FileManager.default.copyItem(at: stub, to: URL(filePath: source))
    let outcome = try run([
      "-emit-module", "-module-name", "SwiftUI", "-parse-as-library", "-o", folder / "SwiftUI.swiftmodule", source,
    ])
    guard outcome.status == 0 else { throw Failure(description: outcome.output) }
  }

  /// Checks the types of a file that imports modules of this package, which lie beside the tests.
  package static func check(_ files: [String]) throws -> Outcome {
    try run(["-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm"] + modules() + files)
  }

  /// Compiles files, by the rules of this package's own code, to a library that finds the package's modules in the program
  /// that loads it.
  package static func makeLibrary(_ library: String, module: String, of files: [String]) throws {
    var arguments = ["-emit-library", "-o", library, "-module-name", module, "-Onone", "-gnone", "-wmo"]
    arguments += ["-num-threads", "2", "-swift-version", "6", "-strict-memory-safety", "-warnings-as-errors"]
    for feature in [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    ] { arguments += ["-enable-upcoming-feature", feature] }
    let outcome = try run(arguments + ["-diagnostic-style", "llvm"] + modules() + files)
    guard outcome.status == 0 else { throw Failure(description: String(outcome.output.prefix(4000))) }
  }

  /// The options that say where the modules of this package are.
  private static func modules() throws -> [String] {
    let products = try products()
    var arguments = ["-I", products.appending(path: "Modules").path]
    // Targets in C have their maps with what has been built of them, those of the system with their sources.
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
    for folder in [products, sources] {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        let map = folder.appending(path: "\(name)/module.modulemap").path
        guard let text = try? String(contentsOfFile: map, encoding: .utf8) else { continue }
        // The map of a target that is no longer there names a folder that isn't there either.
        let umbrella = text.firstMatch(of: /umbrella "(\/[^"]+)"/).map { String($0.1) }
        if let umbrella, !FileManager.default.fileExists(atPath: umbrella) { continue }
        arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
      }
    }
    return try arguments + headers()
  }

  /// The options that say where the headers of the system's libraries are, as the package's build finds them.
  private static func headers() throws -> [String] {
    let manifest = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let names = text.matches(of: /pkgConfig: "([^"]+)"/).map { String($0.1) }
    let outcome = try run("pkg-config", ["--cflags-only-I"] + names)
    guard outcome.status == 0 else { throw Failure(description: outcome.output) }
    return outcome.output.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }

  /// The folder with the tests' bundle, and with the modules beside it.
  private static func products() throws -> URL {
    for bundle in CommandLine.arguments.filter({ $0.contains(".xctest") }) + [Bundle.main.bundlePath] {
      var folder = URL(filePath: bundle)
      while folder.path != "/" {
        if FileManager.default.fileExists(atPath: folder.appending(path: "Modules/Flipbook.swiftmodule").path) {
          return folder
        }
        folder.deleteLastPathComponent()
      }
    }
    throw Failure(description: "the modules of the package are not beside the tests")
  }
}
