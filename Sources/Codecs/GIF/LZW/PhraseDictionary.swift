/// The phrases that LZW knows, as a tree: every phrase is another one and a symbol more.
///
/// The phrases' codes number the nodes. Coder and decoder build the same tree, the decoder one phrase later.
///
/// Memory is unmanaged since the tree is walked for every pixel. Nodes are codes below ``capacity``, which callers get
/// from here and nowhere else, and all arrays have that many elements.
@safe final class PhraseDictionary: @unchecked Sendable {
  // Unchecked because of the pointers; sound because a coder, which cannot be copied, owns its dictionary alone.

  /// The most codes, of 12 bits.
  static let capacity = 4096
  /// No node.
  static let none = -1

  private static let end = UInt16.max
  private static let slotBits = 13

  private let firstChild: UnsafeMutablePointer<UInt16>
  private let nextSibling: UnsafeMutablePointer<UInt16>
  private let symbols: UnsafeMutablePointer<UInt8>
  // Open addressing: 20 bits of parent and symbol, then 12 of the node; 0 is empty, as no node but a symbol is code 0.
  private let slots: UnsafeMutablePointer<UInt32>
  // The nodes of 1, 2, 3 … times the symbol that leaves pixels as they are.
  private let stills: UnsafeMutablePointer<UInt16>

  /// The code that the next phrase gets.
  private(set) var nextCode = 0
  /// The longest known phrase of still pixels alone.
  private(set) var longestStill = 1
  private var still = PhraseDictionary.none

  init() {
    unsafe firstChild = .allocate(capacity: PhraseDictionary.capacity)
    unsafe nextSibling = .allocate(capacity: PhraseDictionary.capacity)
    unsafe symbols = .allocate(capacity: PhraseDictionary.capacity)
    unsafe slots = .allocate(capacity: 1 << PhraseDictionary.slotBits)
    unsafe stills = .allocate(capacity: PhraseDictionary.capacity + 1)
    unsafe nextSibling.initialize(repeating: PhraseDictionary.end, count: PhraseDictionary.capacity)
    unsafe symbols.initialize(repeating: 0, count: PhraseDictionary.capacity)
    unsafe firstChild.initialize(repeating: PhraseDictionary.end, count: PhraseDictionary.capacity)
    unsafe slots.initialize(repeating: 0, count: 1 << PhraseDictionary.slotBits)
    unsafe stills.initialize(repeating: 0, count: PhraseDictionary.capacity + 1)
  }

  deinit {
    unsafe firstChild.deallocate()
    unsafe nextSibling.deallocate()
    unsafe symbols.deallocate()
    unsafe slots.deallocate()
    unsafe stills.deallocate()
  }

  /// Forgets all phrases but the symbols.
  ///
  /// - Parameters:
  ///   - symbolCount: How many symbols there are; a power of two from 4 to 256.
  ///   - still: The symbol that leaves pixels as they are, or ``none``.
  func reset(symbolCount: Int, still: Int) {
    unsafe firstChild.update(repeating: PhraseDictionary.end, count: symbolCount)
    unsafe slots.update(repeating: 0, count: 1 << PhraseDictionary.slotBits)
    for symbol in 0..<symbolCount { unsafe symbols[symbol] = UInt8(truncatingIfNeeded: symbol) }
    nextCode = symbolCount + 2
    longestStill = 1
    self.still = still
    if still >= 0 { unsafe stills[1] = UInt16(still) }
  }

  /// The node of that many still pixels, at most ``longestStill``.
  @inline(__always)
  func stillPhrase(_ count: Int) -> Int { Int(unsafe stills[count]) }

  /// The phrase of a node and one symbol more; ``none`` if it is not known.
  @inline(__always)
  func child(of node: Int, by symbol: UInt8) -> Int {
    // Most nodes have no child, or the newest one or two are asked for.
    var child = unsafe firstChild[node]
    if child == PhraseDictionary.end { return PhraseDictionary.none }
    if unsafe symbols[Int(child)] == symbol { return Int(child) }
    child = unsafe nextSibling[Int(child)]
    if child == PhraseDictionary.end { return PhraseDictionary.none }
    if unsafe symbols[Int(child)] == symbol { return Int(child) }
    if unsafe nextSibling[Int(child)] == PhraseDictionary.end { return PhraseDictionary.none }
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
    while unsafe slots[slot] != 0 {
      if unsafe slots[slot] >> 12 == key { return }
      slot = (slot &+ 1) & (1 << PhraseDictionary.slotBits - 1)
    }
    unsafe slots[slot] = key << 12 | UInt32(truncatingIfNeeded: code)
    unsafe symbols[code] = symbol
    unsafe firstChild[code] = PhraseDictionary.end
    unsafe nextSibling[code] = firstChild[node]
    unsafe firstChild[node] = UInt16(truncatingIfNeeded: code)
    if Int(symbol) == still, unsafe node == Int(stills[longestStill]) {
      longestStill += 1
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
    unsafe firstChild[node] = nextSibling[nextCode]
    if Int(symbol) == still, unsafe Int(stills[longestStill]) == nextCode { longestStill -= 1 }
  }

  /// The newest phrase that is a node and one symbol more, or ``none``.
  @inline(__always)
  func newestChild(of node: Int) -> Int { PhraseDictionary.node(unsafe firstChild[node]) }

  /// The phrase that came before another of the same node and one symbol more, or ``none``.
  @inline(__always)
  func sibling(before child: Int) -> Int { PhraseDictionary.node(unsafe nextSibling[child]) }

  /// The last symbol of a phrase.
  @inline(__always)
  func lastSymbol(of node: Int) -> UInt8 { unsafe symbols[node] }

  @inline(__always)
  private static func node(_ link: UInt16) -> Int { link == end ? none : Int(link) }

  @inline(__always)
  private static func slot(of key: UInt32) -> Int {
    Int((key &* 0x9E37_79B1) >> UInt32(32 - slotBits))
  }
}
