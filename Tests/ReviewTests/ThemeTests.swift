import Geometry
import Review
import Testing

struct ThemeTests {
  /// WCAG 2's relative luminance.
  private func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double {
      var (low, high) = (0.0, 1.0)
      // The inverse of sRGB's encoding, by halving: no power function is needed for a test.
      for _ in 0..<40 {
        let middle = (low + high) / 2
        let root = middle <= 0 ? 0 : root24(middle)
        if (middle <= 0.0031308 ? 12.92 * middle : 1.055 * root - 0.055) < value { low = middle } else { high = middle }
      }
      return low
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// x to the power 1/2.4, which is that of 5/12.
  private func root24(_ x: Double) -> Double {
    var root = max(x, 1e-6)
    let power = x * x * x * x * x
    for _ in 0..<60 {
      var eleventh = 1.0
      for _ in 0..<11 { eleventh *= root }
      root -= (eleventh * root - power) / (12 * eleventh)
    }
    return root
  }

  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (first, second) = (luminance(a), luminance(b))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test(arguments: Theme.Name.allCases)
  func textCanBeRead(name: Theme.Name) {
    let theme = Theme(name)
    for ground in [theme.background, theme.surface] {
      #expect(contrast(theme.ink, ground) >= 7)
      #expect(contrast(theme.secondaryInk, ground) >= 4.5)
    }
  }

  @Test(arguments: Theme.Name.allCases)
  func curvesStandOutFromTheGround(name: Theme.Name) {
    let theme = Theme(name)
    for color in theme.series { #expect(contrast(color, theme.surface) >= 2) }
  }
}
