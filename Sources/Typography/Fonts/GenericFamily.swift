/// Names that mean a kind of font instead of one font, as in CSS.
enum GenericFamily {
  /// The families to try for a name, in order; nil when the name isn't generic.
  static func families(_ name: String) -> [String]? {
    switch name.lowercased() {
    case "sans-serif", "system-ui", "ui-sans-serif", "": sans
    case "serif", "ui-serif": ["DejaVu Serif", "Noto Serif", "Liberation Serif", "Times New Roman", "Times"] + sans
    case "monospace", "ui-monospace":
      ["DejaVu Sans Mono", "Noto Sans Mono", "Noto Mono", "Liberation Mono", "Menlo", "Courier New"] + sans
    case "cursive": ["Comic Neue", "Comic Sans MS", "Yellowtail", "Dancing Script", "Z003", "Apple Chancery"] + sans
    case "fantasy": ["Sedgwick Ave Display", "Impact", "Papyrus"] + sans
    default: nil
    }
  }

  /// The substitutes for missing families.
  static let sans = [
    FontLibrary.defaultFamily, "DejaVu Sans", "Noto Sans", "Liberation Sans", "Helvetica Neue", "Arial",
  ]
}
