/// The strings that LZW knows, as a tree: every string is another one and a symbol more.
///
/// The strings' codes number the nodes. Coder and decoder build the same tree, the decoder one string later.
///
/// Memory is unmanaged because the tree is walked for every pixel. Nodes are codes below ``capacity``, obtained only
/// here, and all arrays have that number of elements.
@safe final class LZWDictionary: @unchecked Sendable {
  // Unchecked because of the pointers; sound because a noncopyable coder is the only owner of its dictionary.

  /// The most codes, of 12 bits.
  static let capacity = 4096
  /// No node.
  static let none = -1

  /// A string: its links in the tree, and its last symbol with its color.
  private struct Node: BitwiseCopyable {
    /// The newest string that is this one and a symbol more.
    var firstChild: UInt16
    /// The string that came before this one, of the same parent.
    var nextSibling: UInt16
    /// The last symbol in the highest byte, and its color below.
    var word: UInt32
  }

  private static let end = UInt16.max
  private static let slotBits = 13

  private let nodes: UnsafeMutablePointer<Node>
  // Open addressing: 20 bits of parent and symbol, then 12 of the node; 0 is empty, as no node but a symbol is code 0.
  private let slots: UnsafeMutablePointer<UInt32>
  // The nodes of runs of the transparent index, by length.
  private let runs: UnsafeMutablePointer<UInt16>
  // The symbols, each with its color as nodes have it.
  private let words: UnsafeMutablePointer<UInt32>

  /// The code that the next string gets.
  private(set) var nextCode = 0
  /// The longest known string of transparent pixels alone.
  private(set) var longestRun = 1
  private var transparentIndex = LZWDictionary.none
  private var symbolCount = 0

  /// Makes a dictionary that isn't initialized yet.
  init() {
    // Everything is written before it is read.
    let capacity = LZWDictionary.capacity
    unsafe nodes = .allocate(capacity: capacity)
    // Budget: constants of the format.
    unsafe slots = .allocate(capacity: 1 << LZWDictionary.slotBits)
    unsafe runs = .allocate(capacity: capacity + 1)
    unsafe words = .allocate(capacity: 256)
  }

  deinit {
    unsafe nodes.deallocate()
    unsafe slots.deallocate()
    unsafe runs.deallocate()
    unsafe words.deallocate()
  }

  /// Copies the colors of symbols.
  ///
  /// - Parameters:
  ///   - colors: The colors by symbol; at most 256.
  ///   - symbolCount: The number of symbols; a power of two from 4 to 256.
  ///   - transparentIndex: The transparent index, or ``none``.
  func begin(colors: [OpaqueColor], symbolCount: Int, transparentIndex: Int) {
    self.symbolCount = symbolCount
    self.transparentIndex = transparentIndex
    for symbol in 0..<symbolCount {
      let color = symbol < colors.count ? colors[symbol].word & 0xFF_FFFF : 0
      unsafe words[symbol] = UInt32(symbol) << 24 | color
    }
    reset()
  }

  /// Forgets all strings but the symbols.
  func reset() {
    // Budget: a constant.
    unsafe slots.update(repeating: 0, count: 1 << LZWDictionary.slotBits)
    for symbol in 0..<symbolCount {
      unsafe nodes[symbol] = Node(
        firstChild: LZWDictionary.end, nextSibling: LZWDictionary.end, word: words[symbol])
    }
    nextCode = symbolCount + 2
    longestRun = 1
    if transparentIndex >= 0 { unsafe runs[1] = UInt16(transparentIndex) }
  }

  /// The node of that many transparent pixels, at most ``longestRun``.
  @inline(__always)
  func transparentRun(_ count: Int) -> Int { Int(unsafe runs[count]) }

  /// The string of a node and one symbol more; ``none`` if it is not known.
  @inline(__always)
  func child(of node: Int, by symbol: UInt8) -> Int {
    // Most nodes have no child, or the newest one is requested.
    var child = unsafe nodes[node].firstChild
    for _ in 0..<3 {
      if child == LZWDictionary.end { return LZWDictionary.none }
      let found = unsafe nodes[Int(child)]
      if found.word >> 24 == UInt32(symbol) { return Int(child) }
      child = found.nextSibling
    }
    if child == LZWDictionary.end { return LZWDictionary.none }
    return search(node, symbol)
  }

