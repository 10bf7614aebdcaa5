/// Names from neighbouring worlds, and ours for the same thing.
package enum OtherNames {
  private static let ours: [String: [String]] = [
    "alpha": ["opacity"], "center": ["position"], "color": ["backgroundColor"], "background": ["backgroundColor"],
    "image": ["contents", "layer"], "src": ["contents"], "contentMode": ["contentsGravity"],
    "clipsToBounds": ["masksToBounds"], "overflow": ["masksToBounds"], "clip": ["masksToBounds"],
    "isHidden": ["hidden"], "visible": ["hidden"], "children": ["sublayers"], "subviews": ["sublayers"],
    "id": ["layer"], "view": ["layer"], "box": ["layer"], "component": ["use"],
    "easing": ["timingFunction", "options"], "ease": ["timingFunction", "easeInEaseOut", "options"],
    "curve": ["timingFunction", "options"], "timingFunction": ["options"], "bounce": ["damping", "bounciness"],
    "delay": ["after", "beginTime"], "wait": ["after"],
    "rotation": ["transform.rotation"], "scale": ["transform.scale"], "translation": ["transform.translation"],
    "rotate": ["transform.rotation"], "translate": ["transform.translation"],
    "x": ["position.x"], "y": ["position.y"], "width": ["bounds.size.width", "size"],
    "height": ["bounds.size.height", "size"], "repeat": ["repeatCount", "count"], "loop": ["repeatCount"],
    "yoyo": ["autoreverses"], "times": ["keyTimes", "count"], "value": ["values"], "fps": ["displayRate"],
    "length": ["duration"], "radius": ["cornerRadius"], "zIndex": ["zPosition"], "border": ["borderWidth"],
    "shadow": ["shadowOpacity"], "stroke": ["strokeColor"], "fill": ["fillColor"], "text": ["label", "title"],
    "fontSize": ["font"], "textAlign": ["textAlignment"], "align": ["textAlignment", "alignment"],
    "circle": ["ellipse", "shape"], "oval": ["ellipse", "shape"], "rect": ["layer"], "none": ["clear"],
    "linear": ["curveLinear"], "easeIn": ["curveEaseIn"], "easeOut": ["curveEaseOut"],
    "easeInOut": ["easeInEaseOut", "curveEaseInOut"], "easeInEaseOut": ["curveEaseInOut"],
    "ease-in": ["easeIn", "curveEaseIn"], "ease-out": ["easeOut", "curveEaseOut"],
    "ease-in-out": ["easeInEaseOut", "curveEaseInOut"], "set": ["animate"], "changes": ["animate"],
    "longPress": ["tap"], "hold": ["tap", "holding"], "move": ["drag"], "pan": ["drag"], "zoom": ["pinch"],
    "swipe": ["flick"], "press": ["touchDown"], "release": ["touchUp"], "click": ["tap"],
  ]

  /// Our word for `name`, when it is one of `candidates`.
  package static func own(for name: String, among candidates: [String]) -> String? {
    ours[name]?.first { candidates.contains($0) }
  }
}
