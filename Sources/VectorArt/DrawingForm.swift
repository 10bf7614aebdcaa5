/// The kinds of layers that a drawing is converted to; the rendering is the same for each.
public enum DrawingForm: Sendable {
  /// Layers that follow the structure of the file, with text converted to outlines.
  case outlines
  /// Text layers for all text that they render identically, and outlines otherwise.
  case texts
  /// Layers for editing: text becomes text layers, and the shadows, corners, borders, and clips of design tools become
  /// layer properties.
  case properties
}
