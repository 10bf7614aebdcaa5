import Geometry
import LayerTree
import Typography

/// Makes layers of a text layer's content.
struct TextBuilder {
  private let text: TextModel
  private let file: LottieFile
  private let fonts: FontLibrary
  private let clock: CompositionClock

  init(_ text: TextModel, file: LottieFile, fonts: FontLibrary, clock: CompositionClock) {
    (self.text, self.file, self.fonts, self.clock) = (text, file, fonts, clock)
  }

  /// The layer of all glyphs; nil when there is nothing to show.
  func layer() -> Layer? { nil }
}
