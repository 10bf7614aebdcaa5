public import Geometry
public import LayerTree
import Typography

/// The animations of a drawing: SMIL animation elements and CSS animations.
public struct DrawingAnimation: Sendable {
  /// The size in points.
  public let size: Size
  /// The duration in seconds until the drawing comes to rest or starts to repeat.
  public let duration: Double
  /// The warnings about unsupported features, in the order of the file.
  public let warnings: [DrawingWarning]
  private let timeline: DrawingTimeline
  private let resources: DrawingResources
  private let fonts: FontLibrary
  private let form: DrawingForm

  /// The number of times at which the drawing is sampled in advance to create its layers.
  private static let probes = 24

  /// Creates the animation of a document from its timeline.
  init(
    _ timeline: DrawingTimeline, _ styled: StyledDocument, resources: DrawingResources, fonts: FontLibrary,
    form: DrawingForm
  ) throws(DrawingError) {
    var warnings = timeline.warnings
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

  /// Returns the layers at a time in seconds.
  ///
  /// - Throws: ``DrawingError`` if the drawing has too many layers at that time.
  func description(at time: Double) throws(DrawingError) -> LayerDescription {
    let resolved = try ResolvedDrawing(
      timeline.document(at: time), WarningLog(), resources: resources, fonts: fonts, files: [],
      keepsText: form != .outlines)
    var lowering = LayerLowering(WarningLog())
    return lowering.root(of: resolved.tree)
  }

  /// Creates a layer of the drawing's size that contains all other layers.
  ///
  /// The drawing plays from its beginning when the layer's clock starts.
  public func makeLayer() -> Layer {
    DrawingPlayer.layer(
      playing: self, probes: (0..<Self.probes).map { duration * Double($0) / Double(Self.probes) })
  }

  /// Creates a stage of the drawing's size that plays it on a transparent background.
  public func makeStage() -> Stage {
    let stage = Stage(size: size, background: .clear, duration: duration)
    stage.root.addSublayer(makeLayer())
    return stage
  }

  /// Returns the first reason why the animations of a drawing have no effect; nil if they have, or if there are none.
  package static func failure(in bytes: [UInt8]) -> DrawingWarning? {
    guard var styled = try? StyledDocument(bytes) else { return nil }
    let known = styled.warnings.warnings.count
    guard DrawingTimeline(&styled) == nil else { return nil }
    return styled.warnings.warnings.dropFirst(known).first
  }

  /// Returns true if a file is an animated drawing.
  package static func exists(in bytes: [UInt8]) -> Bool {
    guard var styled = try? StyledDocument(bytes) else { return false }
    return DrawingTimeline(&styled) != nil
  }
}
