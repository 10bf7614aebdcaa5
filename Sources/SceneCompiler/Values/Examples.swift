import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneProgram

/// Examples of the words of the scene language.
enum Examples {
  /// The examples of keys whose types do not provide one.
  package static let keys = [
    "canvas": "canvas: {size: [320, 480], background: white}",
    "variables": "variables: {gap: 10, pace: {value: calm, choices: [calm, mad]}}",
    "state": "state: {open: false}", "always": "always: {pull: -feed.contentOffset.y, spinner.opacity: pull / 80}",
    "colors": "colors: {sea: '#2E6BE6'}", "curves": "curves: {snappy: [0.2, 0, 0, 1]}",
    "motions": "motions: {lively: {bounciness: 15, speed: 5}}",
    "components":
      "components: {ball: {parameters: {radius: 20}, size: [2 * radius, 2 * radius], cornerRadius: radius}}",
    "include": "include: [buttons.yaml]", "variants": "variants: {slow: {duration: 2}, fast: {duration: 0.2}}",
    "matrix": "matrix: {stutter: [0.3, 0.15, 0.06]}",
    "layers": "layers: [{layer: ball, frame: [0, 0, 50, 50], backgroundColor: red}]",
    "start": "start: [{basic: ball.opacity, from: 0, to: 1, duration: 0.3}]",
    "sublayers": "sublayers: [{layer: dot, frame: [0, 0, 5, 5]}]",
    "mask": "mask: {shape: hole, path: {ellipse: [0, 0, 50, 50]}}", "for": "for: {i: 5}",
    "if": "if: open and count > 2",
    "layer": "{layer: ball, frame: [0, 0, 50, 50], backgroundColor: red}",
    "shape": "{shape: dot, path: {ellipse: [0, 0, 20, 20]}, fillColor: red}",
    "label": "{label: title, frame: [0, 0, 200, 30], text: Hello}",
    "gradient": "{gradient: sky, frame: [0, 0, 320, 480], colors: [white, blue]}",
    "use": "{use: ball, as: redBall, with: {radius: 30}, backgroundColor: red}",
    "parameters": "parameters: {radius: 20}", "content": "content: inside", "with": "with: {radius: 30}",
    "set": "{set: {ball.opacity: 0}}", "animate": "{animate: {ball.opacity: 0}, duration: 0.3, delay: 0.1}",
    "every": "{every: 0.5, do: {set: {ball.hidden: true}}, count: 1}",
    "display": "{display: {set: {turns: turns + 1}}, while: turns < 60}",
    "while": "{every: 1, do: {set: {count: count + 1}}, while: count < 10}",
    "inside": "{animate: {ball.opacity: 0}, duration: 1, inside: [{animate: {ball.position.x: 0}, duration: 0.5}]}",
    "initialVelocity": "initialVelocity: [0, 2]",
    "animateKeyframes":
      "{animateKeyframes: [{start: 0, duration: 0.5, set: {ball.position.x: 200}}], duration: 1}",
    "group": "{group: ball, duration: 1, animations: [{basic: opacity, from: 0, to: 1, duration: 0.5}]}",
    "transition": "{transition: title, type: push, subtype: fromRight, duration: 0.3}",
    "replicator": "{replicator: ring, instanceCount: 8, instanceTransform: {rotate: 45}}",
    "emitter": "{emitter: sparks, emitterPosition: [120, 150], cells: [{birthRate: 60, lifetime: 1, color: gold}]}",
    "drawing": "{drawing: person, source: person.svg, position: [160, 240]}",
    "button": "{button: menu, frame: [20, 20, 120, 44], title: Menu}",
    "transformLayer": "{transformLayer: box, frame: [0, 0, 100, 100]}",
    "transaction": "{transaction: {ball.position.x: 100}, duration: 0.5}",
    "swiftui": "{swiftui: {ball.position.y: 120}, animation: bouncy}",
    "keyframeAnimator":
      "{keyframeAnimator: {ball.transform.scale: [{cubic: 1.4, duration: 0.2}, {spring: 1, bounce: 0.3}]}}",
    "phaseAnimator":
      "{phaseAnimator: [{set: {ball.opacity: 1}}, {set: {ball.opacity: 0.4}, animation: smooth}], repeating: true}",
    "animation": "animation: snappy", "extraBounce": "extraBounce: 0.1", "bounce": "bounce: 0.2",
    "response": "response: 0.4", "dampingFraction": "dampingFraction: 0.7", "blendDuration": "blendDuration: 0.25",
    "controlPoints": "controlPoints: [0.2, 0, 0, 1]", "repeating": "repeating: true",
    "completionCriteria": "completionCriteria: removed",
    "linear, a keyframe of keyframeAnimator": "{linear: 1.2, duration: 0.3}",
    "cubic": "{cubic: 1.2, duration: 0.3}",
    "spring, a keyframe of keyframeAnimator": "{spring: 1, bounce: 0.3}", "move": "{move: 0}",
    "timingCurve": "timingCurve: easeIn", "startVelocity": "startVelocity: 200", "endVelocity": "endVelocity: 0",
    "basic": "{basic: ball.opacity, from: 0, to: 1, duration: 0.3, updateModel: true}",
    "keyframes": "{keyframes: ball.position.x, values: [0, 20, -20, 0], additive: true, duration: 0.4}",
    "spring": "{spring: ball.position.x, to: 200, stiffness: 200, damping: 12}",
    "jnw": "{jnw: ball.transform.scale, to: 1.5, damping: 16, stiffness: 300}",
    "pop": "{pop: ball.scaleXY, to: 2, bounciness: 12, speed: 10}",
    "popBasic": "{popBasic: ball.opacity, to: 0, duration: 0.3}",
    "pausePop": "{pausePop: ball.positionX, after: 0.2}",
    "resumePop": "{resumePop: ball.positionX, after: 0.5}",
    "popDecay": "{popDecay: ball.positionX, velocity: 500}",
    "scroll": "{scroll: feed, frame: [0, 0, 320, 480], contentSize: [320, 1200]}",
    "contentInset": "contentInset: [64, 0, 0, 0]", "decelerationRate": "decelerationRate: fast",
    "setContentOffset": "{setContentOffset: feed, to: [0, 0]}",
    "dynamics": "{dynamics: [ball, crate], gravity: [0, 1], collision: everything, elasticity: 0.6}",
    "springDuration": "springDuration: 0.4", "valueFunction": "valueFunction: rotateZ",
    "preferredFramesPerSecond": "preferredFramesPerSecond: 30",
    "interactions": "interactions: {open: {animate: {detail.position.x: 160}, duration: 0.4}}",
    "begin": "home.panBegan: {begin: open}",
    "update": "home.panChanged: {update: open, to: gesture.translation.x / 320}",
    "finish": "{finish: open, if: percentComplete(open) > 0.5}",
    "cancel": "{cancel: open, if: percentComplete(open) <= 0.5}",
    "animators": "animators: {fade: {animate: {ball.opacity: 0}, duration: 1}}",
    "startAnimator": "{startAnimator: fade}", "pauseAnimator": "{pauseAnimator: fade}",
    "continueAnimator": "{continueAnimator: fade, damping: 0.7}", "reverseAnimator": "{reverseAnimator: fade}",
    "scrubAnimator": "{scrubAnimator: fade, to: 0.4}", "stopAnimator": "{stopAnimator: fade, at: end}",
    "cells": "cells: [{birthRate: 20, lifetime: 2, velocity: 80, emissionRange: 360, color: gold}]",
    "filters": "filters: {blurRadius: 4, saturation: 0.5}", "font": "font: {size: 17, weight: bold}",
    "symbol": "symbol: heart.fill",
    "path": "path: {ellipse: [0, 0, 20, 20]}", "arc": "path: {arc: [20, 20], radius: 18}",
    "startAngle": "path: {arc: [20, 20], radius: 18, startAngle: -90}",
    "endAngle": "path: {arc: [20, 20], radius: 18, startAngle: -90, endAngle: 90}",
    "clockwise": "path: {arc: [20, 20], radius: 18, endAngle: 90, clockwise: false}",
    "fillGradient": "fillGradient: {colors: [white, blue], from: [0, 0], to: [0, 100]}",
    "choices": "pace: {value: calm, choices: [calm, mad]}", "range": "gap: {value: 10, range: [0, 40]}",
    "remove": "{remove: ball.opacity}", "do": "{do: [{set: {a.opacity: 0}}, {set: {b.opacity: 0}}], after: 1}",
    "sequence": "{sequence: [{animate: {ball.opacity: 0}, duration: 0.3}, {wait: 0.2}, {set: {ball.hidden: true}}]}",
    "wait": "{sequence: [{pop: ball.scaleXY, to: 2}, {wait: 0.5}, {pop: ball.scaleXY, to: 1}]}",
    "then": "{if: open, then: {run: close}, else: {set: {open: true}}}",
    "else": "{if: open, then: {run: close}, else: {set: {open: true}}}",
    "run": "{run: move, with: {part: ball, to: 200}}",
    "actions": "actions: {move: {parameters: {part: ball, to: 100}, do: {pop: part.positionX, to: to}}}",
    "data": "data: {songs: [{title: Timber, votes: 10}, {title: Video Games, votes: 8}]}",
    "stills": "stills: {closed: 0, open: {at: 1.2, with: {stutter: 0.3}}}",
    "layout": "layout: {left: 10, right: 10, bottom: 0, height: 44}",
    "stack": "stack: {axis: vertical, spacing: 8, insets: 10}",
    "when": "when: {menu.touchUpInside: {set: {open: not open}}}",
    "script": "script: [{tap: menu, at: 0.5}, {drag: card, after: 1, by: [0, -200]}]",
    "selected": "selected: {backgroundColor: red, title: Liked}", "disabled": "disabled: {titleColor: gray}",
    "highlighted": "highlighted: {backgroundColor: gray}",
    "tap": "{tap: menu, at: [0.5, 2]}", "touchDown": "{touchDown: menu, at: 0.5}",
    "tapStatusBar": "{tapStatusBar: true, at: 1}",
    "touchUp": "{touchUp: menu, after: 1}",
    "touch": "{touch: [[0, 160, 240], [0.1, 160, 200], [0.25, 160, 80]], at: 0.5}",
    "cancelled": "{touch: [[0, 160, 240], [0.1, 160, 200]], at: 0.5, cancelled: true}",
    "drag": "{drag: card, at: 1, by: [0, -200], duration: 0.5}",
    "flick": "{flick: card, at: 1, by: [-80, 0]}", "pinch": "{pinch: map, at: 1, by: 2, duration: 0.6}",
    "rotate": "{rotate: map, at: 1, by: 90}", "rotate, of transform": "rotate: 45",
    "scroll, an item of the script": "{scroll: feed, at: 1, by: [0, -300]}",
    "do, an item of the script": "{do: {set: {open: true}}, at: 1}",
    "do, of actions at the top": "do: {pop: part.positionX, to: to}", "do, of every": "do: {set: {ball.hidden: true}}",
    "colors, of gradient": "colors: [white, blue]",
    "colors, of fillGradient and strokeGradient": "colors: [white, blue]",
    "set, of animateKeyframes, in its list": "set: {ball.position.x: 200}",
    "set, of phaseAnimator, in its list": "set: {ball.opacity: 0.5}",
    "start, of animateKeyframes, in its list": "start: 0.5",
    "animate, of animators": "animate: {ball.opacity: 0}", "animate, of interactions": "animate: {ball.opacity: 0}",
    "matrix, of transform": "matrix: [1, 0, 0.2, 1, 0, 0]", "label, of variables": "label: Bounciness",
    "with, of run": "with: {part: ball, to: 200}", "with, of stills": "with: {stutter: 0.3}",
    "path, of keyframes": "path: M0 0Q80 -60 160 0",
    "path, of the script's drag, flick": "path: M160 240Q200 160 160 80",
    "parameters, of actions at the top": "parameters: {part: ball, to: 100}",
    "actions, of layers": "actions: {opacity: none, position: {duration: 1}}",
    "transform, of fillGradient and strokeGradient": "transform: {rotate: 45}",
    "completion": "completion: [{set: {ball.hidden: true}}]",
    "transform": "transform: [{translate: [0, 30]}, {scale: 1.1}, {rotate: 45}]",
  ]

