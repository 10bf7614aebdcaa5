import Foundation
import Geometry
import Review
import Testing

@Suite struct ThemeTests {
  /// WCAG 2's relative luminance.
  private func luminance(_ color: Color) -> Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// WCAG 2's contrast ratio.
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
    for color in theme.series { #expect(contrast(color, theme.surface) >= 2, "\(color)") }
  }

  @Test("What is later is lighter")
  func timeTint() {
    let tints = (0...10).map { luminance(TimeTint.color(at: Double($0) / 10)) }
    #expect(zip(tints, tints.dropFirst()).allSatisfy { $0 < $1 })
  }
}
