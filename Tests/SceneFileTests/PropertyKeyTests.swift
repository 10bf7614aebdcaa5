import Geometry
import LayerTree
import Testing

@testable import SceneCompiler

/// Keys, help, and schema follow from the table of properties.
@Suite struct PropertyKeyTests {
  /// The properties that have a key by another name, or none.
  private static let others: [AnimatableProperty] = [.emitterScale, .fontSize, .foregroundColor, .zoomScale]
  private static let homes: [AnimatableProperty.Home] =
    [.layer, .effects] + LayerContent.Kind.allCases.map { .content($0) }

  @Test(arguments: homes) func everyPropertyHasAKey(home: AnimatableProperty.Home) throws {
    for property in AnimatableProperty.whole(in: home)
    where !property.keyPath.contains(".") && !Self.others.contains(property) {
      let setter = try #require(
        LayerKind.allSetters.first { $0.key.name == property.keyPath }, "\(property.keyPath)")
      let meaning = "\(property.summary.prefix(1).uppercased())\(property.summary.dropFirst())"
      #expect(setter.key.summary.hasPrefix(meaning), "\(property.keyPath)")
      #expect(Glossary.entries(named: property.keyPath).contains { $0.meaning == meaning + "." })
      if let standard = property.standard { #expect(setter.key.summary == "\(meaning); \(standard).") }
    }
  }

  @Test(arguments: [
    (AnimatableProperty.lineDashPhase, "a number", "0"), (.opacity, "a number from 0 to 1", "1"),
    (.cornerRadius, "a number of at least 0", "0"), (.shadowOffset, "a shift [x, y]", "[0, -3]"),
    (.emitterSize, "a size [width, height]", "[0, 0]"), (.instanceDelay, "a time in seconds from -86400 to 86400", "0"),
    (.locations, "a list of numbers", "evenly spaced"), (.tintColor, "a color", "none"),
    (.instanceColor, "a color", "white"), (.anchorPoint, "a point [x, y]", "[0.5, 0.5]"),
    (.contentsRect, "a rectangle [x, y, width, height]", "[0, 0, 1, 1]"),
  ]) func limitsAndDefaultsAreTheTables(property: AnimatableProperty, type: String, standard: String) throws {
    let entry = try #require(
      Glossary.entries(named: property.keyPath).first { $0.type != nil && $0.place.hasPrefix("of ") })
    #expect(entry.type == type && entry.standard == standard)
  }

  @Test func keysOfOneHomeAreCompleted() {
    let setters = LayerSetter.all(
      in: .content(.gradient), [LayerSetter("type", .boolean, "A key of its own.") { _, _ in }, .property(.endPoint)],
      except: [.locations])
    #expect(setters.map(\.key.name) == ["type", "endPoint", "colors", "startPoint"])
  }
}
