public import Foundation

/// A view that draws itself: SwiftUI's `Canvas`.
///
/// It is drawn again when its size changes, and when the view is updated.
public struct Canvas<Symbols: View>: View, PrimitiveView {
  /// The views that the canvas draws by their tags.
  public var symbols: Symbols
  /// The drawing code.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A Boolean value that indicates whether the canvas has a black background.
  public var isOpaque: Bool
  /// The color space of the drawing; colors are always mixed as in `nonLinear`.
  public var colorMode: ColorRenderingMode
  /// A Boolean value that has no effect: the drawing belongs to its frame.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that draws views by their tags.
  ///
  /// - Parameters:
  ///   - opaque: True for a black background.
  ///   - colorMode: The color space of the drawing.
  ///   - rendersAsynchronously: No effect.
  ///   - renderer: The drawing code, with the size of the canvas in points.
  ///   - symbols: The views, each with a `tag(_:)`.
  /// - Precondition: The color mode is nonlinear.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    precondition(
      colorMode == .nonLinear, "FlipbookSwiftUI mixes the colors of a Canvas in sRGB: use the color mode .nonLinear")
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  func makeNode(updating old: ViewNode?, _ context: ViewContext) -> ViewNode {
    ElementNode<CanvasElement>.updating(old, context) {
      CanvasElement(context.graph)
    } update: {
      $0.symbols.content = symbols.node(updating: $0.symbols.content, context.inStack(nil))
      $0.update(renderer, context.environment, isOpaque: isOpaque)
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: True for a black background.
  ///   - colorMode: The color space of the drawing.
  ///   - rendersAsynchronously: No effect.
  ///   - renderer: The drawing code, with the size of the canvas in points.
  /// - Precondition: The color mode is nonlinear.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer) {
      EmptyView()
    }
  }
}

/// The color space of a canvas: SwiftUI's `ColorRenderingMode`.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
  /// sRGB without gamma encoding.
  case linear
  /// sRGB without gamma encoding, with an extended range.
  case extendedLinear
}
