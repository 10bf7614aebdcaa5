#if canImport(FlipbookUIKit)
  import Flipbook
  public import FlipbookUIKit
  public import Golden

  /// Expects a view to show what it did when its golden was recorded, pixel for pixel and value for value.
  ///
  /// A view that is on no stage gets one of its own size; one that is shows with everything around it. The golden lies in
  /// `__Goldens__` beside the test's file, under the names of file and test.
  ///
  ///     let badge = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
  ///     badge.layer.cornerRadius = 40
  ///     await expectGolden(of: badge)
  ///
  /// - Parameters:
  ///   - view: The view, at the beginning of its stage, which has played afterwards.
  ///   - name: A name that distinguishes it from others of the same test; required if there are several.
  ///   - frames: The times of the frames; ten a second unless given.
  ///   - scale: Pixels a point.
  ///   - tolerance: What may differ; nothing unless given.
  ///   - record: When to record; what the trait or the environment says unless given.
  ///   - function: The name of the test.
  ///   - fileID: The test's file, for messages.
  ///   - filePath: The test's file, beside which goldens lie.
  ///   - line: The line, for messages.
  ///   - column: The column, for messages.
  public func expectGolden(
    of view: UIView, named name: String? = nil, frames: FrameChoice = .standard, scale: Double = 1,
    tolerance: Tolerance = .exact, record: RecordMode? = nil, function: String = #function,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let (stage, images) = Stage.showing(view)
    await expectGolden(
      stage, named: name, images: images, frames: frames, scale: scale, tolerance: tolerance, record: record,
      function: function, fileID: fileID, filePath: filePath, line: line, column: column)
  }
#endif
