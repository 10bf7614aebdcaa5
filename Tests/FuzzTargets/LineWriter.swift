import Flipbook
import TestSupport

/// Writes the lines of a scene that try a word.
struct LineWriter {
  typealias Line = SceneGenerator.Line
  typealias Section = SceneGenerator.Section

  private var random: SeededRandom
  private var count = 0

  init(random: SeededRandom) { self.random = random }

  /// What the examples of the glossary speak of.
  static let needed: [Line] =
    ([
      Line(section: .top, text: "canvas: {size: [320, 480], background: white, displayRate: 60}"),
      Line(section: .top, text: "duration: 0.4"),
      Line(
        section: .top,
        text:
          "variables: {gap: {value: 10, range: [0, 40], step: 1, label: Gap}, pace: {value: calm, choices: [calm, mad]}, lean: {value: 1, dark: 2, highContrast: 3, darkHighContrast: 4, rightToLeft: 5, typeSizes: {xSmall: 6}, reducedMotion: 0, locales: {de: 7}}}"
      ),
      Line(section: .top, text: "state: {open: false, turns: 0, x: 1, radius: 20, stutter: 0.3, width: 3, c: black}"),
      Line(section: .top, text: "data: {songs: [{title: Timber, votes: 10}, {title: Video Games, votes: 8}]}"),
      Line(section: .top, text: "title: All words"),
      Line(section: .top, text: "flipbook: 1"),
      Line(section: .top, text: "iOS: 8"),
      Line(section: .top, text: "include: [buttons.yaml]"),
      Line(section: .top, text: "fonts: [Brand.otf]"),
      Line(section: .top, text: "colors: {sunset: '#2E6BE6'}"),
      Line(section: .top, text: "curves: {snappy: [0.2, 0, 0, 1]}"),
      Line(section: .top, text: "motions: {lively: {bounciness: 15, speed: 5}}"),
      Line(section: .top, text: "variants: {slow: {gap: 2}, fast: {gap: 4}}"),
      Line(
        section: .top,
        text:
          "appearances: {night: {style: dark, contrast: high, direction: rightToLeft, typeSize: xLarge, reducedMotion: true, locale: ar, variant: slow, with: {gap: 3}}}"
      ),
      Line(section: .top, text: "matrix: {gap: [3, 5]}"),
      Line(section: .stills, text: "  closed: 0.1"),
      Line(section: .start, text: "  - {set: {ball.opacity: 0.5}}"),
      Line(section: .when, text: "  spinner.tap: {set: {ball.opacity: 0.5}}"),
      Line(section: .script, text: "  - {tap: menu, at: 0.1}"),
      Line(section: .always, text: "  pull: 0 - feed.contentOffset.y"),
      Line(section: .components, text: "  disc: {parameters: {radius: 20}, size: [2 * abs(radius), 2 * abs(radius)]}"),
    ]
    + [
      "{layer: ball, frame: [10, 10, 50, 50], backgroundColor: red}", "{layer: a, frame: [60, 10, 50, 50]}",
      "{layer: b, frame: [10, 80, 50, 50], backgroundColor: blue}",
      "{button: menu, frame: [0, 0, 60, 44], title: Menu}",
      "{shape: dot, path: {ellipse: [0, 0, 20, 20]}, fillColor: red}",
      "{layer: card, frame: [20, 200, 100, 80], backgroundColor: gray, sublayers: [{layer: photo, frame: [0, 0, 20, 20]}]}",
      "{layer: crate, frame: [30, 10, 50, 50]}", "{layer: map, frame: [0, 300, 320, 180]}",
      "{layer: home, frame: [0, 0, 320, 480], backgroundColor: clear}",
      "{layer: detail, frame: [320, 0, 320, 480]}", "{layer: spinner, frame: [5, 5, 10, 10]}",
      "{scroll: feed, frame: [0, 0, 320, 480], contentSize: [320, 1200]}",
      "{label: title, frame: [0, 0, 200, 30], text: Hello}",
      "{gradient: sky, frame: [0, 0, 40, 60], colors: [white, blue]}",
      "{replicator: rows, frame: [0, 0, 40, 40], instanceCount: 3, sublayers: [{layer: cell, frame: [0, 0, 4, 4]}]}",
      "{emitter: sparks, frame: [0, 0, 40, 40], cells: [{birthRate: 20, lifetime: 1, velocity: 80, color: gold}]}",
      "{transformLayer: cube, frame: [0, 0, 40, 40], sublayers: [{layer: face, frame: [0, 0, 4, 4]}]}",
      "{drawing: person, frame: [0, 0, 20, 20], source: person.svg}",
      "{lottie: logo, frame: [0, 0, 20, 20], source: logo.json}",
    ].map { Line(section: .cast, text: "  - \($0)") }
    + [
      Line(section: .animators, text: "  fade: {animate: {ball.opacity: 0}, duration: 1}"),
      Line(section: .interactions, text: "  opening: {animate: {detail.position.x: 160}, duration: 0.4}"),
      Line(section: .actions, text: "  move: {parameters: {part: ball, to: 100}, do: {pop: part.positionX, to: to}}"),
    ]).map { Line(section: $0.section, text: $0.text, isNeeded: true) }

