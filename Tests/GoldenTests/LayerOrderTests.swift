import Testing

@testable import Golden

@Suite struct LayerOrderTests {
  @Test(
    "As few layers as possible are reported as moved",
    arguments: [
      ("sky|star|hill", "star|hill|sky", "different order, sky is above hill"),
      ("sky|star|hill", "hill|sky|star", "different order, hill is below sky"),
      ("a|b|c|d", "a|c|b|d", "different order, c is above a"),
      ("a|b|gone", "b|new|a", "different order, b is below a"),
      ("a|b|c|d|e", "e|d|c|b|a", "different order, e is below d, d is above e, c is above d and 1 more have moved"),
    ])
  func moves(old: String, new: String, text: String) {
    #expect(LayerOrder(old).differs(from: LayerOrder(new)))
    #expect(LayerOrder(old).moves(to: LayerOrder(new)) == text)
  }

  @Test("Added or removed layers don't change the order", arguments: [("a|b|c", "a|c"), ("a|c", "a|b|c"), ("a", "b")])
  func presence(old: String, new: String) { #expect(!LayerOrder(old).differs(from: LayerOrder(new))) }
}
