/// Names from neighbouring worlds, and ours for the same thing.
enum OtherNames {
  private static let ours: [String: [String]] = [
    "alpha": ["opacity"], "center": ["position"], "color": ["backgroundColor"], "background": ["backgroundColor"],
    "image": ["contents"], "contentMode": ["contentsGravity"], "clipsToBounds": ["masksToBounds"],
    "isHidden": ["hidden"], "children": ["sublayers"], "subviews": ["sublayers"], "id": ["layer"],
    "easing": ["timingFunction"], "curve": ["timingFunction"], "delay": ["after", "beginTime"],
    "rotation": ["transform.rotation"], "scale": ["transform.scale"], "translation": ["transform.translation"],
    "rotate": ["transform.rotation"], "translate": ["transform.translation"],
    "x": ["position.x"], "y": ["position.y"], "width": ["bounds.size.width", "size"],
    "height": ["bounds.size.height", "size"], "repeat": ["repeatCount"], "times": ["keyTimes"],
    "value": ["values"], "fps": ["displayRate"], "length": ["duration"], "radius": ["cornerRadius"],
  ]

  /// Our word for `name`, when it is one of `candidates`.
  static func own(for name: String, among candidates: [String]) -> String? {
    ours[name]?.first { candidates.contains($0) }
  }
}