  /// Values of keys whose type gives none that suits here.
  private static let pairs = [
    "actions": "{opacity: {duration: 0.1}}", "alphaSpeed": "0.1", "redRange": "0.1",
    "backgroundFilters": "{blurRadius: 3}",
    "features": "[tnum]", "variations": "{wght: 450}", "runs": "[{text: Hello, textColor: red}]", "skew": "[20, 3]",
    "style, of font": "style: title2", "symbol": "heart.fill", "name, of symbol": "name: star", "textStyle": "title1",
    "font, of runs": "font: {size: 12}", "source, of lottie": "source: logo.json",
    "cancelled": "true", "reducedMotion": "keep",
    "play": "{from: open, to: closed}", "progress, of lottie": "progress: 0.4",
    "texts": "{title: Hello}",
    "biasValues": "[0, 0.1, 0, 0]", "tensionValues": "[0, 0.1, 0, 0]", "continuityValues": "[0, 0.1, 0, 0]",
    "keyTimes": "[0, 0.3, 0.6, 1]", "timingFunctions": "[easeIn, easeOut, linear]", "blendMode": "multiply",
    "bounce": "0.2", "brightness": "0.2", "colors": "[white, blue]", "contentsGravity": "center", "damping": "0.7",
    "dampingRatio": "0.7", "deceleration": "0.99", "for": "{i: 2}", "if": "gap > 2", "instanceAlphaOffset": "-0.1",
    "instanceRedOffset": "-0.1", "instanceGreenOffset": "-0.1", "instanceBlueOffset": "-0.1", "locations": "[0, 1]",
    "instanceTransform": "[{translate: [5, 0]}]", "lineHeight": "20", "maskedCorners": "[topLeft]", "focusRadius": "1",
    "matrix, of transform": "matrix: [1, 0, 0, 1, 2, 3]", "motion": "lively", "onStart": "[{set: {a.opacity: 0.5}}]",
    "onReachToValue": "[{set: {a.opacity: 0.5}}]", "completion": "[{set: {a.opacity: 0.5}}]", "seed, of tap": "seed: 3",
    "strokeGradient": "{colors: [white, blue], from: [0, 0], to: [9, 9]}",
    "velocity, of animators": "damping: 0.5, velocity: 2",
    "by, of basic, spring": "by: 0.1", "initialVelocity": "[0, 2], mass: 1, stiffness: 100, damping: 10",
    "scale, of transform": "scale: 2", "layout, of layers": "size: [5, 5], layout: {left: 1, top: 1}",
    "type, of fillGradient and strokeGradient": "type: axial, from: [0, 0], to: [9, 9]",
    "sublayerTransform": "[{rotate: 3}]", "subtype": "fromLeft",
    "curve, of path": "roundedRect: [0, 0, 9, 9], radius: 2, curve: continuous",
    "path, of keyframes": "path: M0 0H24V60Z",
    "path, of drag, flick": "path: M0 0H24V60", "along": "[[10, 10], [60, 60]]", "weight": "bold",
    "count, of tap": "count: 3",
    "over": "0.5", "bounciness": "8", "startProgress": "0.1", "endProgress": "0.9", "completionSpeed": "0.5",
    "instanceCount": "3", "start, of components": "start: [{set: {self.opacity: 0}}]",
    "content, of components": "content: inside, sublayers: [{layer: inside}]",
    "when, of components": "when: {self.tap: {set: {self.opacity: 1}}}",
    "always, of components": "always: {self.opacity: 0.5}",
    "state, of components": "state: {on: false}", "parameters, of components": "parameters: {gap: 20}",
    "transform, of fillGradient and strokeGradient": "from: [0, 0], to: [9, 9], transform: [{rotate: 30}]",
    "arc, of path": "arc: [20, 20], radius: 18", "startAngle, of path": "arc: [20, 20], radius: 18, startAngle: -90",
    "endAngle, of path": "arc: [20, 20], radius: 18, endAngle: 90",
    "clockwise, of path": "arc: [20, 20], radius: 18, endAngle: 90, clockwise: false",
    "radius, of path": "roundedRect: [0, 0, 9, 9], radius: 2",
    "duration, of swiftui": "animation: smooth, duration: 0.2", "bounce, of swiftui": "animation: spring, bounce: 0.2",
    "extraBounce, of swiftui": "animation: snappy, extraBounce: 0.1",
    "response, of swiftui": "animation: spring, response: 0.3",
    "dampingFraction, of swiftui": "animation: interactiveSpring, dampingFraction: 0.6",
    "blendDuration, of swiftui": "animation: spring, blendDuration: 0.2",
    "mass, of swiftui": "animation: interpolatingSpring, mass: 2, stiffness: 100, damping: 9",
    "stiffness, of swiftui": "animation: interpolatingSpring, stiffness: 100, damping: 9",
    "damping, of swiftui": "animation: interpolatingSpring, damping: 9, stiffness: 100",
    "initialVelocity, of swiftui": "animation: interpolatingSpring, initialVelocity: 2",
    "controlPoints, of swiftui": "animation: timingCurve, controlPoints: [0.2, 0, 0, 1]",
    "bounce, of animators": "springDuration: 0.4, bounce: 0.2", "springDuration, of animators": "springDuration: 0.4",
    "obstacles, of dynamics": "obstacles: [b], collision: items",
    "animation, of swiftui": "animation: bouncy", "repeatCount, of swiftui": "repeatCount: 2",
  ]

