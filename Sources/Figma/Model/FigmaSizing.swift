/// How a node in auto layout gets its size on one axis.
enum FigmaSizing: String {
  case fixed = "FIXED"
  case hug = "HUG"
  case fill = "FILL"
}
