/// The phrases that LZW knows, as a tree: every phrase is another one and a symbol more.
///
/// The phrases' codes number the nodes. Coder and decoder build the same tree, the decoder one phrase later.
///
/// Memory is unmanaged since the tree is walked forevery pixel. Nodes are codes below ``capacity``, which callers get
/// from here and nowhere else, and all arrays have that many elements.
@safe final class PhraseDictionary: @unchecked Sendable {
  // Unchecked because of the pointers; sound because a coder, which cannot be copied, owns its dictionary alone.

  /// The most codes, of 12 bits.
  static let capacity = 4096
  /// No node.
  static let none = -1

  /// A phrase: its links in the tree, and what its last symbol is and shows.
  private struct Node: BitwiseCopyable {
    /// The newest phrase that is this one and a symbol more.
    var firstChild: UInt16
    /// The phrase that came before this one, of the same parent.
    var nextSibling: UInt16
    /// The last symbol in the highest byte, and its color below.
    var word: UInt32
  }

  private static let end = UInt16.max
  private static let slotBits = 13

  private let nodes: UnsafeMutablePointer<Node>
  // Open addressing: 20 bits of parent and symbol, then 12 of the node; 0 is empty, as no node but a symbol is code 0.
  private let slots: UnsafeMutablePointer<UInt32>
  // The nodes of 1, 2, 3 … times the symbol that leaves pixels as they are.
  private let stills: UnsafeMutablePointer<UInt16>
  // The symbols, each with its color as nodes have it.
  private let words: UnsafeMutablePointer<UInt32>

  /// The code that the next phrase gets.
  private(set) var nextCode = 0
  /// The longest known phrase of still pixels alone.
  private(set) var longestStill = 1
  private var still = PhraseDictionary.none
  private var symbolCount = 0

  /// A dictionary that is to begin.
  init() {
    // Everything is written before it is read.
    let capacity = PhraseDictionary.capacity
    unsafe nodes = .allocate(capacity: capacity)
    unsafe slots = .allocate(capacity: 1 << PhraseDictionary.slotBits)
    unsafe stills = .allocate(capacity: capacity + 1)
    unsafe words = .allocate(capacity: 256)
  }

  deinit {
    unsafe nodes.deallocate()
    unsafe slots.deallocate()
    unsafe stills.deallocate()
    unsafe words.deallocate()
  }

  /// Takes over what symbols show.
  ///
  /// - Parameters:
  ///   - colors: The colors by symbol; at most 256.
  ///   - symbolCount: How many symbols there are; a power of two from 4 to 256.
  ///   - still: The symbol that leaves pixels as they are, or ``none``.
  func begin(colors: [OpaqueColor], symbolCount: Int, still: Int) {
    self.symbolCount = symbolCount
    self.still = still
    for symbol in 0..<symbolCount {
      let color = symbol < colors.count ? colors[symbol].word & 0xFF_FFFF : 0
      unsafe words[symbol] = UInt32(symbol) << 24 | color
    }
    reset()
  }

  /// Forgets all phrases but the symbols.
  func reset() {
    unsafe slots.update(repeating: 0, count: 1 << PhraseDictionary.slotBits)
    for symbol in 0..<symbolCount {
      unsafe nodes[symbol] = Node(
        firstChild: PhraseDictionary.end, nextSibling: PhraseDictionary.end, word: words[symbol])
    }
    nextCode = symbolCount + 2
    longestStill = 1
    if still >= 0 { unsafe stills[1] = UInt16(still) }
  }

  /// The node of that many still pixels, at most ``longestStill``.
  @inline(__always)
  func stillPhrase(_ count: Int) -> Int { Int(unsafe stills[count]) }

  /// The phrase of a node and one symbol more; ``none`` if it is not known.
  @inline(__always)
  func child(of node: Int, by symbol: UInt8) -> Int {
    // Most nodes have no child, or one of the newest is asked for.
    var child = unsafe nodes[node].firstChild
    for _ in 0..<3 {
      if child == PhraseDictionary.end { return PhraseDictionary.none }
      let found = unsafe nodes[Int(child)]
      if found.word >> 24 == UInt32(symbol) { return Int(child) }
      child = found.nextSibling
    }
    if child == PhraseDictionary.end { return PhraseDictionary.none }
    return search(node, symbol)
  }

