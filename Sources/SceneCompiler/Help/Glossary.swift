import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// The meanings of all words of the scene language, generated from the tables that the reader uses.
public enum Glossary {
  /// One meaning of a word.
  public struct Entry: Hashable, Sendable {
    /// The word.
    public let name: String
    /// The context of the word, such as “a step” or “of layers”.
    public let place: String
    /// The meaning of the word in that context.
    public let meaning: String
    /// The type of its value; nil for words without a value.
    public let type: String?
    /// The default value; nil if there is none, or if the meaning includes it.
    public let standard: String?
    /// An example of its use; nil if there is none.
    public let example: String?
    /// The keys that can accompany the word if it opens a step, a layer, or a script item; otherwise empty.
    public var keys: [String] = []
  }

  /// All words by topic, in the order of the documentation.
  public static var topics: [(title: String, names: [String])] {
    var topics: [(title: String, names: [String])] = []
    for entry in all {
      let index = topics.firstIndex { $0.title == entry.place }
      if let index { topics[index].names.append(entry.name) } else { topics.append((entry.place, [entry.name])) }
    }
    return topics
  }

  /// Returns all meanings of a word; empty for an unknown word.
  public static func entries(named name: String) -> [Entry] { all.filter { $0.name == name } }

  /// Returns the words of a category such as `functions` or `timing functions`; empty if there is no such category.
  public static func entries(ofKind kind: String) -> [Entry] {
    let plural = kind.lowercased()
    let singular = plural.hasSuffix("ies") ? plural.dropLast(3) + "y" : plural.hasSuffix("s") ? plural.dropLast() : ""
    guard !singular.isEmpty else { return [] }
    return all.filter { entry in
      ["a \(singular)", "an \(singular)"].contains { entry.place == $0 || entry.place.hasPrefix($0 + " ") }
    }
  }

  /// Returns the words of scene files for a word from CSS, SwiftUI, Lottie, or everyday language.
  public static func synonyms(of word: String) -> [String] { Synonyms.words(for: word) }

  /// Returns the known word that is nearest to a misspelled one; nil if none is close.
  public static func nearest(to name: String) -> String? {
    NearestName.of(name, among: all.map(\.name))
  }

  /// Returns the words that begin with a word or its singular, such as `longPressBegan` for `longPress`.
  public static func words(beginningWith word: String) -> [String] {
    var stem = word.lowercased()
    if stem.hasSuffix("s") { stem.removeLast() }
    guard stem.count > 2 else { return [] }
    var seen: Set<String> = []
    return all.map(\.name).filter { $0.lowercased().hasPrefix(stem) && seen.insert($0).inserted }
  }

  /// All words with each of their meanings, in the order of the documentation.
  package static let all: [Entry] =
    entries(SceneKeys.record.keys, "at the top of a scene") + entries(CanvasKeys.record.keys, "of canvas")
    + entries(VariableKeys.record.keys, "of variables")
    + LayerKind.all.map { opening($0.record, "a layer") } + [entry(ComponentKeys.use.description, "a layer")]
    + entries([ComponentKeys.name.description, ComponentKeys.arguments.description], "of use")
    + entries(AppearanceKeys.record.keys, "of appearances") + entries(StillKeys.record.keys, "of stills")
    + entries(ActionKeys.record.keys, "of actions at the top")
    + entries(ComponentKeys.own, "of components") + entries(LayerKeys.common, "of layers")
    + LayerKind.all.flatMap { kind in
      entries(
        kind.record.keys.filter { key in
          key.name != kind.opener.name && !LayerKeys.common.contains { $0.name == key.name }
        }, "of \(kind.opener.name)")
    }
    + entries(ValueType<TurnedTransform>.transformRecord.keys, "of transform")
    + entries(ValueType<Filters>.filterRecord.keys, "of filters")
    + entries(ValueType<Path>.shapeRecord.keys, "of path")
    + entries(ValueType<FontDescription>.fontRecord.keys, "of font")
    + entries(ValueType<FoundDrawing>.symbolRecord.keys, "of symbol")
    + entries(ValueType<TextRun>.textRunRecord.keys, "of runs")
    + entries(ValueType<Gradient>.gradientRecord.keys, "of fillGradient and strokeGradient")
    + entries(ValueType<EmitterCell>.cellRecord.keys, "of cells")
    + entries(LayerActionKeys.record.keys, "of actions of a layer")
    + entries(AnimatorKeys.record.keys, "of animators") + entries(InteractionKeys.record.keys, "of interactions")
    + entries(LayoutKeys.frame.keys, "of layout") + entries(LayoutKeys.stack.keys, "of stack")
    + StepKeys.records.map { opening($0.record, "a step") }
    + parameters(of: StepKeys.records, all: "of all steps")
    + entries(ViewKeys.frame.keys, "of animateKeyframes, in its list")
    + SwiftUIKeys.keyframes.map { opening($0.record, "a keyframe of keyframeAnimator") }
    + parameters(of: SwiftUIKeys.keyframes, all: "of all keyframes", some: "of keyframes: ")
    + entries(SwiftUIKeys.phase.keys, "of phaseAnimator, in its list")
    + SwiftUIKeys.Word.allCases.map { word in
      let keys = word.parameters.flatMap(\.self)
      return value(word.rawValue, "an animation of SwiftUI", "animation: \(word.rawValue)", keys: keys)
    }
    + ViewKeys.Option.allCases.map { value($0.rawValue, "an option of blocks", "options: \($0.rawValue)") }
    + TimingFunction.named.map { value($0.name, "a timing function", "timingFunction: \($0.name)") }
    + SceneEvent.all.map {
      Entry(
        name: $0.name, place: "an event", meaning: $0.event.meaning, type: nil, standard: nil,
        example: "when: {ball.\($0.name): {set: {ball.opacity: 0.5}}}")
    }
    + TouchScriptKeys.records.map { opening($0.record, "an item of the script") }
    + parameters(of: TouchScriptKeys.records, all: "of all items of the script", some: "of the script's ")
    + AnimatableProperty.all.map {
      Entry(
        name: $0.keyPath, place: "a property to animate", meaning: $0.summary.capitalizedAtStart + ".", type: nil,
        standard: nil,
        example: "{basic: ball.\($0.keyPath), …}")
    }
    + PopLayerProperty.all.map {
      Entry(
        name: $0.name, place: "a property for Pop", meaning: "Pop's property \($0.name).", type: nil, standard: nil,
        example: "{pop: ball.\($0.name), …}")
    }
    + ExpressionNames.all.map {
      Entry(name: $0.name, place: $0.place, meaning: $0.meaning, type: nil, standard: nil, example: $0.example)
    }
    + ExpressionFunction.names.map {
      Entry(
        name: $0, place: "a function", meaning: Examples.functions[$0]?.meaning ?? "A function of expressions.",
        type: nil, standard: nil, example: Examples.functions[$0]?.example)
    }

