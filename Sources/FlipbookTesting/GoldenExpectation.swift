import Flipbook
import Golden

/// An expectation of a test that a result equals its golden.
struct GoldenExpectation {
  /// The source location of the test.
  let test: TestLocation
  /// The comparison to perform.
  var check: GoldenCheck
  /// The scene's file; nil for other results.
  var scene: String?

  /// Creates an expectation without a scene file: its golden is next to the test's file, named after the file and the
  /// test.
  ///
  /// - Parameters:
  ///   - name: A name that distinguishes the golden from others of the same test.
  ///   - record: The record mode; nil to use the settings.
  ///   - test: The source location of the test.
  init(named name: String?, record: RecordMode?, _ test: TestLocation) {
    let settings = GoldenSettings.current
    let folder = settings.folder.map(test.path) ?? "\(test.folder)/\(GoldenLocation.folderName)"
    // Each case of a parameterized test has a separate golden, unless the names distinguish them.
    let distinction = name.map { ".\($0)" } ?? TestArguments.current.map { "-\($0)" } ?? ""
    let own = test.testName + distinction
    self.init(GoldenLocation(name: own, in: "\(folder)/\(test.fileStem)"), record: record, test)
  }

  /// Creates an expectation with the location of its golden.
  init(_ place: GoldenLocation, record: RecordMode?, _ test: TestLocation) {
    self.test = test
    check = GoldenCheck(place)
    check.mode = GoldenSettings.current.mode(argument: record)
  }

  /// Compares the result with its golden, and fails the test if they differ.
  func run(_ record: (GoldenManifest, Recording?) async throws -> Recording) async {
    let verdict = await check.run(scene: scene, record)
    switch verdict.outcome {
    case .passed: break
    case .recorded:
      test.fail(
        "\(verdict.name): recorded in \(verdict.folder), so nothing was compared: check the golden, then run the "
          + "test again"
      )
    case .missing:
      test.fail(
        """
        \(verdict.name): there is no golden in \(verdict.folder): record it with FLIPBOOK_RECORD=missing in the \
        environment, or record: .missing
        """)
    case .orphan(let reason): test.fail("\(verdict.name): \(reason)")
    case .failed(let error): test.fail("\(verdict.name): \(error)")
    case .different(let comparison, _): await report(verdict, comparison)
    }
  }

  private func report(_ verdict: GoldenVerdict, _ comparison: Comparison) async {
    let folder = "\(GoldenSettings.reports)/\(test.fileStem)-\(verdict.name)"
    var lines = ["\(verdict.name): different from its golden"] + verdict.lines
    var report = GoldenReport([verdict])
    report.root = ReportRoot(test.packageFolder)
    do throws(GoldenError) {
      try report.write(to: folder)
      if let bad = comparison.worstFrame, let pictures = try GoldenReport.pictures(of: bad) {
        let names = [GoldenReport.triptychName, GoldenReport.heatName]
        for (bytes, name) in zip([pictures.triptych, pictures.heat], names)
        where await !test.attach(png: bytes, named: "\(verdict.name)-\(name)") {
          lines.append("image: \(folder)/\(report.entries.first?.folderName ?? verdict.name)/\(name)")
        }
      }
      lines.append("see \(folder)/\(GoldenReport.pageName)")
      let root = test.packageFolder.map { " --root '\($0)'" } ?? ""
      lines.append(
        "approve it with flipbook golden accept --all --report '\(folder)'\(root), or FLIPBOOK_RECORD=failed")
    } catch {
      lines.append("the report could not be written: \(error)")
    }
    test.fail(lines.joined(separator: "\n"))
  }
}
