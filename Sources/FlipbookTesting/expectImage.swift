public import Flipbook
public import Golden

/// Expects an image from any source to equal its golden.
///
///     await expectImage(try Renderer(stage).still(at: 0.35))
///
/// - Parameters:
///   - picture: The image.
///   - name: A name that distinguishes the golden from others of the same test; required if there are several.
///   - tolerance: The accepted difference; none by default.
///   - record: The record mode; by default, set by the trait or the environment.
///   - function: The name of the test.
///   - fileID: The test's file, for messages.
///   - filePath: The path of the test's file; goldens are next to it.
///   - line: The line, for messages.
///   - column: The column, for messages.
public func expectImage(
  _ picture: Bitmap, named name: String? = nil, tolerance: Tolerance = .exact, record: RecordMode? = nil,
  function: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let test = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  await GoldenExpectation(picturesNamed: name, tolerance, record, test).run { _, _ in Recording(picture) }
}

/// Expects the image in the bytes of a PNG, JPEG, or GIF file to equal its golden.
///
/// Images rendered by other programs differ between machines: give them a ``Golden/Tolerance``.
///
/// - Parameters:
///   - bytes: The contents of the file.
///   - name: A name that distinguishes the golden from others of the same test; required if there are several.
///   - tolerance: The accepted difference; none by default.
///   - record: The record mode; by default, set by the trait or the environment.
///   - function: The name of the test.
///   - fileID: The test's file, for messages.
///   - filePath: The path of the test's file; goldens are next to it.
///   - line: The line, for messages.
///   - column: The column, for messages.
public func expectImage(
  bytes: [UInt8], named name: String? = nil, tolerance: Tolerance = .exact, record: RecordMode? = nil,
  function: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let test = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  await GoldenExpectation(picturesNamed: name, tolerance, record, test).run { _, _ in
    Recording(try ImageFile.decode(bytes))
  }
}

/// Expects a file, which contains an image or an animation, to equal its golden.
///
/// - Parameters:
///   - path: A PNG, JPEG, or GIF file, an animated PNG, or a folder of frames with its manifest; relative to the test's
///     file.
///   - name: A name that distinguishes the golden from others of the same test; required if there are several.
///   - tolerance: The accepted difference; none by default.
///   - record: The record mode; by default, set by the trait or the environment.
///   - function: The name of the test.
///   - fileID: The test's file, for messages.
///   - filePath: The path of the test's file; goldens are next to it.
///   - line: The line, for messages.
///   - column: The column, for messages.
public func expectImage(
  at path: String, named name: String? = nil, tolerance: Tolerance = .exact, record: RecordMode? = nil,
  function: String = #function, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  let test = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  await GoldenExpectation(picturesNamed: name, tolerance, record, test).run { _, _ in
    try Recording(file: test.path(path))
  }
}

extension GoldenExpectation {
  /// Creates an expectation for images from other sources.
  fileprivate init(picturesNamed name: String?, _ tolerance: Tolerance, _ record: RecordMode?, _ test: TestLocation) {
    self.init(named: name, record: record, test)
    check.settings.tolerance = tolerance
    check.tolerance = tolerance
    check.matching = .pictures
  }
}
