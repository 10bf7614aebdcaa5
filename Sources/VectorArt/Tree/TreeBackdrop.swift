/// A rectangle through which what is behind it is seen blurred.
struct TreeBackdrop {
  var cornerRadius: Double
  var blurRadius: Double
}
