/// How a node masks the siblings above it.
enum FigmaMask: String {
  case alpha = "ALPHA"
  case vector = "VECTOR"
  case luminance = "LUMINANCE"
}
