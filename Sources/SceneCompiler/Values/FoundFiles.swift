import Geometry
import SceneDiagnostics
import SceneProgram

/// A cache of the images, drawings, and animations that a scene refers to.
final class FoundFiles {
  private let log: DiagnosticLog
  private let findImage: ImageFinder
  private let findDrawing: DrawingFinder
  private let findAnimation: AnimationFinder
  private var images: [String: ImageReference] = [:]
  private var drawings: [String: FoundDrawing] = [:]
  private var animations: [String: FoundAnimation] = [:]
  /// The animated drawings with warnings: the ones that play (true), and the others.
  private var warned: [Bool: Set<String>] = [:]
  /// The warnings about unsupported features of the drawings and animations.
  private(set) var warnings: [Diagnostic] = []

  init(
    log: DiagnosticLog, findImage: @escaping ImageFinder, findDrawing: @escaping DrawingFinder,
    findAnimation: @escaping AnimationFinder
  ) {
    self.log = log
    self.findImage = findImage
    self.findDrawing = findDrawing
    self.findAnimation = findAnimation
  }

  func image(named name: String, at range: SourceRange, hint: String? = nil) -> ImageReference? {
    found(name, at: range, hint: hint, in: &images, findImage)
  }

  func drawing(named name: String, at range: SourceRange, hint: String? = nil) -> FoundDrawing? {
    found(name, at: range, hint: hint, in: &drawings, findDrawing) { drawing in
      if drawing.animation == nil { warnings += drawing.warnings }
    }
  }

  /// Adds the warnings about an animated drawing, once for each way in which the scene shows it.
  func warn(about drawing: FoundDrawing, plays: Bool) {
    guard let animation = drawing.animation else { return }
    guard warned[plays, default: []].insert(drawing.file ?? "").inserted else { return }
    warnings += plays ? animation.warnings : drawing.warnings
  }

  func animation(named name: String, at range: SourceRange) -> FoundAnimation? {
    found(name, at: range, in: &animations, findAnimation) { warnings += $0.warnings }
  }

  /// Returns the file with a name, found on first use; nil, after logging an error, if it cannot be read.
  private func found<File>(
    _ name: String, at range: SourceRange, hint: String? = nil, in known: inout [String: File],
    _ find: (String) -> Result<File, ImageNotFound>, _ whenNew: (File) -> Void = { _ in }
  ) -> File? {
    if let file = known[name] { return file }
    switch find(name) {
    case .success(let file):
      known[name] = file
      whenNew(file)
      return file
    case .failure(let failure):
      log.error(at: range, failure.message, hint: hint ?? failure.hint)
      return nil
    }
  }
}
