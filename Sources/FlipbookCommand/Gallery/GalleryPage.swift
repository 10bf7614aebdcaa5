import Encodings
import Review

/// The page of a gallery: its title, selected animations, then the scenes of each document with descriptions.
struct GalleryPage {
  /// A rendered image.
  struct Picture {
    let file: String
    let caption: String
    let parameters: [String]
    /// The size on the page, in CSS pixels.
    let width: Int
    let height: Int
    /// The facts in small print: size, duration, and number of bytes.
    let facts: String
    let isStill: Bool
  }

  /// A scene with its images.
  struct Scene {
    let title: String
    let about: String
    /// The files that belong to the scene, with their labels on the page.
    let links: [(label: String, file: String)]
    var pictures: [Picture]
  }

  /// The scenes of a folder.
  struct Document {
    let folder: String
    let title: String
    var scenes: [Scene] = []
  }

  var title = ""
  var introduction = ""
  var logo: PageLogo?
  var front: [Picture] = []
  var documents: [Document] = []

  /// Returns the page as HTML.
  func html() -> String {
    let template = PageSource.text(of: "gallery.html")
    let contents = documents.map { "<li><a href=\"#\(text($0.folder))\">\(text($0.title))</a></li>\n" }.joined()
    let pictures = front.map { image($0, isLazy: false) }.joined(separator: "\n")
    return
      template
      .replacing("/* base */", with: PageStyle.base)
      .replacing("<!-- title -->", with: text(title))
      .replacing("<!-- logo -->", with: logo?.html ?? "")
      .replacing("<!-- introduction -->", with: introduction.isEmpty ? "" : "<p>\(Self.inline(introduction))</p>")
      .replacing("<!-- front -->", with: pictures.isEmpty ? "" : "<div class=\"front\">\n\(pictures)\n</div>")
      .replacing("<!-- documents -->", with: contents)
      .replacing("<!-- previews -->", with: documents.map(section).joined(separator: "\n"))
  }

  private func section(_ document: Document) -> String {
    """
    <section class="document" id="\(text(document.folder))">
    <p class="folder">\(text(document.folder))</p>
    <h2>\(text(document.title))</h2>
    \(document.scenes.map(article).joined(separator: "\n"))
    </section>
    """
  }

  private func article(_ scene: Scene) -> String {
    let links = scene.links.map { "<a href=\"\(text($0.file))\">\(text($0.label))</a>" }.joined(separator: " ")
    // Animations come first.
    let pictures = scene.pictures.filter { !$0.isStill } + scene.pictures.filter(\.isStill)
    return """
      <article class="scene"><div class="about"><h3>\(text(scene.title))</h3>
      <p>\(text(scene.about))</p>\(links.isEmpty ? "" : "\n<p class=\"links\">\(links)</p>")</div>
      <div class="pictures">
      \(pictures.map(figure).joined(separator: "\n"))
      </div></article>
      """
  }

  private func figure(_ picture: Picture) -> String {
    let list = picture.parameters.map { "<li>\(text($0))</li>" }.joined()
    return "<figure><div class=\"stage\">\(image(picture, isLazy: true))</div>"
      + "<figcaption><strong>\(text(picture.caption))</strong>\(list.isEmpty ? "" : "<ul>\(list)</ul>")"
      + "<small>\(text(picture.facts))</small></figcaption></figure>"
  }

  private func image(_ picture: Picture, isLazy: Bool) -> String {
    "<img src=\"\(text(picture.file))\" width=\"\(picture.width)\" height=\"\(picture.height)\" "
      + "alt=\"\(text(picture.caption))\"\(isLazy ? " loading=\"lazy\"" : "")>"
  }

  private func text(_ text: String) -> String { text.escapedAsMarkup }

  /// Returns a paragraph of Markdown as HTML, with its code spans.
  private static func inline(_ markdown: String) -> String {
    let parts = markdown.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let text = String(part).escapedAsMarkup
      return index % 2 == 0 ? text : index + 1 < parts.count ? "<code>\(text)</code>" : "`\(text)"
    }.joined()
  }
}