  /// Returns the parameters of steps or script items, each with the verbs that accept it.
  private static func parameters(
    of records: [(verb: String, record: RecordType)], all: String, some: String = "of "
  ) -> [Entry] {
    var found: [(key: KeyDescription, verbs: [String])] = []
    for (verb, record) in records {
      for key in record.keys.dropFirst() {
        let index = found.firstIndex { $0.key.name == key.name && $0.key.summary == key.summary }
        if let index { found[index].verbs.append(verb) } else { found.append((key, [verb])) }
      }
    }
    return found.map { key, verbs in
      entry(key, verbs.count == records.count ? all : some + verbs.joined(separator: ", "))
    }
  }

  /// The types of the operands of steps that are names.
  private static let operands: [String: String] = {
    let target = "a layer's property: ball.opacity"
    let layer = "the name of a layer"
    var operands = [
      "basic": target, "keyframes": target, "spring": target, "jnw": target,
      "pop": target + ", or a list of them", "popBasic": target + ", or a list of them",
      "popDecay": target + ", or a list of them", "pausePop": target, "resumePop": target,
      "remove": "a layer, or a layer's property", "group": layer, "transition": layer, "setContentOffset": layer,
      "dynamics": "a layer, or a list of layers",
      "run": "the name of an action",
    ]
    for verb in ["start", "pause", "continue", "reverse", "scrub", "stop"] {
      operands[verb + "Animator"] = "the name of an animator"
    }
    for verb in ["begin", "update", "finish", "cancel"] { operands[verb] = "the name of an interaction" }
    return operands
  }()

  /// Returns the entry of a word that is used as a value.
  private static func value(_ name: String, _ place: String, _ example: String, keys: [String] = []) -> Entry {
    Entry(
      name: name, place: place, meaning: Examples.words["\(name), \(place)"] ?? Examples.words[name] ?? "A word.",
      type: nil, standard: nil, example: example, keys: keys)
  }

  /// Returns the entry of a word that opens a record, with the keys that can accompany it; for layers, without the keys
  /// common to all kinds.
  private static func opening(_ record: RecordType, _ place: String) -> Entry {
    guard let first = record.keys.first else {
      return Entry(name: record.name, place: place, meaning: record.summary, type: nil, standard: nil, example: nil)
    }
    let common = place == "a layer" ? LayerKeys.common.map(\.name) : []
    var opener = entry(first, place)
    opener.keys = record.keys.dropFirst().map(\.name).filter { !common.contains($0) }
    return opener
  }

  private static func entries(_ keys: [KeyDescription], _ place: String) -> [Entry] { keys.map { entry($0, place) } }

  private static func entry(_ key: KeyDescription, _ place: String) -> Entry {
    // Summaries of optional keys end with the default.
    let mark = key.isRequired ? nil : key.summary.ranges(of: "; ").last
    return Entry(
      name: key.name, place: place, meaning: mark.map { String(key.summary[..<$0.lowerBound]) + "." } ?? key.summary,
      type: place == "a step" ? operands[key.name] ?? key.typeName : key.typeName,
      standard: mark.map { String(key.summary[$0.upperBound...].dropLast()) },
      example: Examples.keys["\(key.name), \(place)"] ?? Examples.keys[key.name]
        ?? Examples.value(of: key.typeName).map { "\(key.name): \($0)" })
  }
}

extension String {
  /// The text with its first letter capitalized.
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
