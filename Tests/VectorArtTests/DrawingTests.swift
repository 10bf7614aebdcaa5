import Testing

@testable import VectorArt

@Test func readsASquare() throws {
  let drawing = try Drawing.read(
    Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 10'><rect id='a' width='5' height='5'/></svg>".utf8))
  #expect(drawing.size.width == 20)
  #expect(drawing.root.sublayers.map(\.name) == ["a"])
}
