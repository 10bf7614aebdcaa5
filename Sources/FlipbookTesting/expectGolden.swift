public import Flipbook
public import Golden

/// Expects a scene to equal its golden, pixel for pixel and value for value.
///
/// The golden is in `__Goldens__` next to the scene, as for `flipbook golden`. It defines the times, scale, and
/// tolerance. Works with Swift Testing and XCTest.
///
///     await expectGolden(scene: "Scenes/menu.yaml")
///
/// - Parameters:
///   - path: The path of the scene, relative to the test's file or to the package.
///   - variant: The variant of the scene; nil for the scene itself.
///   - frames: The frames of a new golden; ten per second by default.
///   - scale: The number of pixels per point of a new golden; 1 by default.
///   - tolerance: The accepted difference; by default, set by a `goldens.yaml` above the scene, or else by the golden.
///   - record: The record mode; by default, set by the trait or the environment.
///   - function: The name of the test.
///   - fileID: The test's file, for messages.
///   - filePath: The path of the test's file; goldens are next to it.
///   - line: The line, for messages.
///   - column: The column, for messages.
public func expectGolden(
  scene path: String, variant: String? = nil, frames: FrameChoice? = nil, scale: Double? = nil,
  tolerance: Tolerance? = nil, record: RecordMode? = nil, function: String = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let test = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  guard let scene = test.scene(path) else { return }
  let place = GoldenLocation(scene: scene, variant: variant)
  var expectation = GoldenExpectation(place, record: record, test)
  let golden = SceneGolden(scene: scene, place: place)
  var manifest = (try? StoredGolden.manifest(in: place.folder)) ?? GoldenManifest()
  manifest.variant = variant
  if let frames { manifest.choice = frames }
  if let scale { manifest.scale = scale }
  if let tolerance { manifest.tolerance = tolerance }
  do throws(RenderError) { expectation.check.settings = try golden.manifest(manifest) } catch {
    test.fail("\(error)")
    return
  }
  expectation.scene = scene
  do {
    var search = GoldenSearch()
    expectation.check.tolerance = try tolerance ?? search.listedTolerance(ofScene: scene, variant: variant)
  } catch {
    test.fail("\(error)")
    return
  }
  expectation.check.isStrict = frames != nil || scale != nil
  await expectation.run { try await golden.record($0, comparing: $1) }
}

/// Expects a stage to equal its golden, pixel for pixel and value for value.
///
/// The golden is in `__Goldens__` next to the test's file, named after the file and the test. Works with Swift Testing
/// and XCTest.
///
///     await expectGolden(stage)
///     await expectGolden(stage, named: "slow", frames: .times([0, 0.25]))
///
/// - Parameters:
///   - stage: The stage, at time zero; the expectation plays it.
///   - name: A name that distinguishes the golden from others of the same test; required if there are several.
///   - images: The library with the images of layer contents; nil for the library of the stage's code.
///   - frames: The frames; ten per second by default.
///   - scale: The number of pixels per point.
///   - tolerance: The accepted difference; none by default.
///   - record: The record mode; by default, set by the trait or the environment.
///   - function: The name of the test.
///   - fileID: The test's file, for messages.
///   - filePath: The path of the test's file; goldens are next to it.
///   - line: The line, for messages.
///   - column: The column, for messages.
public func expectGolden(
  _ stage: Stage, named name: String? = nil, images: ImageLibrary? = nil, frames: FrameChoice = .standard,
  scale: Double = 1, tolerance: Tolerance = .exact, record: RecordMode? = nil, function: String = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let test = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  var expectation = GoldenExpectation(named: name, record: record, test)
  expectation.check.settings.choice = frames
  expectation.check.settings.scale = scale
  expectation.check.settings.tolerance = tolerance
  expectation.check.tolerance = tolerance
  expectation.check.isStrict = true
  await expectation.run { _, reference in
    var recorder = Recorder(choice: frames, scale: scale)
    recorder.reference = reference
    return try await recorder.record(stage, images: images ?? stage.images)
  }
}
