import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// A page of the reference, generated from the tables that the reader uses.
public struct ReferencePage: Sendable {
  /// The name of the file, without its extension.
  public let name: String
  /// The text in Markdown.
  public let text: String

  /// All pages; together they contain every word of ``Glossary``.
  public static var all: [ReferencePage] {
    var rest = Glossary.all
    return chapters.map { chapter in
      // The last chapter contains the remaining words, so that every word has a page.
      let entries = rest.filter { chapter.holds($0.place) }
      rest.removeAll { chapter.holds($0.place) }
      return ReferencePage(name: chapter.name, text: text(chapter, entries))
    }
  }

  private struct Chapter: Sendable {
    let name: String
    let title: String
    let summary: String
    let holds: @Sendable (String) -> Bool
  }

  private static let chapters = [
    Chapter(
      name: "SceneReference", title: "Scene keys", summary: "The keys at the top of a scene, and of their values."
    ) {
      [
        "at the top of a scene", "of canvas", "of variables", "of appearances", "of stills", "of actions at the top",
        "of components",
        "of animators", "of interactions", "of use",
      ].contains($0)
    },
    Chapter(name: "StepReference", title: "Step keys", summary: "Every step, its keys, and the words that they take.") {
      $0 == "a step" || $0 == "of all steps" || $0 == "an option of blocks" || $0 == "a timing function"
        || $0 == "an animation of SwiftUI" || $0 == "a keyframe of keyframeAnimator" || $0.hasPrefix("of keyframes")
        || $0.hasPrefix("of phaseAnimator") || $0.hasPrefix("of animateKeyframes")
        || isOf($0, StepKeys.records.map(\.verb))
    },
    Chapter(
      name: "TouchReference", title: "Events and touches",
      summary: "The events that steps respond to, and the items of the script."
    ) {
      $0 == "an event" || $0 == "an item of the script" || $0 == "of all items of the script"
        || $0.hasPrefix("of the script's ")
    },
    Chapter(
      name: "PropertyReference", title: "Animatable properties",
      summary: "The key paths of Core Animation's animations, and the names of Pop's."
    ) { ["a property to animate", "a property for Pop"].contains($0) },
    Chapter(
      name: "ExpressionReference", title: "Names and functions of expressions",
      summary: "The names and functions that expressions can use, and where."
    ) { place in place == "a function" || ExpressionNames.all.contains { $0.place == place } },
    Chapter(
      name: "LayerReference", title: "Layer keys", summary: "Every kind of layer, and the keys that they take."
    ) { _ in true },
  ]

  /// Returns true if a context lists verbs, as in “of pop, popDecay”, and all of them are among the given ones.
  private static func isOf(_ place: String, _ verbs: [String]) -> Bool {
    guard place.hasPrefix("of ") else { return false }
    return place.dropFirst(3).split(separator: ", ").allSatisfy { verbs.contains(String($0)) }
  }

  private static func text(_ chapter: Chapter, _ entries: [Glossary.Entry]) -> String {
    var text = """
      # \(chapter.title)

      \(chapter.summary)

      ## Overview

      `scripts/docs --reference` writes this page from the vocabulary that `flipbook explain` and the schema use.

      """
    var places: [String] = []
    for entry in entries where !places.contains(entry.place) { places.append(entry.place) }
    for place in places {
      let rows = entries.filter { $0.place == place }
      text += "\n### \(heading(place))\n\n| Word | Meaning |\n| --- | --- |\n"
      for row in rows {
        var meaning = cell(row.meaning)
        if let type = row.type, type != "a value" { meaning += " *Takes* \(cell(type))." }
        if let standard = row.standard { meaning += " *Default* \(cell(standard))." }
        if let example = row.example { meaning += " *Example* `\(cell(example))`." }
        if !row.keys.isEmpty { meaning += " *Keys* " + row.keys.map { "`\($0)`" }.joined(separator: ", ") + "." }
        text += "| `\(row.name)` | \(meaning) |\n"
      }
    }
    return text
  }

  private static func heading(_ place: String) -> String {
    let heading = place.prefix(1).uppercased() + place.dropFirst()
    guard heading.count > 80 else { return heading }
    let verbs = place.dropFirst(3).split(separator: ", ")
    return verbs.count > 25 ? "Of most steps" + (place.hasSuffix("wait, run") ? ", wait included" : "") : heading
  }

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}