  private func search(_ node: Int, _ symbol: UInt8) -> Int {
    let key = UInt32(truncatingIfNeeded: node) << 8 | UInt32(symbol)
    var slot = LZWDictionary.slot(of: key)
    while true {
      let entry = unsafe slots[slot]
      if entry == 0 { return LZWDictionary.none }
      if entry >> 12 == key { return Int(entry & 0xFFF) }
      slot = (slot &+ 1) & (1 << LZWDictionary.slotBits - 1)
    }
  }

  /// Adds the string of a node and one symbol more; a known string also uses up a code, as it does in the decoder.
  @inline(__always)
  func add(_ symbol: UInt8, to node: Int) {
    let code = nextCode
    nextCode &+= 1
    let key = UInt32(truncatingIfNeeded: node) << 8 | UInt32(symbol)
    var slot = LZWDictionary.slot(of: key)
    while true {
      let entry = unsafe slots[slot]
      if entry == 0 { break }
      if entry >> 12 == key { return }
      slot = (slot &+ 1) & (1 << LZWDictionary.slotBits - 1)
    }
    unsafe slots[slot] = key << 12 | UInt32(truncatingIfNeeded: code)
    unsafe nodes[code] = Node(
      firstChild: LZWDictionary.end, nextSibling: nodes[node].firstChild, word: words[Int(symbol)])
    unsafe nodes[node].firstChild = UInt16(truncatingIfNeeded: code)
    if Int(symbol) == transparentIndex, unsafe node == Int(runs[longestRun]) {
      longestRun &+= 1
      unsafe runs[longestRun] = UInt16(truncatingIfNeeded: code)
    }
  }

  /// Removes the string added last: a node's string with one symbol more.
  func removeLast(_ symbol: UInt8, from node: Int) {
    nextCode -= 1
    let key = UInt32(truncatingIfNeeded: node) << 8 | UInt32(symbol)
    var slot = LZWDictionary.slot(of: key)
    while unsafe slots[slot] >> 12 != key {
      // A string that could not be found was not there.
      if unsafe slots[slot] == 0 { return }
      slot = (slot &+ 1) & (1 << LZWDictionary.slotBits - 1)
    }
    // Another one of that kind was known before.
    if unsafe Int(slots[slot] & 0xFFF) != nextCode { return }
    // Nothing was added after it, so no search continues beyond its slot because of it.
    unsafe slots[slot] = 0
    unsafe nodes[node].firstChild = nodes[nextCode].nextSibling
    if Int(symbol) == transparentIndex, unsafe Int(runs[longestRun]) == nextCode { longestRun -= 1 }
  }

  /// The newest string that is a node and one symbol more, or ``none``.
  @inline(__always)
  func newestChild(of node: Int) -> Int { LZWDictionary.node(unsafe nodes[node].firstChild) }

  /// The string that came before another of the same node and one symbol more, or ``none``.
  @inline(__always)
  func sibling(before child: Int) -> Int { LZWDictionary.node(unsafe nodes[child].nextSibling) }

  /// The last symbol of a string in the highest byte, and its color below.
  @inline(__always)
  func lastWord(of node: Int) -> UInt32 { unsafe nodes[node].word }

  /// The last symbol of a string.
  @inline(__always)
  func lastSymbol(of node: Int) -> UInt8 { UInt8(truncatingIfNeeded: unsafe nodes[node].word >> 24) }

  /// The string, among the extensions of a node by one symbol, whose symbol has the color nearest to a wanted one.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - wanted: The color.
  ///   - shown: The color that the transparent index shows; zero if it must not be used.
  /// - Returns: The string, or ``none``, and its squared error.
  @inline(__always)
  func nearestChild(of node: Int, to wanted: UInt32, shown: UInt32) -> (child: Int, error: Int) {
    let wanted = OpaqueColor(word: wanted)
    var best = LZWDictionary.end
    var least = Int.max
    var next = unsafe nodes[node].firstChild
    while next != LZWDictionary.end {
      let found = unsafe nodes[Int(next)]
      let isTransparent = Int(found.word >> 24) == transparentIndex
      if !isTransparent || shown != 0 {
        let error = OpaqueColor(word: isTransparent ? shown : found.word).squaredDistance(to: wanted)
        if error < least {
          least = error
          best = next
        }
      }
      next = found.nextSibling
    }
    return (LZWDictionary.node(best), least)
  }

  @inline(__always)
  private static func node(_ link: UInt16) -> Int { link == end ? none : Int(link) }

  @inline(__always)
  private static func slot(of key: UInt32) -> Int {
    Int((key &* 0x9E37_79B1) >> UInt32(32 - slotBits))
  }
}
