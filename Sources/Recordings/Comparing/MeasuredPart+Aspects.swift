extension MeasuredPart {
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
    case .size: extent
    case .rotation: angle
    case .color: shade
    }
  }
}
