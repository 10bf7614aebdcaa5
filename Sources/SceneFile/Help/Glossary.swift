import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneSyntax

/// What every word of the scene language means, from the very tables that the reader reads by.
public enum Glossary {
  /// A word in one of its meanings.
  public struct Entry: Hashable, Sendable {
    /// The word.
    public let name: String
    /// Where it stands: “a step”, “of layers”.
    public let place: String
    /// What it means.
    public let meaning: String
    /// What belongs there; nil for words that take nothing.
    public let type: String?
    /// What holds without it; nil where nothing does, or where the meaning says it.
    public let standard: String?
    /// How it is written.
    public let example: String?
  }

  /// Every word by what it is for, in the order of the documentation.
  public static var topics: [(title: String, names: [String])] {
    var topics: [(title: String, names: [String])] = []
    for entry in all {
      let index = topics.firstIndex { $0.title == entry.place }
      if let index { topics[index].names.append(entry.name) } else { topics.append((entry.place, [entry.name])) }
    }
    return topics
  }

  /// The meanings of a word; empty when it has none.
  public static func entries(named name: String) -> [Entry] { all.filter { $0.name == name } }

  /// The word that was probably meant.
  public static func nearest(to name: String) -> String? {
    NearestName.of(name, among: all.map(\.name))
  }

  private static let all: [Entry] =
    entries(SceneKeys.record.keys, "at the top of a scene") + entries(CanvasKeys.record.keys, "of canvas")
    + entries(VariableKeys.record.keys, "of variables")
    + LayerKind.all.map { entry($0.opener.description, "a layer") } + [entry(ComponentKeys.use.description, "a layer")]
    + entries([ComponentKeys.name.description, ComponentKeys.arguments.description], "of use")
    + entries(StillKeys.record.keys, "of stills") + entries(ActionKeys.record.keys, "of actions at the top")
    + entries(ComponentKeys.own, "of components") + entries(LayerKeys.common, "of layers")
    + LayerKind.all.flatMap { kind in
      entries(
        kind.record.keys.filter { key in
          key.name != kind.opener.name && !LayerKeys.common.contains { $0.name == key.name }
        }, "of \(kind.opener.name)")
    }
    + entries(ValueType<Transform3D>.transformRecord.keys, "of transform")
    + entries(ValueType<Filters>.filterRecord.keys, "of filters")
    + entries(ValueType<Path>.shapeRecord.keys, "of path")
    + entries(ValueType<FontDescription>.fontRecord.keys, "of font")
    + entries(ValueType<Gradient>.gradientRecord.keys, "of fillGradient and strokeGradient")
    + entries(ValueType<EmitterCell>.cellRecord.keys, "of cells")
    + entries(ActionReader.record.keys, "of actions of a layer")
    + entries(AnimatorKeys.record.keys, "of animators") + entries(InteractionKeys.record.keys, "of interactions")
    + entries(LayoutKeys.frame.keys, "of layout") + entries(LayoutKeys.stack.keys, "of stack")
    + StepKeys.records.compactMap { record in record.record.keys.first.map { entry($0, "a step") } }
    + parameters(of: StepKeys.records, all: "of all steps")
    + entries(ViewKeys.frame.keys, "of animateKeyframes, in its list")
    + ViewKeys.Option.allCases.map { value($0.rawValue, "an option of blocks", "options: \($0.rawValue)") }
    + TimingFunction.named.map { value($0.name, "a timing function", "timingFunction: \($0.name)") }
    + SceneEvent.all.map {
      Entry(
        name: $0.name, place: "an event", meaning: $0.event.meaning, type: nil, standard: nil,
        example: "when: {ball.\($0.name): {set: {ball.opacity: 0.5}}}")
    }
    + HandKeys.records.compactMap { record in record.record.keys.first.map { entry($0, "the hand, in script") } }
    + parameters(of: HandKeys.records, all: "of all that the hand does")
    + AnimatableProperty.all.map {
      Entry(
        name: $0.keyPath, place: "a property to animate", meaning: $0.summary.capitalizedAtStart + ".", type: nil,
        standard: nil,
        example: "{basic: ball.\($0.keyPath), …}")
    }
    + PopLayerProperty.all.map {
      Entry(
        name: $0.name, place: "a property for Pop", meaning: "What Pop calls \($0.name).", type: nil, standard: nil,
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

  /// The parameters of steps, or of what the hand does, each with the verbs that take it.
  private static func parameters(of records: [(verb: String, record: RecordType)], all: String) -> [Entry] {
    var found: [(key: KeyDescription, verbs: [String])] = []
    for (verb, record) in records {
      for key in record.keys.dropFirst() {
        let index = found.firstIndex { $0.key.name == key.name && $0.key.summary == key.summary }
        if let index { found[index].verbs.append(verb) } else { found.append((key, [verb])) }
      }
    }
    return found.map { key, verbs in
      entry(key, verbs.count == records.count ? all : "of \(verbs.joined(separator: ", "))")
    }
  }

  /// A word that stands as a value.
  private static func value(_ name: String, _ place: String, _ example: String) -> Entry {
    Entry(
      name: name, place: place, meaning: Examples.words[name] ?? "A word.", type: nil, standard: nil, example: example)
  }

  private static func entries(_ keys: [KeyDescription], _ place: String) -> [Entry] { keys.map { entry($0, place) } }

  private static func entry(_ key: KeyDescription, _ place: String) -> Entry {
    // Summaries of keys that may be left out end with what holds then.
    let mark = key.isRequired ? nil : key.summary.ranges(of: "; ").last
    return Entry(
      name: key.name, place: place, meaning: mark.map { String(key.summary[..<$0.lowerBound]) + "." } ?? key.summary,
      type: key.typeName, standard: mark.map { String(key.summary[$0.upperBound...].dropLast()) },
      example: Examples.keys["\(key.name), \(place)"] ?? Examples.keys[key.name]
        ?? Examples.value(of: key.typeName).map { "\(key.name): \($0)" })
  }
}

extension String {
  /// The text with a capital at its beginning.
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
