/// The form that a drawing's layers take; they look the same in each.
public enum DrawingForm: Sendable {
  /// As the file has them, texts as outlines.
  case outlines
  /// Texts as text layers where these show the same.
  case texts
  /// For editing: texts become text layers; the shadows, corners, borders, and clips of design tools become properties.
  case properties
}
