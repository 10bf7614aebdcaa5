import Testing

@testable import VectorArt

/// Misspelled attributes and properties of drawings are named.
@Suite struct MisspellingTests {
  private func warnings(_ content: String) throws -> [String] {
    try draw(content).warnings.map(\.message)
  }

  @Test(arguments: [
    (
      "<path d='M0 0h9' stroke-linejin='round'/>",
      "<path> has no attribute ‘stroke-linejin’; did you mean stroke-linejoin?"
    ),
    ("<rect width='9' heigth='9' height='9'/>", "<rect> has no attribute ‘heigth’; did you mean height?"),
    ("<rect width='9' height='9' pathlength='3'/>", "<rect> has no attribute ‘pathlength’; did you mean pathLength?"),
    ("<text textlength='40' y='20'>a</text>", "<text> has no attribute ‘textlength’; did you mean textLength?"),
    (
      "<linearGradient id='a' gradientunits='userSpaceOnUse'/>",
      "<linearGradient> has no attribute ‘gradientunits’; did you mean gradientUnits?"
    ),
    (
      "<filter><feGaussianBlur stdDevation='2'/></filter>",
      "<feGaussianBlur> has no attribute ‘stdDevation’; did you mean stdDeviation?"
    ),
    ("<rect width='9' height='9' style='fil: red'/>", "fil: there is no such property; did you mean fill?"),
    (
      "<style>rect { stroke-widht: 3 }</style><rect width='9' height='9'/>",
      "stroke-widht: there is no such property; did you mean stroke-width?"
    ),
    (
      "<text y='20' style='text-decoration: underline wavy red'>a</text>",
      "text-decoration: underline wavy red is not supported; plain lines are drawn"
    ),
    ("<rect width='9' height='9' style='outline: 3px solid red'/>", "outline: 3px solid red is not supported"),
    ("<rect width='9' height='9' style='all: unset'/>", "all: unset is not supported"),
    (
      "<rect width='9' height='9' style='-webkit-mask-image: linear-gradient(red, blue)'/>",
      "mask-image: linear-gradient(red, blue) is not supported"
    ),
    (
      "<text y='20'>a<tspan opacity='.5'>b</tspan></text>",
      "opacity is not supported on <tspan>; write fill-opacity"
    ),
    ("<text y='20'>a<tspan filter='blur(2px)'>b</tspan></text>", "filter is not supported on <tspan>"),
    (
      "<text y='20' baseline-shift='super'>a</text>",
      "baseline-shift has no effect on <text>; set it on a <tspan>"
    ),
    (
      "<text y='20' lang='el-GR' style='text-transform: uppercase'>ά</text>",
      "text-transform doesn’t follow the rules of the language ‘el’"
    ),
    (
      "<style>:root { color-scheme: only dark }</style><rect width='9' height='9' fill='light-dark(red, lime)'/>",
      "color-scheme: only dark is not supported; the light colors are shown"
    ),
    (
      "<rect width='9' height='9' style='animation-timeline: scroll()'/>",
      "animation-timeline: scroll() is not supported"
    ),
    ("<text y='20' style='font-variant-caps: small-caps'>a</text>", "font-variant-caps: small-caps is not supported"),
  ])
  func isNamed(content: String, message: String) throws {
    #expect(try warnings(content) == [message])
  }

  /// Attributes of tools and of other elements, and properties of pages, have no effect in any viewer.
  @Test(arguments: [
    "<rect width='9' height='9' p-id='3' t='1' data-name='a' aria-label='b' onclick='c()' _ngcontent-x='' foo='1'/>",
    "<g width='9' viewBox='0 0 1 1'/>",
    "<rect width='9' height='9' style='border-radius: 3px; margin-top: 2px; flex-grow: 1; zzz: 4; zoom: 1'/>",
    "<path d='M0 0h9' style='-inkscape-stroke: none; shape-padding: 0; solid-color: #000; text-indent: 0'/>",
    "<text y='20' style='text-decoration: underline red; line-height: 1.2; text-align: center'>a</text>",
    "<g style='--a: underline'><text y='20' style='text-decoration: var(--a)'>a</text></g>",
    "<text y='20' style='text-decoration: underline rgb(255, 0, 0)'>a</text>",
    "<text y='20' style='text-decoration: inherit; mask-mode: match-source; font-variant-caps: inherit'>a</text>",
    "<rect width='9' height='9' style='outline: none; text-decoration-style: solid'/>",
    "<rect width='9' height='9' crossorigin='anonymous' decoding='async' loading='lazy'/>",
  ])
  func isIgnored(content: String) throws {
    #expect(try warnings(content) == [])
  }
}
