import LayerTree
import SceneCompiler
import SceneProgram
import Testing

/// Every word is explained, and the first scene is a good one.
@Suite struct GlossaryTests {
  @Test(arguments: [
    ("opacity", "of layers", "1"), ("pop", "a step", nil), ("canvas", "at the top of a scene", nil),
    ("path", "of shape", nil), ("use", "a layer", nil), ("random", "a function", nil),
    ("didScroll", "an event", nil), ("panChanged", "an event", nil), ("contentInset", "of scroll", "[0, 0, 0, 0]"),
    ("percentComplete", "a function", nil), ("interactions", "at the top of a scene", nil),
    ("setContentOffset", "a step", nil), ("update", "a step", nil), ("contentOffset.y", "a property to animate", nil),
    ("transform.scale", "a property to animate", nil), ("scaleXY", "a property for Pop", nil),
    ("sequence", "a step", nil), ("spacing", "of stack", "0"), ("left", "of layout", nil),
    ("selected", "of button", nil),
    ("tap", "an item of the script", nil), ("panBegan", "an event", nil), ("variant", "of stills", nil),
    ("data", "at the top of a scene", nil), ("for", "of all steps", nil), ("wait", "a step", nil),
  ]) func wordsAreExplained(word: String, place: String, standard: String?) throws {
    let entry = try #require(Glossary.entries(named: word).first { $0.place == place })
    #expect(entry.meaning.hasSuffix("."))
    #expect(standard == nil || entry.standard == standard)
    #expect(entry.example != nil || word == "path")
  }

  @Test func everyWordOfTheListHasAMeaning() {
    let names = Glossary.topics.flatMap(\.names)
    #expect(names.count > 200)
    for name in names { #expect(Glossary.entries(named: name).allSatisfy { $0.meaning.count > 3 }, "\(name)") }
  }

  @Test("A word that opens several things has an example of each, and defaults are values")
  func examplesAndDefaults() {
    let openings = ["a layer", "a step", "an item of the script"]
    for name in Set(Glossary.topics.flatMap(\.names)) {
      let entries = Glossary.entries(named: name)
      let examples = entries.filter { openings.contains($0.place) }.compactMap(\.example)
      #expect(Set(examples).count == examples.count, "\(name): \(examples)")
      for entry in entries where entry.place.hasPrefix("of ") {
        #expect(entry.example?.hasPrefix("{\(name): {") != true, "\(name), \(entry.place)")
        #expect(entry.standard?.contains("`") != true, "\(name), \(entry.place)")
      }
    }
  }

  @Test func theNearestWord() {
    #expect(Glossary.nearest(to: "opasity") == "opacity")
    #expect(Glossary.nearest(to: "alpha") == "opacity")
    #expect(Glossary.nearest(to: "xyzzyplugh") == nil)
  }

  @Test(arguments: [nil, "calm", "wild"]) func theFirstSceneIsFine(variant: String?) throws {
    let scene = try Scene(text: FirstScene.text, file: "scene.yaml", settings: SceneSettings(variant: variant)) { _ in
      .failure(ImageNotFound(message: "none"))
    }
    #expect(try scene.check().isEmpty)
    #expect(scene.makeStage().root.sublayers.count == 3)
  }
}
