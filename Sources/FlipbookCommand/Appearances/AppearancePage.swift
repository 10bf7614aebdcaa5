import Arithmetic
import Encodings
import Flipbook
import Review

/// The page of a scene's appearances: an animation of each, and the findings of the checks with their places.
struct AppearancePage {
  /// The animation of an appearance.
  struct Picture {
    let name: String
    /// The size of the canvas, in points.
    let size: Size
    /// An animated WebP file.
    let animation: [UInt8]
    let seconds: Double
  }

  let title: String
  var logo: PageLogo?
  var pictures: [Picture] = []
  var findings: [AccessibilityFinding] = []
  /// The movements that fade for users who reduce motion.
  private(set) var fadingMotions: [Diagnostic] = []

  init(title: String) { self.title = title }

  /// Adds movements that fade, without duplicates.
  mutating func note(_ motions: [Diagnostic]) {
    fadingMotions += motions.filter { !fadingMotions.contains($0) }
  }

  /// Returns the page as HTML.
  ///
  /// - Parameter hasChecks: True if the appearances have been checked.
  /// - Returns: The page.
  func html(hasChecks: Bool) -> String {
    let template = PageSource.text(of: "appearances.html")
    let count = pictures.count == 1 ? "1 appearance" : "\(pictures.count) appearances"
    let found =
      hasChecks
      ? (findings.isEmpty ? "nothing found" : findings.count == 1 ? "1 finding" : "\(findings.count) findings")
      : "not checked"
    return
      template
      .replacing("/* base */", with: PageStyle.base)
      .replacing("<!-- logo -->", with: logo?.html ?? "")
      .replacing("<!-- title -->", with: title.escapedAsMarkup)
      .replacing("<!-- summary -->", with: "\(count), \(found)")
      .replacing(
        "<!-- marks -->", with: findings.contains { $0.places.contains { $0.frame != nil } } ? Self.marksControl : ""
      )
      .replacing("<!-- findings -->", with: findings.isEmpty ? "" : list)
      .replacing("<!-- notes -->", with: fadingMotions.isEmpty ? "" : notes)
      .replacing("<!-- appearances -->", with: pictures.map(figure).joined(separator: "\n"))
  }

  private static let marksControl =
    "<label><input type=\"checkbox\" id=\"marks\" checked> Show the places of findings</label>"

  private func figure(_ picture: Picture) -> String {
    let marks = findings.enumerated().compactMap { index, finding -> String? in
      guard let place = finding.places.first(where: { $0.appearance == picture.name }), let frame = place.frame else {
        return nil
      }
      return mark(index + 1, frame, on: picture)
    }
    let width = picture.size.width.plainText(decimals: 2)
    return """
      <figure style="--width: \(width)px"><div class="stage"><div class="picture">\
      <img src="data:image/webp;base64,\(Base64.text(of: picture.animation))" width="\(width)" \
      height="\(picture.size.height.plainText(decimals: 2))" alt="\(picture.name.escapedAsMarkup)">\(marks.joined())</div></div>
      <figcaption>\(picture.name.escapedAsMarkup)</figcaption></figure>
      """
  }

  /// Returns the mark of a finding on an image: an outline with its number.
  private func mark(_ number: Int, _ frame: Rect, on picture: Picture) -> String {
    let (width, height) = (picture.size.width, picture.size.height)
    let shown = frame.intersection(Rect(origin: .zero, size: picture.size))
    guard !shown.isEmpty else { return "" }
    func percent(_ value: Double, of whole: Double) -> String { (value / whole * 100).plainText(decimals: 2) + "%" }
    return "<a class=\"mark\" href=\"#finding-\(number)\" style=\"left: \(percent(shown.minX, of: width)); "
      + "top: \(percent(shown.minY, of: height)); width: \(percent(shown.width, of: width)); "
      + "height: \(percent(shown.height, of: height))\"><b>\(number)</b></a>"
  }

  private var list: String {
    let items = findings.enumerated().map { index, finding in
      let place = [finding.layer.isEmpty ? "" : finding.layerName, finding.line > 0 ? "line \(finding.line)" : ""]
        .filter { !$0.isEmpty }.joined(separator: ", ")
      return """
        <li id="finding-\(index + 1)"><h3>\(finding.message.escapedAsMarkup)</h3>
        <p>\(place.escapedAsMarkup)</p>
        <p class="where">\(finding.occurrences.escapedAsMarkup)</p><p class="hint">\(finding.hint.escapedAsMarkup)</p></li>
        """
    }
    return "<section><h2>Findings</h2><ol class=\"findings\">\n\(items.joined(separator: "\n"))\n</ol></section>"
  }

  private var notes: String {
    let items = fadingMotions.map { "<li>Line \($0.line): <code>\($0.sourceLine.trimmed.escapedAsMarkup)</code></li>" }
    return """
      <section><h2>Reduced motion</h2>
      <p>These movements become cross-fades. To choose something else, write <code>reducedMotion:</code> beside them.</p>
      <ul class="notes">\(items.joined(separator: "\n"))</ul></section>
      """
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