  private func search(_ node: Int, _ symbol: UInt8) -> Int {
    let key = UInt32(truncatingIfNeeded: node) << 8 | UInt32(symbol)
    var slot = PhraseDictionary.slot(of: key)
    while true {
      let entry = unsafe slots[slot]
      if entry == 0 { return PhraseDictionary.none }
      if entry >> 12 == key { return Int(entry & 0xFFF) }
      slot = (slot &+ 1) & (1 << PhraseDictionary.slotBits - 1)
    }
  }

  /// Adds the phrase of a node and one symbol more; a known phrase still uses up a code, as it does in the decoder.
  @inline(__always)
  func add(_ symbol: UInt8, to node: Int) {
    let code = nextCode
    nextCode &+= 1
    let key = UInt32(truncatingIfNeeded: node) << 8 | UInt32(symbol)
    var slot = PhraseDictionary.slot(of: key)
    while true {
      let entry = unsafe slots[slot]
      if entry == 0 { break }
      if entry >> 12 == key { return }
      slot = (slot &+ 1) & (1 << PhraseDictionary.slotBits - 1)
    }
    unsafe slots[slot] = key << 12 | UInt32(truncatingIfNeeded: code)
    unsafe nodes[code] = Node(
      firstChild: PhraseDictionary.end, nextSibling: nodes[node].firstChild, word: words[Int(symbol)])
    unsafe nodes[node].firstChild = UInt16(truncatingIfNeeded: code)
    if Int(symbol) == still, unsafe node == Int(stills[longestStill]) {
      longestStill &+= 1
      unsafe stills[longestStill] = UInt16(truncatingIfNeeded: code)
    }
  }

  /// Takes back the phrase added last, which was that of a node and one symbol more.
  func removeLast(_ symbol: UInt8, from node: Int) {
    nextCode -= 1
    let key = UInt32(truncatingIfNeeded: node) << 8 | UInt32(symbol)
    var slot = PhraseDictionary.slot(of: key)
    while unsafe slots[slot] >> 12 != key {
      // A phrase that could not be found was not there.
      if unsafe slots[slot] == 0 { return }
      slot = (slot &+ 1) & (1 << PhraseDictionary.slotBits - 1)
    }
    // Another one of that kind was known before.
    if unsafe Int(slots[slot] & 0xFFF) != nextCode { return }
    // Nothing was added after it, so that no search goes on beyond its slot because of it.
    unsafe slots[slot] = 0
    unsafe nodes[node].firstChild = nodes[nextCode].nextSibling
    if Int(symbol) == still, unsafe Int(stills[longestStill]) == nextCode { longestStill -= 1 }
  }

  /// The newest phrase that is a node and one symbol more, or ``none``.
  @inline(__always)
  func newestChild(of node: Int) -> Int { PhraseDictionary.node(unsafe nodes[node].firstChild) }

  /// The phrase that came before another of the same node and one symbol more, or ``none``.
  @inline(__always)
  func sibling(before child: Int) -> Int { PhraseDictionary.node(unsafe nodes[child].nextSibling) }

  /// The last symbol of a phrase.
  @inline(__always)
  func lastSymbol(of node: Int) -> UInt8 { UInt8(truncatingIfNeeded: unsafe nodes[node].word >> 24) }

  /// Of the phrases that are a node and one symbol more, the one whose symbol shows the nearest color to a wanted one.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - wanted: The color.
  ///   - shown: What the symbol that leaves pixels as they are shows; zero if it must not be used.
  /// - Returns: The phrase, or ``none``, and its squared error.
  @inline(__always)
  func nearestChild(of node: Int, to wanted: UInt32, shown: UInt32) -> (child: Int, error: Int) {
    let wanted = OpaqueColor(word: wanted)
    var best = PhraseDictionary.end
    var least = Int.max
    var next = unsafe nodes[node].firstChild
    while next != PhraseDictionary.end {
      let found = unsafe nodes[Int(next)]
      let isStill = Int(found.word >> 24) == still
      if !isStill || shown != 0 {
        let error = OpaqueColor(word: isStill ? shown : found.word).squaredDistance(to: wanted)
        if error < least {
          least = error
          best = next
        }
      }
      next = found.nextSibling
    }
    return (PhraseDictionary.node(best), least)
  }

  @inline(__always)
  private static func node(_ link: UInt16) -> Int { link == end ? none : Int(link) }

  @inline(__always)
  private static func slot(of key: UInt32) -> Int {
    Int((key &* 0x9E37_79B1) >> UInt32(32 - slotBits))
  }
}
