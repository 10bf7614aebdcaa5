import Codecs
import Flipbook
import SystemCalls

/// A golden that is no longer compared with anything.
package struct Orphan: Hashable, Sendable {
  /// The golden's folder.
  package let folder: String
  /// The reason why the golden is no longer used.
  package let reason: String

  /// Returns the orphans in a folder and its subfolders.
  ///
  /// A golden is an orphan if its scene or its images are missing, if the scene no longer has the variant, or if the
  /// archive no longer has the animation. Goldens without a scene or images belong to tests and are never orphans.
  package static func all(inside folder: String) -> [Orphan] {
    GoldenLocation.all(inside: folder).compactMap { place in
      guard let manifest = try? StoredGolden.manifest(in: place.folder) else { return nil }
      return reason(for: place, manifest).map { Orphan(folder: place.folder, reason: $0) }
    }
  }

  /// Returns the reason why a golden is an orphan; nil if it isn't.
  static func reason(for place: GoldenLocation, _ manifest: GoldenManifest) -> String? {
    if let pictures = manifest.pictures {
      return SubjectImages.all(at: "\(place.folder)/\(pictures)").isEmpty
        ? "\(place.located(pictures)) no longer exists" : nil
    }
    guard let scene = manifest.scene else { return nil }
    let (path, name) = ("\(place.folder)/\(scene)", place.located(scene))
    let (file, animation) = SceneSource.parts(of: path)
    guard FileSystem.kind(of: file) == .file else { return "\(name) no longer exists" }
    if animation == nil, manifest.variant == nil { return nil }
    guard let source = try? SceneSource(path: path, allowsOutside: true) else { return nil }
    if let animation, !source.animations.isEmpty, !source.animations.contains(animation) {
      return "\(name) no longer has the animation \(animation)"
    }
    guard let variant = manifest.variant else { return nil }
    guard let loaded = try? source.scene(images: ImageLibrary()), !loaded.hasVariant(variant) else {
      return nil
    }
    return "\(name) no longer has the variant \(variant)"
  }
}