  /// The lines that try a word, any of which may be refused.
  mutating func lines(for entry: Glossary.Entry) -> [Line] {
    count += 1
    let name = "x\(count)"
    // Names of the glossary's that are names of the language here.
    let example = (entry.example ?? "\(entry.name): \(value(of: entry.type ?? ""))")
      .replacing("begin: open", with: "begin: opening").replacing("update: open", with: "update: opening")
      .replacing("finish: open", with: "finish: opening").replacing("cancel: open", with: "cancel: opening")
      .replacing("percentComplete(open)", with: "percentComplete(opening)").replacing(
        "motion: Hello", with: "motion: lively"
      )
      .replacing("is: Hello", with: "is: button").replacing("run: close", with: "run: move")
    let isPair = example.hasPrefix("\(entry.name):")
    let pair =
      Self.pairs["\(entry.name), \(entry.place)"] ?? Self.pairs[entry.name].map { "\(entry.name): \($0)" }
      ?? (isPair ? example : "\(entry.name): \(example.hasPrefix("{") ? example : value(of: entry.type ?? ""))")
    var part = 0
    func layer(_ keys: String, kind: String = "layer") -> [Line] {
      part += 1
      let frame =
        ["shape": "path: M0 0H24V60Z", "drawing": "source: person.svg", "lottie": "source: logo.json"][kind]
        ?? "frame: [0, 0, 50, 50]"
      let placing = ["frame:", "path:", "source:", "position:", "bounds:", "size:"]
      let all = placing.contains(where: keys.hasPrefix) ? keys : "\(frame), \(keys)"
      return [Line(section: .cast, text: "  - {\(kind): \(name)p\(part), \(all)}")]
    }
    func step(_ text: String) -> [Line] { [Line(section: .start, text: "  - \(text)")] }
    func handler(_ event: String, _ step: String) -> [Line] {
      // The example's own layer may be the one that is touched.
      [Line(section: .when, text: "  \(Self.touched[count % Self.touched.count]).\(event): \(step)")]
    }
    switch entry.place {
    case "at the top of a scene":
      // The needed lines have them.
      return Self.needed.filter { ($0.section.head ?? $0.text).hasPrefix("\(entry.name):") }
    case "of canvas", "of variables", "of appearances":
      return Self.needed.filter { $0.text.contains("\(entry.name):") && $0.section == .top }
    case "a layer":
      return example.hasPrefix("{") && entry.name != "use"
        ? [
          Line(
            section: .cast, text: "  - \(example.replacing(/(\w+): \w+/, maxReplacements: 1) { "\($0.1): \(name)" })")
        ]
        : entry.name == "use"
          ? [Line(section: .cast, text: "  - {use: disc, as: \(name), with: {radius: 30}, backgroundColor: red}")]
          : layer("opacity: 0.5", kind: entry.name)
    case "of use": return [Line(section: .cast, text: "  - {use: disc, as: \(name), with: {radius: 30}}")]
    case "of stills": return [Line(section: .stills, text: "  \(name): {at: 0.2, variant: slow, with: {gap: 3}}")]
    case "of components":
      return [
        Line(section: .components, text: "  c\(name): {size: [20, 20], \(pair)}"),
        Line(section: .cast, text: "  - {use: c\(name), as: u\(name)}"),
      ]
    case "of actions at the top":
      return [Line(section: .actions, text: "  \(name): {parameters: {part: ball}, do: {pop: part.positionX, to: 9}}")]
    case "of layers":
      return layer(entry.name == "contents" ? "contents: picture.png" : pair)
        + (entry.name == "layout" || entry.name == "stack"
          ? layer("stack: {axis: vertical}, sublayers: [{layer: l\(name), layout: {left: 1}}]") : [])
    case "of layer", "of button", "of shape", "of label", "of gradient", "of replicator", "of emitter", "of scroll",
      "of drawing",
      "of lottie":
      let kind = String(entry.place.dropFirst(3))
      if kind == "scroll", ["by", "to", "velocity"].contains(entry.name) {
        return [
          Line(section: .script, text: "  - {scroll: feed, at: 0.1, to: [0, 100], velocity: [0, 10], duration: 0.1}")
        ]
          + [Line(section: .script, text: "  - {scroll: feed, at: 0.3, by: [0, 10], duration: 0.1}")]
      }
      if entry.name == "plays" { return layer("source: spinner.svg, \(pair)", kind: kind) }
      if entry.name == "parts" { return layer("source: person.svg, parts: {arm: {opacity: 0.5}}", kind: kind) }
      return layer(pair, kind: kind)
    case "of transform": return layer("transform: [{\(pair)}]")
    case "of filters": return layer("filters: {\(pair)}")
    case "of path":
      return layer("path: {\(pair)}", kind: "shape")
    case "of symbol": return layer("symbol: {\(merged("name: heart.fill", pair))}")
    case "of font": return layer("text: Hello, font: {\(pair)}", kind: "label")
    case "of runs": return layer("runs: [{\(merged("text: Hel", pair))}, {text: lo}]", kind: "label")
    case "of fillGradient and strokeGradient":
      return layer("fillGradient: {\(merged("colors: [white, blue]", pair))}", kind: "shape")
        + layer("fillGradient: {type: radial, \(merged("colors: [white, blue]", pair))}", kind: "shape")
        + layer("fillGradient: {type: conic, \(merged("colors: [white, blue]", pair))}", kind: "shape")
    case "of cells": return layer("cells: [{\(merged("birthRate: 5, lifetime: 1", pair))}]", kind: "emitter")
    case "of actions of a layer": return layer("actions: {opacity: {\(pair)}}")
    case "of animators":
      // Springs by their perceived duration have no other.
      let isSpring = pair.hasPrefix("springDuration:")
      let base = isSpring ? "animate: {a.opacity: 0}" : "animate: {a.opacity: 0}, duration: 1"
      return [Line(section: .animators, text: "  \(name): {\(merged(base, pair))}")]
    case "of interactions":
      return [
        Line(section: .interactions, text: "  \(name): {\(merged("animate: {a.opacity: 0}, duration: 1", pair))}")
      ]
    case "of layout": return layer("sublayers: [{layer: l\(name), layout: {\(pair)}}]")
    case "of stack": return layer("stack: {\(pair)}, sublayers: [{layer: l\(name), size: [5, 5]}]")
    case "an option of blocks": return step("{animate: {ball.opacity: 0}, duration: 0.3, \(example)}")
    case "a timing function": return step("{basic: ball.opacity, from: 0, to: 1, duration: 0.3, \(example)}")
    case "of animateKeyframes, in its list":
      return step("{animateKeyframes: [{start: 0.2, duration: 0.5, set: {ball.opacity: 0}}], duration: 0.4}")
    case "an animation of SwiftUI":
      let points = entry.name == "timingCurve" ? ", controlPoints: [0.2, 0, 0, 1]" : ""
      return step("{swiftui: {ball.position.y: 120}, \(example)\(points)}")
    case "a keyframe of keyframeAnimator": return step("{keyframeAnimator: {ball.opacity: [\(example)]}}")
    case let place where place.hasPrefix("of keyframes: "):
      let kinds = place.dropFirst("of keyframes: ".count).split(separator: ", ")
      return kinds.flatMap { kind in
        let keyframe = merged(kind == "spring" ? "spring: 0.5" : "\(kind): 0.5, duration: 0.2", pair)
        return step("{keyframeAnimator: {ball.opacity: [{\(keyframe)}]}}")
      }
    case "of phaseAnimator, in its list":
      let own = Self.pairs["\(entry.name), of swiftui"] ?? pair
      return step("{phaseAnimator: [{set: {ball.opacity: 1}}, {\(merged("set: {ball.opacity: 0}", own))}]}")
    case "an event":
      return ["map", "feed", "menu"].map {
        Line(section: .when, text: "  \($0).\(entry.name): {set: {ball.opacity: 0.5}}")
      }
        + [Line(section: .script, text: "  - {drag: map, at: 0.1, by: [0, -100], duration: 0.2}")]
    case "a step": return step(verb(entry.name))
    case "an item of the script": return [Line(section: .script, text: "  - \(hand(entry.name))")]
    case "of all items of the script":
      return [
        Line(
          section: .script,
          text: "  - \(inserted(pair, into: pair.hasPrefix("a") ? "{tap: menu}" : "{tap: menu, at: 0.1}"))")
      ]
    case "of all steps": return step(inserted("for: {i: 2}", into: verb("set")))
    case "a property to animate": return properties(entry.name)
    case "a property for Pop": return popProperties(entry.name)
    case "in a completion":
      return step("{animate: {ball.opacity: 0}, duration: 0.1, completion: [{set: {open: finished}}]}")
    case "for a transform": return step("{animate: {card.transform: identity}, duration: 0.2}")
    case "of an animator, in steps and rules":
      return [Line(section: .always, text: "  fade.fractionComplete: feed.contentOffset.y / 250")]
    case "in steps and rules": return [Line(section: .always, text: "  \(example)")]
    case "in steps of events": return handler("tap", example)
    case "in steps of gestures", "in steps of pan and edgePan", "in steps of pan, edgePan, pinch and rotation":
      return handler("panChanged", example)
    case "in steps of pinch": return handler("pinchChanged", example)
    case "in steps of rotation": return handler("rotationChanged", example)
    case "in steps of swipe": return handler("swipe", "{set: {ball.opacity: 0.1}, \(example)}")
    case "in steps of edgePan": return handler("edgePanChanged", "{set: {ball.opacity: 0.1}, \(example)}")
    case "in steps of a scroll layer's events":
      let rule = "if: scroll.velocity.y > 0 and scroll.target.y < 0 and scroll.decelerates"
      return [Line(section: .when, text: "  feed.willEndDragging: {set: {ball.opacity: 0.1}, \(rule)}")]
    case "in expressions" where entry.name.hasPrefix("appearance."):
      return layer("text: \\(\(entry.name))", kind: "label")
        + layer("opacity: if \(entry.name) == dark then 0.4 else 1")
        + layer("hidden: \(entry.name)") + layer("position: [\(entry.name), 4]")
    case "in expressions", "in a for":
      let keys = entry.name == "index" || entry.name == "count" ? "for: {i: 3}, opacity: (\(entry.name) + 1) / 9" : "x"
      return keys == "x"
        ? layer("position: [\(entry.name == "infinity" ? "min(infinity, 3)" : entry.name), 4]") : layer(keys)
    case "in layers and components": return layer("sublayers: [{layer: l\(name), layout: {left: \(example)}}]")
    case "a function":
      let call = (example.contains("(") ? example : "\(entry.name)(0.5)").replacing(/gesture\.\w+\.\w/, with: "3")
        .replacing("(i)", with: "(3)")
      return layer("backgroundColor: '\(call)'") + layer("position: ['\(call)', 5]")
        + layer("transform: [{rotate: \(call)}]") + step("{set: {ball.position.x: \(call)}}")
        + step("{set: {ball.opacity: \(call)}}") + step("{set: {title.text: say \\(\(call))}}")
    default: return parameter(of: entry.place, pair)
    }
  }

  /// Steps and touches with a parameter, for the verbs of a place like “of basic, spring”.
  private mutating func parameter(of place: String, _ pair: String) -> [Line] {
    // Layers' properties have Pop's own.
    if pair.hasPrefix("threshold:") { return [Line(section: .start, text: "  - {pop: turns, to: 3, threshold: 0.1}")] }
    if pair.hasPrefix("obstacles:") {
      return [Line(section: .start, text: "  - {dynamics: [ball, crate], gravity: [0, 1], \(pair)}")]
    }
    if pair.hasPrefix("valueFunction:") {
      return [Line(section: .start, text: "  - {basic: ball.transform, from: 0, to: 90, duration: 0.3, \(pair)}")]
    }
    let verbs = place.replacing("of the script's ", with: "of ").dropFirst(3).split(separator: ", ").map(String.init)
    // The motion of the cast is one of Pop's.
    let chosen = pair.hasPrefix("motion:") ? ["pop"] : verbs.shuffled(using: &random).prefix(4)
    return chosen.flatMap { verb -> [Line] in
      let isHand = Self.hands.contains(verb) && verbs.allSatisfy(Self.hands.contains)
      let texts = [isHand ? hand(verb) : self.verb(verb), Self.bare[verb]].compactMap(\.self)
      return texts.map { Line(section: isHand ? .script : .start, text: "  - \(inserted(pair, into: $0))") }
    }
  }

  private static let hands = ["tap", "touch", "touchDown", "touchUp", "drag", "flick", "scroll", "pinch", "rotate"]

  /// Layers that handlers are tried on.
  private static let touched = ["map", "home", "detail", "spinner", "card", "a", "b"]

  /// How a step is written with as little as it needs, or nothing that other parameters contradict.
  private static let bare = [
    "spring": "{spring: ball.position.x, to: 200}", "pop": "{pop: ball.scaleXY, to: 2}",
    "animate": "{animate: {a.opacity: 0}}",
    "keyframes": "{keyframes: ball.position, duration: 0.4}", "drag": "{drag: card, at: 0.1, duration: 0.2}",
    "flick": "{flick: card, at: 0.1}", "tap": "{tap: menu, at: 0.1, count: 3, over: 0.5}",
    "transition": "{transition: title, type: push, duration: 0.3}", "jnw": "{jnw: ball.opacity, from: 0, to: 1}",
    "basic": "{basic: ball.opacity, to: 1}", "continueAnimator": "{continueAnimator: fade}",
    "scroll": "{scroll: feed, at: 0.1, duration: 0.1}",
    "pinch": "{pinch: map, at: 0.1, by: 2}", "rotate": "{rotate: map, at: 0.1, by: 20}",
  ]

  /// How a step is written.
  private func verb(_ name: String) -> String {
    switch name {
    case "animateKeyframes": "{animateKeyframes: [{start: 0, duration: 0.5, set: {ball.opacity: 0}}], duration: 0.4}"
    case "swiftui": "{swiftui: {ball.position.y: 120}}"
    case "group": "{group: ball, animations: [{basic: opacity, from: 0, to: 1}], duration: 0.3}"
    case "transition": "{transition: title, duration: 0.3}"
    case "begin", "update", "finish", "cancel":
      name == "update" ? "{update: opening, to: 0.5, after: 0.1}" : "{\(name): opening, after: 0.1}"
    case "then": "{if: open, then: {set: {turns: 3}}, else: {set: {open: true}}}"
    case "run": "{run: move, with: {part: ball, to: 200}}"
    case "wait": "{sequence: [{pop: ball.scaleXY, to: 2}, {wait: 0.1}, {pop: ball.scaleXY, to: 1}]}"
    case "set": "{set: {ball.opacity: 0}}"
    case "jnw": "{jnw: ball.opacity, from: 0, to: 1, damping: 16, stiffness: 300}"
    default: Glossary.entries(named: name).first { $0.place == "a step" }?.example ?? "{\(name): fade}"
    }
  }

  /// How a touch is written.
  private func hand(_ name: String) -> String {
    switch name {
    case "touchUp": "{touchUp: menu, at: 0.2}"
    case "scroll": "{scroll: feed, at: 0.1, to: [0, 100], duration: 0.1}"
    default:
      (Glossary.entries(named: name).first { $0.place == "an item of the script" }?.example
        ?? "{\(name): menu, at: 0.1}")
        .replacing("at: 1", with: "at: 0.1")
    }
  }

  private func properties(_ name: String) -> [Line] {
    guard let property = AnimatableProperty.all.first(where: { $0.keyPath == name }) else { return [] }
    return ["ball", "dot", "title", "sky", "rows", "sparks", "feed", "logo"].map {
      Line(section: .start, text: "  - {basic: \($0).\(name), to: \(value(of: property.kind)), duration: 0.3}")
    }
  }

  private func popProperties(_ name: String) -> [Line] {
    guard let property = PopLayerProperty.all.first(where: { $0.name == name }) else { return [] }
    return ["ball", "dot", "title", "feed"].map {
      Line(section: .start, text: "  - {pop: \($0).\(name), to: \(value(of: property.kind))}")
    }
  }

  private func value(of kind: AnimatableValue.Kind) -> String {
    switch kind {
    case .number: "0.5"
    case .point: "[10, 20]"
    case .size: "[30, 20]"
    case .rect: "[0, 0, 20, 20]"
    case .color: "'#2E6BE6'"
    case .transform: "{scale: 2}"
    case .path: "{ellipse: [0, 0, 20, 20]}"
    case .colors: "[red, blue]"
    case .numbers: "[0, 1]"
    case .contents: "picture.png"
    }
  }

  /// A value of a type as the glossary calls it.
  private mutating func value(of type: String) -> String {
    let words = type.replacing("takes ", with: "").split(separator: " or ").map(String.init)
    if words.count > 1, words.allSatisfy({ !$0.contains(" ") }) { return words.randomElement(using: &random) ?? "0" }
    for (start, value) in [
      ("a list of numbers", "[0.5, 1]"), ("a list of points", "[[10, 10], [60, 60]]"),
      ("a list of colo", "[red, blue]"),
      ("a list of options", "[curveLinear]"), ("a list of timing", "[easeIn]"), ("a list", "[0]"), ("true", "true"),
      ("text", "Hello"), ("a point", "[10, 10]"), ("a colo", "red"), ("a name", "ball"), ("a path", "M0 0H24V60Z"),
    ] where type.hasPrefix(start) { return value }
    return ["0.5", "1", "[0, 1]", "[{set: {a.opacity: 0.5}}]", "{x: 1}", "[{basic: opacity, to: 0}]"]
      .randomElement(using: &random) ?? "0"
  }

  /// A map with one more key, unless it has it; a duration is another one.
  private func merged(_ standard: String, _ pair: String) -> String {
    let key = pair.prefix { $0 != ":" } + ":"
    if key == "duration:" { return standard.replacing("duration: 1", with: pair) }
    return standard.hasPrefix(key) || standard.contains(", \(key)") ? standard : "\(standard), \(pair)"
  }

  /// A step with one more parameter, unless it has it.
  private func inserted(_ pair: String, into step: String) -> String {
    let key = pair.prefix { $0 != ":" } + ":"
    return step.contains("{\(key)") || step.contains(", \(key)") ? step : "\(step.dropLast()), \(pair)}"
  }

  /// The text with some of its numbers replaced by others.
  mutating func varied(_ text: String) -> String {
    var random = random
    defer { self.random = random }
    return text.replacing(/(?<before>[\[ (])(?<number>\d+(\.\d+)?)(?=[\], })])/) { match in
      guard Int.random(in: 0..<3, using: &random) == 0, let number = Double(match.number) else {
        return String(match.0)
      }
      let others = [0, 1, number * 0.5, number * 2, number + 0.1, -number, number * 1e3, 1e-3]
      return "\(match.before)\((others.randomElement(using: &random) ?? 0))"
    }
  }
}