  /// The meanings of words that are used as values.
  package static let words = [
    "default, an animation of SwiftUI": "A spring with a response of 0.55 s and no bounce.",
    "smooth": "A spring without bounce, of 0.5 s.",
    "snappy": "A spring with a small bounce of 0.15, of 0.5 s.",
    "bouncy": "A spring with a bounce of 0.3, of 0.5 s.",
    "spring": "A spring that replaces the one before it and inherits its velocity.",
    "interactiveSpring": "A spring of 0.15 s, for motion that follows a finger.",
    "interpolatingSpring": "A spring that is added to running animations.",
    "easeInOut": "Begins and ends slowly.",
    "timingCurve": "The curve with the given control points.",
    "linear": "A constant speed.", "easeIn": "Begins slowly.", "easeOut": "Ends slowly.",
    "easeInEaseOut": "Begins and ends slowly.",
    "default": "Core Animation's default: begins fast and ends slowly.", "curveLinear": "A constant speed.",
    "curveEaseIn": "Begins slowly.", "curveEaseOut": "Ends slowly.",
    "curveEaseInOut": "Begins and ends slowly; the default of blocks.",
    "beginFromCurrentState": "Begins at the presentation value instead of the model value.",
    "repeat": "Repeats forever.",
    "autoreverse": "Plays forward and back.",
    "overrideInheritedDuration": "Keeps its own duration inside another block.",
    "overrideInheritedCurve": "Keeps its own curve inside another block.",
    "allowUserInteraction": "Lets touches reach layers while they move, as they always do here.",
  ]

