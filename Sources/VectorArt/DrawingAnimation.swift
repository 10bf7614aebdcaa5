public import Geometry
public import LayerTree
import Typography

/// The animations of a drawing: SMIL's elements, and the CSS animations of its style sheets.
public struct DrawingAnimation: Sendable {
  /// The size in points.
  public let size: Size
  /// The time in seconds when the drawing comes to rest or starts to repeat.
  public let duration: Double
  /// The warnings about unsupported parts, in the order of the file.
  public let warnings: [DrawingWarning]
  private let timeline: DrawingTimeline
  private let resources: DrawingResources
  private let fonts: FontLibrary
  private let form: DrawingForm

  /// The number of times at which the drawing is sampled for its layers before it plays.
  private static let probes = 24

  /// Makes the animations of a document; nil if it has none.
  init?(
    _ styled: StyledDocument, resources: DrawingResources, fonts: FontLibrary, form: DrawingForm
  ) throws(DrawingError) {
    var warnings = styled.warnings
    guard let timeline = DrawingTimeline(styled.document, styled.keyframes, &warnings) else { return nil }
    DocumentCheck.run(styled.document, &warnings, plays: true)
    self.timeline = timeline
    (self.resources, self.fonts, self.form) = (resources.remembering, fonts, form)
    duration = timeline.duration
    let first = try ResolvedDrawing(
      timeline.document(at: 0), warnings, resources: self.resources, fonts: fonts, files: [],
      keepsText: form != .outlines)
    size = first.tree.size
    var lowering = LayerLowering(first.warnings)
    _ = lowering.root(of: first.tree)
    self.warnings = lowering.warnings.sorted
  }

  /// The layers at a time in seconds.
  ///
  /// - Throws: ``DrawingError`` when the drawing has too many layers at that time.
  func description(at time: Double) throws(DrawingError) -> LayerDescription {
    let resolved = try ResolvedDrawing(
      timeline.document(at: time), WarningLog(), resources: resources, fonts: fonts, files: [],
      keepsText: form != .outlines)
    var lowering = LayerLowering(WarningLog())
    return lowering.root(of: resolved.tree)
  }

  /// Makes a layer of the drawing's size that contains all others and plays the drawing from its beginning when its
  /// clock starts.
  public func makeLayer() -> Layer {
    DrawingPlayer.layer(
      playing: self, probes: (0..<Self.probes).map { duration * Double($0) / Double(Self.probes) })
  }

  /// A stage of the drawing's size that plays it, with nothing behind it.
  public func makeStage() -> Stage {
    let stage = Stage(size: size, background: .clear, duration: duration)
    stage.root.addSublayer(makeLayer())
    return stage
  }

  /// Returns whether a file is a drawing that moves.
  package static func exists(in bytes: [UInt8]) -> Bool {
    guard let styled = try? StyledDocument(bytes) else { return false }
    var warnings = WarningLog()
    return DrawingTimeline(styled.document, styled.keyframes, &warnings) != nil
  }
}
