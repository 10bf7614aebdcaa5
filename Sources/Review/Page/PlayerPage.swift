import Encodings
import Geometry
package import LayerTree

/// Pages that show motion in a browser, with its frames, curves, and numbers.
///
/// A page is a single file without external references, built from the files in `Player`.
package enum PlayerPage {
  /// A clip with its frames and values.
  package struct Part: Sendable {
    /// The clip.
    package var clip: PageClip
    /// The frames of the clip.
    package var images: Images
    /// The values of the clip that change.
    package var trace: PageTrace

    /// Creates a part.
    package init(clip: PageClip, images: Images, trace: PageTrace) {
      (self.clip, self.images, self.trace) = (clip, images, trace)
    }
  }

  /// The frames of a clip in one of the forms that a page can show.
  package enum Images: Sendable {
    /// The changes from frame to frame, as PNG or WebP files.
    case film(PageFilm)
    /// An MP4 file with H.264, whose frames refer only to earlier ones.
    case movie([UInt8])

    fileprivate var json: String {
      switch self {
      case .film(let film): film.json()
      case .movie(let file): "{\"movie\":\"\(PageText.base85(file))\"}"
      }
    }
  }

  /// The parts of a page besides its clips.
  package struct Extras: Sendable {
    /// The logo beside the title; nil for none.
    package var logo: PageLogo?
    /// The comments in the page, as a JSON array, with the name of the file that the page saves them to; nil for a page
    /// that takes none.
    package var comments: (file: String, json: String)?
    /// The appearance of touches.
    package var touchStyle = TouchStyle()

    /// Creates the extras of a page that has none.
    package init() {}
  }

  /// Returns a self-contained page that shows clips.
  ///
  /// - Parameters:
  ///   - title: The page's title.
  ///   - parts: The clips.
  ///   - extras: The logo, the comments, and the appearance of touches.
  /// - Returns: The HTML.
  package static func html(title: String, parts: [Part], extras: Extras = Extras()) -> String {
    let clips = parts.map { part in
      "{\"clip\":\(part.clip.json),\n\"film\":\(part.images.json),\n\"trace\":\(part.trace.json)}"
    }
    // A `<` could end the element that contains the data.
    let comments = extras.comments.map { file, json in
      "{\"file\":\(PageText.quoted(file)),\"list\":\(json.replacing("<", with: "\\u003c"))}"
    }
    let data = """
      {"title":\(PageText.quoted(title)),"comments":\(comments ?? "null"),"touchStyle":\(json(extras.touchStyle)),\
      "clips":[
      \(clips.joined(separator: ",\n"))
      ]}
      """
    return page(
      title: title, logo: extras.logo,
      scripts: player + ["mp4.js", "movie.js", "comments.js", "review.js"],
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
        "knobs.js", "canvas.js", "fingers.js", "pointers.js", "save.js", "recorder.js", "awake.js", "moving.js",
        "touch.js", "tuner.js", "bars.js", "file.js", "draft.js", "handles.js", "selection.js", "recording.js",
        "live.js",
      ], data: "<script type=\"application/json\" id=\"access\">\(access.json)</script>",
      connects: "'self'")
  }

  /// The scripts of every page, in dependency order.
  private static let player = [
    "format.js", "film.js", "track.js", "touches.js", "ghosts.js", "outlines.js", "view.js", "curves.js", "tables.js",
    "timeline.js", "address.js", "player.js", "keys.js",
  ]

  private static func json(_ style: TouchStyle) -> String {
    let color = style.color.map { color in
      "[\([color.red, color.green, color.blue, color.alpha].map(PageText.number).joined(separator: ","))]"
    }
    return
      "{\"shape\":\"\(style.shape.rawValue)\",\"diameter\":\(PageText.number(style.diameter)),\"color\":\(color ?? "null")}"
  }

  private static func page(
    title: String, logo: PageLogo? = nil, scripts: [String], data: String, connects: String
  ) -> String {
    let parts = [
      "title": title.escapedAsMarkup, "logo": logo?.html ?? "", "connects": connects,
      "style": "\(PageStyle.base)\n\(PageSource.text(of: "page.css"))", "data": data,
      "scripts": scripts.map { "<script>\n\(PageSource.text(of: $0))</script>" }.joined(separator: "\n"),
    ]
    // The template has placeholders in double braces; inserted text isn't scanned again.
    let pieces = PageSource.text(of: "page.html").split(separator: "{{", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(String(pieces[0])) { page, piece in
      let halves = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      return page + parts[String(halves[0]), default: ""] + halves[1]
    }
  }
}
