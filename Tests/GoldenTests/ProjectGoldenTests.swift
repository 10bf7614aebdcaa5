import FlipbookTesting
import Foundation
import Testing

@testable import Golden

/// The project's own scenes, and each of their variants, show what they did; `scripts/goldens --record` records them.
@Suite struct ProjectGoldenTests {
  /// A scene and one of its variants, as the scenes' files list them.
  struct Case: CustomTestStringConvertible, Sendable {
    let scene: String
    let variant: String?

    var testDescription: String { variant.map { "\(scene), \($0)" } ?? scene }
  }

  static let cases: [Case] = ProjectScenes.files.flatMap { file in
    let path = "\(ProjectScenes.folder)/\(file)"
    let scene = try? SceneSource(path: path).scene(images: ImageLibrary())
    return [Case(scene: path, variant: nil)] + (scene?.variants ?? []).map { Case(scene: path, variant: $0) }
  }

  @Test("A scene shows what it did", arguments: cases)
  func shows(_ item: Case) async {
    await expectGolden(scene: item.scene, variant: item.variant)
  }

  @Test("No golden is left over, and none is heavy")
  func orphans() {
    #expect(Orphan.all(inside: ProjectScenes.folder).isEmpty)
    for place in GoldenLocation.all(inside: ProjectScenes.folder) {
      #expect(StoredGolden.byteCount(in: place.folder) <= 400_000, "\(place.folder)")
    }
  }
}
