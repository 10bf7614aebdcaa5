public import Foundation
import Geometry
import LayerTree

/// Returns the current drawing context; nil outside of drawing code.
public func UIGraphicsGetCurrentContext() -> CGContext? { StageContext.current?.drawings.contexts.last }

/// Makes a context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  StageContext.require("UIGraphicsPushContext").drawings.contexts.append(context)
}

/// Restores the previous context.
///
/// - Precondition: A context has been pushed.
public func UIGraphicsPopContext() {
  guard StageContext.require("UIGraphicsPopContext").drawings.contexts.popLast() != nil else {
    preconditionFailure("UIGraphicsPopContext was called without a matching UIGraphicsPushContext")
  }
}

/// Creates an image context and makes it the current one.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: True for an image with a black background.
///   - scale: The number of pixels per point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(
    CGContext(
      canvas: Rect(origin: .zero, size: Size(size)),
      scale: Double(scale > 0 ? scale : CGFloat(StageContext.screenScale)),
      isOpaque: opaque,
      for: "UIGraphicsBeginImageContextWithOptions"))
}

/// Creates an image context with one pixel per point and makes it the current one.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Returns the current state of the image being drawn; nil outside of drawing code.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.makeImage().map { UIImage(cgImage: $0) }
}

/// Removes the image context and restores the previous one.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { CGContext.current("UIRectFill").fill(rect) }

/// Draws a one-point frame inside a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
  let context = CGContext.current("UIRectFrame")
  let inner = rect.insetBy(dx: 1, dy: 1)
  let path = CGMutablePath()
  path.addRects([rect, inner], transform: context.ctm)
  context.fill(path.path, .evenOdd)
}

/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { CGContext.current("UIRectClip").clip(to: rect) }

extension CGContext {
  /// Returns the current drawing context, and traps outside of drawing code.
  static func current(_ function: String) -> CGContext {
    guard let context = UIGraphicsGetCurrentContext() else {
      preconditionFailure(
        "\(function) was called without a context: call it in draw(_:) or in a UIGraphicsImageRenderer")
    }
    return context
  }
}

extension UIColor {
  /// Sets the fill and stroke color of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  public func setFill() { CGContext.current("UIColor.setFill").setFillColor(cgColor) }

  /// Sets the stroke color of the current context.
  public func setStroke() { CGContext.current("UIColor.setStroke").setStrokeColor(cgColor) }
}

extension UIBezierPath {
  /// Fills the path in the current context.
  public func fill() { fill(with: nil, alpha: 1, "UIBezierPath.fill") }

  /// Fills the path in the current context, with a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    fill(with: blendMode, alpha: alpha, "UIBezierPath.fill(with:alpha:)")
  }

  private func fill(with blendMode: CGBlendMode?, alpha: CGFloat, _ function: String) {
    let context = CGContext.current(function)
    context.saveGState()
    if let blendMode {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
    context.fill(placed(in: context), usesEvenOddFillRule ? .evenOdd : .winding)
    context.restoreGState()
  }

  /// Strokes the path in the current context.
  public func stroke() { stroke(with: nil, alpha: 1, "UIBezierPath.stroke") }

  /// Strokes the path in the current context, with a blend mode and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    stroke(with: blendMode, alpha: alpha, "UIBezierPath.stroke(with:alpha:)")
  }

  private func stroke(with blendMode: CGBlendMode?, alpha: CGFloat, _ function: String) {
    let context = CGContext.current(function)
    context.saveGState()
    if let blendMode {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: lineDash.phase, lengths: lineDash.lengths)
    context.stroke(placed(in: context))
    context.restoreGState()
  }

  /// Clips the current context to the path.
  public func addClip() {
    let context = CGContext.current("UIBezierPath.addClip")
    context.state.clips.append(CGContext.Clip(placed(in: context), usesEvenOddFillRule ? .evenOdd : .nonZero))
  }

  private func placed(in context: CGContext) -> Path { cgPath.path.transformed(by: context.state.transform) }
}

extension UIImage {
  /// Draws the image at its natural size in the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in a rectangle of the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image at its natural size in the current context, with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle of the current context, with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    let context = CGContext.current("UIImage.draw")
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.drawUpright(
      reference, in: rect, tint: renderingMode == .alwaysTemplate ? context.state.fillColor : nil)
    context.restoreGState()
  }
}

/// The drawing contexts of a stage's code, innermost last.
final class DrawingStack {
  var contexts: [CGContext] = []
}

extension StageContext {
  /// The drawing contexts of the code.
  var drawings: DrawingStack { stage.companion { DrawingStack() } }
}
