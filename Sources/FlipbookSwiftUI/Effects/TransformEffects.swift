public import FlipbookUIKit
import Geometry
import LayerTree

extension View {
  /// Moves the view without changing the layout.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
  /// Moves the view without changing the layout.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    effect([Double(x), Double(y)]) { layer, numbers, _ in
      layer.model.transform = .translation(numbers[0], numbers[1])
    }
  }

  /// Scales the view about a point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect([Double(scale.width), Double(scale.height), Double(anchor.x), Double(anchor.y)]) { layer, numbers, _ in
      layer.model.anchorPoint = Point(numbers[2], numbers[3])
      layer.model.transform = .scale(numbers[0], numbers[1])
    }
  }
  /// Scales the view about a point.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  /// Scales the view about a point.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view about a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect([angle.radians, Double(anchor.x), Double(anchor.y)]) { layer, numbers, _ in
      layer.model.anchorPoint = Point(numbers[1], numbers[2])
      layer.model.transform = .rotation(radians: numbers[0])
    }
  }

  /// Rotates the view in space about an axis.
  ///
  /// The eye is as far from the plane as the larger side of the view is long, divided by the perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    effect([
      angle.radians, Double(axis.x), Double(axis.y), Double(axis.z), Double(anchor.x), Double(anchor.y),
      Double(anchorZ), Double(perspective),
    ]) { layer, numbers, size in
      layer.model.anchorPoint = Point(numbers[4], numbers[5])
      let rotation = CATransform3DMakeRotation(
        CGFloat(numbers[0]), CGFloat(numbers[1]), CGFloat(numbers[2]), CGFloat(numbers[3])
      ).matrix
      let about = Transform3D.translation(0, 0, -numbers[6]).concatenating(rotation)
        .concatenating(.translation(0, 0, numbers[6]))
      let side = Double(max(size.width, size.height))
      layer.model.transform =
        numbers[7] > 0 && side > 0 ? about.concatenating(.perspective(distance: side / numbers[7])) : about
    }
  }

  /// Transforms the view about its top leading corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { Double($0) }) {
      layer, numbers, _ in
      layer.model.transform = Transform3D(
        AffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]))
    }
  }
}
