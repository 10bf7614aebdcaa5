import Testing

@testable import Golden

@Suite struct LayerOrderTests {
  @Test(
    "As few layers as possible are reported as moved",
    arguments: [
      ("sky|star|hill", "star|hill|sky", "another order, sky lies above hill"),
      ("sky|star|hill", "hill|sky|star", "another order, hill lies below sky"),
      ("a|b|c|d", "a|c|b|d", "another order, c lies above a"),
      ("a|b|gone", "b|new|a", "another order, b lies below a"),
      ("a|b|c|d|e", "e|d|c|b|a", "another order, e lies below d, d lies above e, c lies above d and 1 more have moved"),
    ])
  func moves(old: String, new: String, text: String) {
    #expect(LayerOrder(old).differs(from: LayerOrder(new)))
    #expect(LayerOrder(old).moves(to: LayerOrder(new)) == text)
  }

  @Test("Added or removed layers don't change the order", arguments: [("a|b|c", "a|c"), ("a|c", "a|b|c"), ("a", "b")])
  func presence(old: String, new: String) { #expect(!LayerOrder(old).differs(from: LayerOrder(new))) }
}
