/// The source of the size of a node in auto layout, on one axis.
enum FigmaSizing: String {
  case fixed = "FIXED"
  case hug = "HUG"
  case fill = "FILL"
}
