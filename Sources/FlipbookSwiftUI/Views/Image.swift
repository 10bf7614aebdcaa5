public import FlipbookUIKit
import Geometry
import LayerTree

/// An image: SwiftUI's `Image`.
public struct Image: View, PrimitiveView {
  /// The way an image fills a larger size.
  public enum ResizingMode: Sendable {
    /// The image is scaled.
    case stretch
  }

  /// The use of an image's colors.
  public enum TemplateRenderingMode: Sendable {
    /// The image's alpha, filled with the foreground style.
    case template
    /// The image's own colors.
    case original
  }

  /// The quality of a scaled image.
  public enum Interpolation: Sendable {
    /// The nearest pixels.
    case none
    /// Interpolated pixels.
    case low
    /// Interpolated pixels.
    case medium
    /// Interpolated pixels.
    case high
  }

  let image: UIImage
  private var isResizable = false
  private(set) var isTemplate: Bool
  private(set) var interpolation = Interpolation.medium

  /// Reads an image by its name, as `UIImage(named:)` does.
  ///
  /// - Precondition: There is an image with that name.
  public init(_ name: String) {
    guard let image = UIImage(named: name) else { preconditionFailure("there is no image named '\(name)'") }
    self.init(uiImage: image)
  }

  /// Creates an image from UIKit's.
  public init(uiImage: UIImage) {
    image = uiImage
    isTemplate = uiImage.renderingMode == .alwaysTemplate
  }

  /// Makes the image fill its frame.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Sets the use of the image's colors.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.isTemplate = renderingMode == .template
    return image
  }

  /// Sets the quality of the scaled image.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    ElementNode<ImageElement>.updating(old, context) {
      ImageElement(context.graph)
    } update: {
      $0.natural = image.size
      $0.isResizable = isResizable
      let effects = { (effects: inout Effects) in
        effects.magnificationFilter = interpolation == .none ? .nearest : .linear
      }
      effects(&$0.layer.model.effects)
      $0.layer.model.contents = image.reference
      let tint = isTemplate ? context.environment.foregroundPaint : nil
      if case .gradient = tint { preconditionFailure("FlipbookSwiftUI: a template image can have no gradient") }
      $0.setTint(tint)
    }
  }
}

private final class ImageElement: LayerElement {
  var natural = CGSize.zero
  var isResizable = false
  private var tint: AnimatedPaint?

  func setTint(_ paint: Paint?) {
    guard let paint else {
      tint = nil
      layer.model.effects.tintColor = nil
      return
    }
    var changed = tint ?? AnimatedPaint()
    changed.set(paint, in: graph, transaction)
    tint = changed
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  override func paint(_ size: CGSize, at time: Double) {
    guard let tint else { return }
    if tint.isAnimating(at: time) { graph.noteAnimation() }
    if case .color(let color) = tint.value(at: time) { layer.model.effects.tintColor = color }
  }
}
