import Foundation
import TestSupport

/// Swift code that is written, compiled, and loaded while the tests run.
enum CompiledCode {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Compiles sources in a temporary folder, and loads them.
  ///
  /// The code imports this module as the tests import others; the tests export their symbols for it.
  ///
  /// - Parameters:
  ///   - module: The name of the code's module, and of its function that returns the table.
  ///   - sources: The texts of the files, by their names without `.swift`.
  ///   - files: More files.
  /// - Returns: The table that the code makes.
  /// - Throws: An error with the compiler's or the loader's message.
  static func load<Value>(_ module: String, _ sources: [String: String], with files: [URL] = []) throws
    -> CompiledTable<Value>
  {
    let folder = try TemporaryFolder()
    var paths = files.map(\.path)
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      paths.append(try folder.write(Array(text.utf8), to: "\(name).swift"))
    }
    let library = folder / "lib\(module).so"
    try SwiftCompiler.makeLibrary(library, module: module, of: paths)
    // Sound: the library is never closed, so that its functions and types stay as long as the process. Its function of that name
    // has this signature, as `entry` writes it, and returns a table with a reference of its own.
    guard let handle = unsafe dlopen(library, RTLD_NOW | RTLD_LOCAL) else {
      throw Failure(description: unsafe dlerror().map { unsafe String(cString: $0) } ?? "\(library) was not loaded")
    }
    guard let symbol = unsafe dlsym(handle, module) else {
      throw Failure(description: "\(module) has no function that returns its table")
    }
    let makeTable = unsafe unsafeBitCast(symbol, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
    let table = unsafe Unmanaged<AnyObject>.fromOpaque(makeTable()).takeRetainedValue()
    guard let table = table as? CompiledTable<Value> else {
      throw Failure(description: "\(module) returns a table of other values")
    }
    return table
  }

  /// Writes the function that returns a table.
  ///
  /// - Parameters:
  ///   - module: The name of the module, and of the function.
  ///   - type: The type of the table's values.
  ///   - values: An expression for each value, by name.
  ///   - library: The library that the expressions use.
  /// - Returns: The text of a file.
  static func entry(
    _ module: String, of type: String, _ values: [(name: String, code: String)],
    importing library: String = "FlipbookUIKit"
  ) -> String {
    let lines = values.map { "  values[\"\($0.name)\"] = \($0.code)\n" }.joined()
    return """
      import \(library)

      @testable import FlipbookUIKitTests

      @_cdecl("\(module)") public func makeTable() -> UnsafeMutableRawPointer {
        var values: [String: \(type)] = [:]
      \(lines)  return unsafe Unmanaged<AnyObject>.passRetained(CompiledTable(values)).toOpaque()
      }

      """
  }
}
