import Flipbook
import SystemCalls

/// A golden that is no longer compared with anything.
package struct Orphan: Hashable, Sendable {
  /// The golden's folder.
  package let folder: String
  /// The reason why it is no longer used.
  package let reason: String

  /// The orphans in a folder and those inside it.
  ///
  /// A golden is an orphan when its scene is gone, or no longer has its variant. Goldens without a scene belong to
  /// tests and are never orphans.
  package static func all(inside folder: String) -> [Orphan] {
    GoldenPlace.all(inside: folder).compactMap { place in
      reason(for: place).map { Orphan(folder: place.folder, reason: $0) }
    }
  }

  private static func reason(for place: GoldenPlace) -> String? {
    guard let manifest = try? StoredGolden.manifest(in: place.folder), let scene = manifest.scene else { return nil }
    let path = "\(place.folder)/\(scene)"
    guard FileSystem.kind(of: path) == .file else { return "there is no \(scene) any more" }
    guard let variant = manifest.variant else { return nil }
    guard let source = try? SceneSource(path: path, allowsOutside: true),
      let loaded = try? source.scene(images: ImageLibrary()), !loaded.variants.contains(variant)
    else { return nil }
    return "\(scene) has no variant \(variant) any more"
  }
}
