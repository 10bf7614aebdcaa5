package import Geometry

extension ContentsGravity {
  /// Returns the rectangle that content with a natural size fills when it is placed in the bounds of a layer.
  package func rect(for natural: Size, in bounds: Rect) -> Rect {
    let size =
      switch self {
      case .resize: bounds.size
      case .resizeAspect: natural.scaled(by: min(bounds.width / natural.width, bounds.height / natural.height))
      case .resizeAspectFill: natural.scaled(by: max(bounds.width / natural.width, bounds.height / natural.height))
      case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: natural
      }
    let x =
      switch self {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      case .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom: bounds.midX - size.width / 2
      }
    let y =
      switch self {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
      case .resize, .resizeAspect, .resizeAspectFill, .center, .left, .right: bounds.midY - size.height / 2
      }
    return Rect(origin: Point(x, y), size: size)
  }
}

extension Size {
  fileprivate func scaled(by factor: Double) -> Size { Size(width * factor, height * factor) }
}
