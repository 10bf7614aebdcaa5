// swift-format-ignore-file
import FlipbookUIKit

extension CodeHelpers {
  // MARK: shadedControl
  /// A control that multiplies the colors of its contents by a shade, to darken them while it is pressed.
  final class ShadedControl: UIControl {
    override class var layerClass: AnyClass { CAReplicatorLayer.self }
    private var plainColor: UIColor?

    /// The color that all colors are multiplied by; white has no effect.
    var shade = UIColor.white {
      didSet {
        (layer as! CAReplicatorLayer).instanceColor = shade.cgColor
        super.backgroundColor = plainColor.map(shaded)
      }
    }

    /// The background color before it is multiplied by the shade.
    override var backgroundColor: UIColor? {
      get { plainColor }
      set {
        plainColor = newValue
        super.backgroundColor = newValue.map(shaded)
      }
    }

    private func shaded(_ color: UIColor) -> UIColor {
      func parts(_ color: UIColor) -> [CGFloat] {
        let all = color.cgColor.components ?? [0, 0, 0, 0]
        return all.count == 2 ? [all[0], all[0], all[0], all[1]] : all
      }
      let (own, factors) = (parts(color), parts(shade))
      return UIColor(
        red: own[0] * factors[0], green: own[1] * factors[1], blue: own[2] * factors[2], alpha: own[3])
    }
  }

  // MARK: touchControl
  /// A control that calls closures for its touches.
  final class TouchControl: UIControl {
    var onTouchesBegan: (() -> Void)?
    var onTouchesMoved: (() -> Void)?
    var onTouchesEnded: (() -> Void)?
    var onTouchesCancelled: (() -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      onTouchesBegan?()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesMoved(touches, with: event)
      onTouchesMoved?()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      onTouchesEnded?()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesCancelled(touches, with: event)
      onTouchesCancelled?()
    }
  }

  // MARK: shapeView
  /// A view backed by a shape layer.
  final class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    var shape: CAShapeLayer { layer as! CAShapeLayer }
  }

  // MARK: gradientView
  /// A view backed by a gradient layer.
  final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer { layer as! CAGradientLayer }
  }

  // MARK: replicatorView
  /// A view backed by a replicator layer.
  final class ReplicatorView: UIView {
    override class var layerClass: AnyClass { CAReplicatorLayer.self }
    var replicator: CAReplicatorLayer { layer as! CAReplicatorLayer }
  }

  // MARK: transformView
  /// A view backed by a transform layer, whose subviews share a 3D space.
  final class TransformView: UIView {
    override class var layerClass: AnyClass { CATransformLayer.self }
  }
}
