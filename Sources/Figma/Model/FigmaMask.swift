/// The kind of mask that a node is for the siblings above it.
enum FigmaMask: String {
  case alpha = "ALPHA"
  case vector = "VECTOR"
  case luminance = "LUMINANCE"
}
