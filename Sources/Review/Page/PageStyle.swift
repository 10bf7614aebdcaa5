/// The style sheet that all pages share.
package enum PageStyle {
  /// The CSS of colors, text, and controls, in a light and a dark appearance.
  package static var base: String { String(decoding: PackageResources.base_css, as: UTF8.self) }
}
