import Geometry
import LayerTree
import Motion
import SceneProgram

/// Common search terms, with the equivalent words of scene files.
package enum Synonyms {
  private static let answers: [String: [String]] = [
    "hover": ["highlighted", "touchDown"], "press": ["highlighted", "touchDown", "touchUpInside"],
    "pressed": ["highlighted"], "click": ["tap", "touchUpInside"], "active": ["highlighted"],
    "blur": ["filters", "backgroundFilters", "blurRadius"], "filter": ["filters", "backgroundFilters"],
    "particle": ["emitter", "cells"], "particles": ["emitter", "cells"], "confetti": ["emitter", "cells"],
    "snow": ["emitter", "cells"], "fire": ["emitter", "cells"], "smoke": ["emitter", "cells"],
    "svg": ["drawing", "source", "parts"], "vector": ["drawing", "shape"], "icon": ["drawing", "contents"],
    "image": ["contents", "contentsGravity"], "picture": ["contents"], "photo": ["contents"],
    "ease": ["timingFunction", "options", "curves"], "easing": ["timingFunction", "options", "curves"],
    "curve": ["timingFunction", "curves"], "cubic-bezier": ["timingFunction", "curves"],
    "counter": ["state", "every", "text"], "timer": ["every", "display", "wait"], "tick": ["display", "every"],
    "displaylink": ["display"], "delay": ["after", "delay", "wait"], "wait": ["wait", "after"],
    "stagger": ["for", "index", "after"], "repeat": ["repeatCount", "for", "every"], "loop": ["for", "repeatCount"],
    "yoyo": ["autoreverses"], "alternate": ["autoreverses"], "bounce": ["pop", "spring", "bounciness", "damping"],
    "move": ["position", "transform.translation"], "translate": ["transform.translation", "translationXY"],
    "slide": ["position.x", "transform.translation.x", "transition"], "x": ["position.x"], "y": ["position.y"],
    "width": ["bounds.size.width", "layout"], "height": ["bounds.size.height", "layout"],
    "rotate": ["transform.rotation", "rotate"], "angle": ["transform.rotation"], "zoom": ["transform.scale", "pinch"],
    "alpha": ["opacity"], "fade": ["opacity", "transition"], "visible": ["hidden", "opacity"],
    "color": ["backgroundColor", "fillColor", "textColor"], "fill": ["backgroundColor", "fillColor"],
    "stroke": ["strokeColor", "lineWidth", "strokeEnd"], "line": ["shape", "path", "strokeColor"],
    "border": ["borderWidth", "borderColor"], "radius": ["cornerRadius"], "rounded": ["cornerRadius", "cornerCurve"],
    "keyframe": ["keyframes"], "shake": ["keyframes", "additive"],
    "shadow": ["shadowOpacity", "shadowRadius", "shadowOffset"], "clip": ["masksToBounds", "mask"],
    "overflow": ["masksToBounds"], "circle": ["shape", "cornerRadius", "ellipse"], "view": ["layer"],
    "group": ["group", "sublayers"], "parent": ["superlayer", "sublayers"], "child": ["sublayers"],
    "children": ["sublayers"], "position": ["position", "frame", "layout"], "margin": ["insets", "layout"],
    "padding": ["insets", "stack"], "gap": ["spacing", "stack"], "spacing": ["spacing", "stack"],
    "flex": ["stack", "layout"], "grid": ["stack", "for"], "center": ["layout", "position"], "if": ["if", "then"],
    "condition": ["if", "then"], "function": ["actions", "run"], "event": ["when"],
    "gesture": ["when", "panChanged", "tap"], "touches": ["script"], "taps": ["script"],
    "gestures": ["script", "when"], "events": ["when"], "handlers": ["when"], "animations": ["start"],
    "animate": ["animate", "start"], "steps": ["start"], "timeline": ["start"], "root": ["layers"],
    "views": ["layers"], "size": ["size", "canvas"], "background": ["background", "canvas", "backgroundColor"],
    "fps": ["canvas"], "params": ["variables"], "props": ["variables"], "parameters": ["parameters", "variables"],
    "bindings": ["always"], "rules": ["always"], "imports": ["include"], "symbols": ["components"],
    "palette": ["colors"], "easings": ["curves"], "swipe": ["swipe", "flick"], "drag": ["drag", "panChanged"],
    "parallax": ["always", "contentOffset"], "bind": ["always"], "binding": ["always"], "table": ["data", "stack"],
    "list": ["data", "stack", "for"], "import": ["include"], "symbol": ["components", "use"],
    "instance": ["use", "components"], "parameter": ["variables", "parameters"], "constant": ["variables"],
    "slider": ["variables", "range"], "theme": ["variants", "colors"], "withanimation": ["swiftui", "animation"],
    "keyframetrack": ["keyframeAnimator"], "springkeyframe": ["keyframeAnimator"], "phase": ["phaseAnimator"],
    "3d": ["perspective", "transformLayer", "zPosition"], "depth": ["zPosition", "perspective"],
    "gradient": ["gradient", "fillGradient"], "font": ["font", "text"],
  ]

  /// Returns the equivalent words of scene files, ignoring case; empty for an unknown word.
  package static func words(for word: String) -> [String] { answers[word.lowercased()] ?? [] }
}
