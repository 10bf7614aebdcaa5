/// The style sheet that all pages share.
package enum PageStyle {
  /// The CSS of colors, text, and controls, in a light and a dark appearance.
  package static var base: String { PageSource.text(of: "base.css") }
}
