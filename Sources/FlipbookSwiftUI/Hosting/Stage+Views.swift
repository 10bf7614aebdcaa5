public import FlipbookUIKit
public import LayerTree

extension Stage {
  /// Creates a stage that shows views of SwiftUI.
  ///
  ///     let stage = Stage.show(size: CGSize(width: 320, height: 480)) {
  ///       ContentView()
  ///     } touches: { touches in
  ///       touches.tap("heart", at: 1)
  ///     }
  ///     try await Renderer(stage).gif(to: "content.gif")
  ///
  /// The stage is one of FlipbookUIKit: its clock drives timers, `DispatchQueue.main`, and animations.
  ///
  /// - Parameters:
  ///   - size: The size of the stage in points.
  ///   - background: The color behind the views.
  ///   - duration: The duration of the stage, in seconds; nil to end when it is at rest.
  ///   - style: The appearance, light or dark: the color scheme of the views.
  ///   - images: The library that reads images; pass the same one to the renderer.
  ///   - imageFolders: The folders searched by `Image(_:)`, in order.
  ///   - content: The views.
  ///   - touches: Scripts touches.
  /// - Returns: The stage, at its beginning.
  public static func show<Content: View>(
    size: CGSize = CGSize(width: 320, height: 568), background: UIColor = .systemBackground, duration: Double? = nil,
    style: UIUserInterfaceStyle = .light, images: ImageLibrary = ImageLibrary(), imageFolders: [String] = ["."],
    @ViewBuilder content: () -> Content, touches: (_ touches: ViewTouches) -> Void = { _ in }
  ) -> Stage {
    run(
      size: size, background: background, duration: duration, style: style, images: images, imageFolders: imageFolders
    ) { window in
      let view = _UIHostingView(rootView: content())
      view.frame = window.bounds
      window.addSubview(view)
      view.layoutIfNeeded()
      touches(ViewTouches(window.touches, view) { [unowned view] in view.center(ofViewWithID: $0) })
    }
  }
}
