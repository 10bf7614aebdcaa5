import Encodings

/// Pages that show motion in a browser, with its frames, curves, and numbers.
///
/// A page is a single file without external references, built from the files in `Player`.
package enum PlayerPage {
  /// A clip with its frames and values.
  package struct Part: Sendable {
    /// The clip.
    package var clip: PageClip
    /// The frames of the clip.
    package var film: PageFilm
    /// The values of the clip that change.
    package var trace: PageTrace

    /// Creates a part.
    package init(clip: PageClip, film: PageFilm, trace: PageTrace) {
      self.clip = clip
      self.film = film
      self.trace = trace
    }
  }

  /// Returns a self-contained page that shows clips.
  ///
  /// - Parameters:
  ///   - title: The page's title.
  ///   - parts: The clips.
  /// - Returns: The HTML.
  package static func html(title: String, parts: [Part]) -> String {
    let clips = parts.map { part in
      "{\"clip\":\(part.clip.json),\n\"film\":\(part.film.json()),\n\"trace\":\(part.trace.json)}"
    }
    let data = "{\"title\":\(PageText.quoted(title)),\"clips\":[\n\(clips.joined(separator: ",\n"))\n]}"
    return page(
      title: title, scripts: player + [PackageResources.review_js],
      data: "<script type=\"application/json\" id=\"data\">\n\(data)\n</script>", connects: "'none'")
  }

  /// Returns the live page, whose script requests its content and follows changes.
  ///
  /// - Parameters:
  ///   - title: The page's title.
  ///   - access: The page's permissions.
  /// - Returns: The HTML.
  package static func liveHTML(title: String, access: LiveAccess) -> String {
    page(
      title: title,
      scripts: player + [
        PackageResources.knobs_js, PackageResources.canvas_js, PackageResources.fingers_js,
        PackageResources.pointers_js, PackageResources.save_js, PackageResources.recorder_js,
        PackageResources.awake_js, PackageResources.touch_js, PackageResources.tuner_js, PackageResources.bars_js,
        PackageResources.live_js,
      ], data: "<script type=\"application/json\" id=\"access\">\(access.json)</script>",
      connects: "'self'")
  }

  /// The scripts of every page, in dependency order.
  private static var player: [[UInt8]] {
    [
      PackageResources.format_js, PackageResources.film_js, PackageResources.track_js, PackageResources.touches_js,
      PackageResources.ghosts_js, PackageResources.outlines_js, PackageResources.view_js, PackageResources.curves_js,
      PackageResources.tables_js, PackageResources.timeline_js, PackageResources.address_js, PackageResources.player_js,
      PackageResources.keys_js,
    ]
  }

  private static func page(title: String, scripts: [[UInt8]], data: String, connects: String) -> String {
    let parts = [
      "title": title.escapedAsMarkup, "connects": connects, "style": text(PackageResources.page_css), "data": data,
      "scripts": scripts.map { "<script>\n\(text($0))</script>" }.joined(separator: "\n"),
    ]
    // The template has placeholders in double braces; inserted text isn't scanned again.
    let pieces = text(PackageResources.page_html).split(separator: "{{", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { page, piece in
      let halves = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      return page + parts[String(halves[0]), default: ""] + halves[1]
    }
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