  /// The meanings of functions.
  package static let functions: [String: (meaning: String, example: String)] = [
    "min": ("The least of its arguments.", "min(width, 200)"), "max": ("The greatest of its arguments.", "max(0, x)"),
    "clamp": ("A value limited to a range.", "clamp(x, 0, 1)"),
    "nearest": ("The one of several values that is nearest to the first argument.", "nearest(x, 60, 250, 420)"),
    "lerp": ("The linear interpolation between two numbers.", "lerp(10, 20, 0.25)"),
    "pow": ("A number raised to a power; the same as ^.", "pow(1 - x, 3)"),
    "hypot": ("The distance of a point from [0, 0].", "hypot(gesture.translation.x, gesture.translation.y)"),
    "sign": ("The sign of a number: 1, 0, or -1.", "sign(gesture.velocity.x)"),
    "degrees": ("An angle in degrees, the unit of plain numbers.", "degrees(45)"),
    "radians": ("An angle in radians.", "radians(pi / 4)"),
    "atan2": (
      "The direction of the point (x, y) from the origin, in degrees; the arguments are y and x.", "atan2(10, 10)"
    ),
    "asin": ("The arcsine, in degrees.", "asin(0.5)"),
    "acos": ("The arccosine, in degrees.", "acos(0.5)"),
    "atan": ("The arctangent, in degrees.", "atan(1)"),
    "random": ("A number from 0 to 1, the same for the same argument.", "random(i)"),
    "rubberBand": (
      "The shown distance of content that a finger pulls beyond its edge, as in UIScrollView: the finger's distance, the length of the view, and the initial ratio, 0.55.",
      "rubberBand(gesture.translation.y, canvas.height)"
    ),
    "project": (
      "The distance that motion with a velocity still covers until it has decelerated, as in UIScrollView: points per second, and the rate, 0.998.",
      "gesture.translation.x + project(gesture.velocity.x)"
    ),
    "presentation": ("The presentation value of a layer's property.", "presentation(ball.position.x)"),
    "percentComplete": ("The progress of an interaction, from 0 to 1.", "percentComplete(open)"),
    "join": ("Texts and values one after the other, as in '\\(n) of 5'.", "join('page ', 2 * 3)"),
    "prefix": ("The first characters of a text.", "prefix('Hello', 5 * time)"),
    "length": ("The number of characters of a text.", "length('Hello') / 10"),
    "mix": ("The mixture of two colors.", "mix(red, blue, 0.5)"),
    "abs": ("The absolute value.", "abs(x)"), "round": ("The nearest whole number.", "round(x)"),
    "floor": ("The largest whole number that is not greater.", "floor(x)"),
    "ceil": ("The smallest whole number that is not less.", "ceil(x)"),
    "sqrt": ("The square root.", "sqrt(2)"), "exp": ("The exponential function.", "exp(-x)"),
    "log": ("The natural logarithm.", "log(x)"), "sin": ("The sine of an angle in degrees.", "sin(30)"),
    "cos": ("The cosine of an angle in degrees.", "cos(60)"), "tan": ("The tangent of an angle in degrees.", "tan(45)"),
    "rgb": ("A color with components from 0 to 255.", "rgb(0, 165, 33)"),
    "rgba": ("A color with components from 0 to 255, and opacity.", "rgba(0, 165, 33, 0.5)"),
    "hsl": ("A color by hue, saturation and lightness.", "hsl(210, 60%, 50%)"),
    "hsla": ("A color by hue, saturation, lightness and opacity.", "hsla(210, 60%, 50%, 0.5)"),
    "white": ("A gray from 0 to 1.", "white(0.9)"), "opacity": ("A color with another opacity.", "black.opacity(0.3)"),
    "UIColor": ("A color with components from 0 to 1.", "UIColor(0.1, 0.5, 0.7)"),
  ]

  /// Returns an example of a type, given the name that messages use for the type; nil if there is no short one.
  package static func value(of type: String) -> String? {
    let starts = [
      ("a point", "[160, 240]"), ("a size", "[50, 50]"), ("a rectangle", "[0, 0, 50, 50]"), ("a shift", "[0, 2]"),
      ("a color", "'#2E6BE6'"), ("true or false", "true"), ("a time", "0.5"), ("an angle", "45"),
      ("a timing function", "easeInEaseOut"), ("a number from 0 to 1", "0.5"), ("a number", "10"),
      ("the name of a PNG", "picture.png"), ("the name of an SVG", "person.svg"), ("text", "Hello"),
    ]
    return starts.first { type.hasPrefix($0.0) }?.1
  }
}

extension KeyDescription {
  /// The example that messages suggest.
  package var sample: String {
    typeName == "a value" ? Examples.keys[name] ?? "\(name): …" : "\(name): \(typeName)"
  }
}
