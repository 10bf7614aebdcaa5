/// The reference box of a transform and of its origin (CSS Transforms Module Level 1, section 6).
enum TransformBox {
  case view, fill, stroke

  /// Creates a box from a value of `transform-box`; a content box is a fill box, and a border box a stroke box.
  init(_ value: String) {
    switch value {
    case "view-box": self = .view
    case "stroke-box", "border-box": self = .stroke
    default: self = .fill
    }
  }
}
