#if canImport(FlipbookUIKit)
  import Flipbook
  public import FlipbookUIKit
  public import Golden

  /// Expects a view to equal its golden, pixel for pixel and value for value.
  ///
  /// A view without a stage is placed on a new one of the same size; a view on a stage is rendered with the whole stage.
  /// The golden is in `__Goldens__` next to the test's file, named after the file and the test.
  ///
  ///     let badge = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
  ///     badge.layer.cornerRadius = 40
  ///     await expectGolden(of: badge)
  ///
  /// - Parameters:
  ///   - view: The view, with its stage at time zero; the expectation plays the stage.
  ///   - name: A name that distinguishes the golden from others of the same test; required if there are several.
  ///   - frames: The times of the frames; ten per second by default.
  ///   - scale: The number of pixels per point.
  ///   - tolerance: The accepted difference; none by default.
  ///   - record: The record mode; by default, set by the trait or the environment.
  ///   - function: The name of the test.
  ///   - fileID: The test's file, for messages.
  ///   - filePath: The path of the test's file; goldens are next to it.
  ///   - line: The line, for messages.
  ///   - column: The column, for messages.
  public func expectGolden(
    of view: UIView, named name: String? = nil, frames: FrameChoice = .standard, scale: Double = 1,
    tolerance: Tolerance = .exact, record: RecordMode? = nil, function: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await expectGolden(
      Stage.showing(view), named: name, frames: frames, scale: scale, tolerance: tolerance, record: record,
      function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  }
#endif
