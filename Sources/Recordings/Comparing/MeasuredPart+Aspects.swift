import Geometry

extension MeasuredPart {
  /// Returns whether the center of the part is on a canvas of a size at any time, in points.
  func isOnCanvas(_ size: Size) -> Bool {
    zip(path.components[0], path.components[1]).contains { x, y in
      0 <= x && x <= size.width && 0 <= y && y <= size.height
    }
  }

  /// The contrast over time, relative to its maximum, from 0 to 255.
  var fade: MotionSeries {
    let contrast = shade.components.last ?? []
    let greatest = max(1, contrast.max() ?? 1)
    return MotionSeries(times: shade.times, components: [contrast.map { $0 / greatest * 255 }])
  }

  /// Returns the values of an aspect over time; nil if they can't be measured.
  func series(of aspect: PartAspect) -> MotionSeries? {
    switch aspect {
    case .position: path
    case .size: size
    case .rotation: angle
    case .color: shade
    }
  }
}
