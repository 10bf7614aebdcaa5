import Compositor
import Pixels
import TestSupport
import Testing

@testable import Flipbook

/// What cuts, repeats and blends in drawings looks like what says the same more plainly.
@Suite struct DrawingPictureTests {
  private func picture(_ body: String) throws -> Bitmap {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">\#(body)</svg>"#
    let drawing = try Drawing.read(Array(text.utf8))
    #expect(drawing.warnings.isEmpty, "\(drawing.warnings)")
    return Compositor(viewport: Viewport(widthPixels: 40, heightPixels: 40, scale: 1), images: ImageLibrary())
      .paint(drawing.makeStage().snapshot())
  }

  /// The root element is clipped, masked, and filtered after its `viewBox`, in pixels of the canvas, as in Chromium.
  @Test(arguments: [
    ("clip-path: circle(10px at 20px 20px)", "<circle cx='20' cy='20' r='10' fill='red'/>"),
    ("clip-path: circle(25%)", "<circle cx='20' cy='20' r='10' fill='red'/>"),
    ("clip-path: url(#c)", "<rect x='4' y='6' width='20' height='20' fill='red'/>"),
    ("mask: url(#m)", "<rect x='4' y='6' width='20' height='20' fill='red'/>"),
    (
      "clip-path: circle(10px at 20px 20px); transform: translate(5px, 0)",
      "<circle cx='25' cy='20' r='10' fill='red'/>"
    ),
    ("filter: blur(2px)", "<rect width='40' height='40' fill='red' style='filter: blur(2px)'/>"),
  ])
  func rootEffects(_ style: String, expected: String) throws {
    let rect = "<rect x='4' y='6' width='20' height='20' fill='white'/>"
    let mask = "<mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='40' height='40'>\(rect)</mask>"
    let parts = "<clipPath id='c'>\(rect)</clipPath>\(mask)"
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 10 10" style="\(style)">\(parts)\
      <rect width="10" height="10" fill="red"/></svg>
      """
    let drawing = try Drawing.read(Array(text.utf8))
    #expect(drawing.warnings.isEmpty, "\(drawing.warnings)")
    let painted = Compositor(viewport: Viewport(widthPixels: 40, heightPixels: 40, scale: 1), images: ImageLibrary())
      .paint(drawing.makeStage().snapshot())
    let difference = BitmapDifference(painted, try picture(expected), reach: 0)
    #expect(difference.count == 0, "\(difference)")
  }

  @Test("A drawing of a fraction of a point fills a picture of any size, in whole pixels where they follow")
  func fractionalSize() throws {
    let drawing = try Drawing.read(
      Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="99.5" height="49.9"/>"#.utf8))
    func pixels(_ size: OutputSize) throws -> [Double] {
      let viewport = try size.viewport(for: drawing.makeStage(for: size).canvasSize)
      return [Double(viewport.widthPixels), Double(viewport.heightPixels), viewport.scale]
    }
    #expect(try pixels(.scale(1)) == [100, 50, 1])
    #expect(try pixels(.scale(2)) == [199, 100, 2])
    #expect(try pixels(.width(995)) == [995, 499, 10])
    #expect(try pixels(.height(499)) == [995, 499, 10])
    #expect(try pixels(.box(width: 995, height: 995)) == [995, 995, 10])
  }

  @Test(arguments: [
    // Clips.
    (
      "<clipPath id='c'><rect x='5' y='6' width='9' height='30'/></clipPath><circle cx='20' cy='20' r='40' clip-path='url(#c)'/>",
      "<rect x='5' y='6' width='9' height='30'/>"
    ),
    (
      "<clipPath id='c'><path clip-rule='evenodd' d='M2 2H38V38H2Z M10 10H30V30H10Z'/></clipPath><rect width='40' height='40' clip-path='url(#c)'/>",
      "<path fill-rule='evenodd' d='M2 2H38V38H2Z M10 10H30V30H10Z'/>"
    ),
    (
      "<clipPath id='a'><rect width='20' height='40'/></clipPath><clipPath id='b' clip-path='url(#a)'><rect y='10' width='40' height='9'/></clipPath><rect width='40' height='40' fill='red' clip-path='url(#b)'/>",
      "<rect y='10' width='20' height='9' fill='red'/>"
    ),
    (
      "<clipPath id='a'><rect width='20' height='40'/></clipPath><clipPath id='b'><rect y='10' width='40' height='9' clip-path='url(#a)'/><rect y='30' width='40' height='5'/></clipPath><rect width='40' height='40' fill='red' clip-path='url(#b)'/>",
      "<path d='M0 10H20V19H0Z M0 30H40V35H0Z' fill='red'/>"
    ),
    (
      "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='.25'/></clipPath><g clip-path='url(#c)' transform='translate(4 4)'><rect width='20' height='32' fill='blue'/></g>",
      "<rect x='4' y='4' width='10' height='8' fill='blue'/>"
    ),
    // Masks.
    (
      "<mask id='m' maskUnits='userSpaceOnUse' x='0' y='0' width='40' height='40'><rect width='20' height='40' fill='white'/><rect x='20' width='20' height='40' fill='white' opacity='.5'/></mask><rect width='40' height='40' fill='#08f' mask='url(#m)'/>",
      "<rect width='20' height='40' fill='#08f'/><rect x='20' width='20' height='40' fill='#08f' opacity='.5'/>"
    ),
    (
      "<mask id='m' x='.25' y='0' width='.5' height='1'><rect width='40' height='40' fill='lime'/></mask><rect width='40' height='40' fill='red' mask='url(#m)'/>",
      "<rect x='10' width='20' height='40' fill='red' opacity='.7154'/>"
    ),
    (
      "<mask id='m' mask-type='alpha'><rect width='40' height='20' fill='black'/></mask><rect width='40' height='40' fill='red' mask='url(#m)'/>",
      "<rect width='40' height='20' fill='red'/>"
    ),
    (
      "<mask id='a'><rect width='40' height='20' fill='white'/></mask><mask id='b' mask='url(#a)'><rect width='20' height='40' fill='white'/></mask><g mask='url(#b)' opacity='.5'><rect width='40' height='40' fill='red'/><rect x='10' width='30' height='40'/></g>",
      "<rect width='10' height='20' fill='red' opacity='.5'/><rect x='10' width='10' height='20' opacity='.5'/>"
    ),
    // Both, in the order of SVG.
    (
      "<clipPath id='c'><rect width='20' height='40'/></clipPath><mask id='m'><rect width='40' height='20' fill='white'/></mask><g transform='translate(3 5)' clip-path='url(#c)' mask='url(#m)'><rect width='40' height='40' fill='teal'/></g>",
      "<rect x='3' y='5' width='20' height='20' fill='teal'/>"
    ),
    // Patterns and viewports.
    (
      "<pattern id='p' width='10' height='10' patternUnits='userSpaceOnUse'><rect width='5' height='5' fill='red'/></pattern><rect width='20' height='20' fill='url(#p)'/>",
      "<path d='M0 0H5V5H0Z M10 0H15V5H10Z M0 10H5V15H0Z M10 10H15V15H10Z' fill='red'/>"
    ),
    (
      "<svg x='10' y='10' width='20' height='10' viewBox='0 0 4 4' preserveAspectRatio='xMinYMin slice'><rect width='9' height='9' fill='red'/></svg>",
      "<rect x='10' y='10' width='20' height='10' fill='red'/>"
    ),
    (
      "<pattern id='p' width='7' height='7' patternUnits='userSpaceOnUse' patternTransform='rotate(20)'><rect width='7' height='7' fill='gold'/></pattern><rect width='30' height='30' fill='url(#p)' fill-opacity='.5'/>",
      "<rect width='30' height='30' fill='gold' fill-opacity='.5'/>"
    ),
    // Tiles that meet within pixels.
    (
      "<pattern id='p' width='2.3' height='3.7' patternUnits='userSpaceOnUse'><g><rect width='2.3' height='3.7' fill='red'/></g></pattern><rect width='40' height='40' fill='url(#p)'/>",
      "<rect width='40' height='40' fill='red'/>"
    ),
    (
      "<pattern id='p' width='5' height='2.5' patternUnits='userSpaceOnUse'><rect y='-1' width='9' height='9' fill='red'/><rect y='-1' width='9' height='9' fill='blue'/></pattern><rect width='40' height='40' fill='url(#p)'/>",
      "<rect width='40' height='40' fill='blue'/>"
    ),
    // Filters with another picture.
    (
      "<filter id='f' x='0' y='0' width='1' height='1' color-interpolation-filters='sRGB'><feImage href='#c' result='i'/><feComposite in='SourceGraphic' in2='i' operator='in'/></filter><defs><rect id='c' width='10' height='20'/></defs><rect x='5' y='5' width='20' height='20' fill='red' filter='url(#f)'/>",
      "<rect x='5' y='5' width='10' height='20' fill='red'/>"
    ),
    (
      "<filter id='f' x='0' y='0' width='1' height='1' color-interpolation-filters='sRGB'><feImage href='#c' result='i'/><feBlend in='SourceGraphic' in2='i' mode='multiply'/></filter><defs><rect id='c' x='5' width='10' height='20' fill='#0ff'/></defs><g opacity='.5'><rect x='5' y='5' width='20' height='20' fill='#ff0' filter='url(#f)'/></g>",
      "<g opacity='.5'><rect x='5' y='5' width='20' height='20' fill='#ff0'/><rect x='10' y='5' width='10' height='20' fill='#0f0'/></g>"
    ),
    // Blending.
    (
      "<rect width='40' height='40' fill='yellow'/><g style='isolation: isolate'><rect width='20' height='20' fill='blue' style='mix-blend-mode: difference'/></g>",
      "<rect width='40' height='40' fill='yellow'/><rect width='20' height='20' fill='blue'/>"
    ),
    (
      "<rect width='40' height='40' fill='yellow'/><rect width='20' height='20' fill='blue' style='mix-blend-mode: difference'/>",
      "<rect width='40' height='40' fill='yellow'/><rect width='20' height='20' fill='white'/>"
    ),
  ])
  func looksLike(body: String, plain: String) throws {
    let (found, wanted) = (try picture(body), try picture(plain))
    for y in 0..<40 {
      for x in 0..<40 {
        let (a, b) = (found[x, y], wanted[x, y])
        let pairs = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)]
        guard pairs.allSatisfy({ abs(Int($0) - Int($1)) <= 1 }) else {
          Issue.record("\(a) instead of \(b) at (\(x), \(y))")
          return
        }
      }
    }
  }
}
