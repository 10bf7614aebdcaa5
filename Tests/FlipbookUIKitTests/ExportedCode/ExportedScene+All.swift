import CodeWriting
import FlipbookUIKit

extension ExportedScene {
  /// Every scene, and every drawing, except the scenes of the kit.
  static let files = everything.filter { !isOfKit($0) }

  /// The scenes of the kit: their code leaves out the springs of states, and names them.
  static let kit = everything.filter(isOfKit)

  private static func isOfKit(_ file: URL) -> Bool { file.path.contains("/Scenes/kit/") }

  private static let everything: [URL] = {
    let folder = package.appending(path: "Scenes")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".svg") || $0.hasSuffix(".yaml") && !$0.contains("Assets/") }.sorted()
      .map { folder.appending(path: $0) }
  }()

  /// The scenes and drawings whose code is run.
  static let all: [ExportedScene] = {
    let scenes = files.filter { $0.pathExtension == "yaml" }.map { $0.pathComponents.suffix(2).joined(separator: "/") }
    func others(_ names: [String]) -> [String] { names.map { "../Tests/FlipbookUIKitTests/Exported/\($0).yaml" } }
    // Others show what no scene does.
    let views =
      scenes + others(["morph", "motions", "touches", "texts", "depth", "blocks", "following"]) + [
        "pop/Assets/gear.svg", "particles/Assets/logs.svg", "gesture-driven/Assets/lake.svg",
        "motion-guide/Assets/status-bar.svg", "onboarding/Assets/night-hills.svg",
      ]
    let layers =
      scenes + others(["morph", "motions", "depth"]) + [
        "motion-guide/Assets/arrow.svg", "gesture-driven/Assets/station.svg", "onboarding/Assets/bay.svg",
        "motion-guide/Assets/music-background.svg", "particles/Assets/camp.svg", "particles/Assets/flame.svg",
      ]
    return views.map { ExportedScene($0, .uiKit) } + layers.map { ExportedScene($0, .coreAnimation) }
  }()
}
