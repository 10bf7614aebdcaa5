import Foundation
import TestSupport
import Testing

/// The folder that the tests of `flipbook-port` convert, as it must become: it compiles with this module.
@Suite struct PortedCodeTests {
  @Test func portedCodeCompiles() throws {
    let folder = try TemporaryFolder()
    let stubs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Ported")
    let names = try FileManager.default.contentsOfDirectory(atPath: stubs.path).sorted()
    #expect(names == ["Gauge.swift.stub", "List.swift.stub"])
    let files = try names.map { name in
      try folder.write(Array(Data(contentsOf: stubs.appending(path: name))), to: name.replacing(".stub", with: ""))
    }
    let outcome = try SwiftCompiler.check(files)
    #expect(outcome.status == 0, "\(outcome.output.prefix(4000))")
  }
}
