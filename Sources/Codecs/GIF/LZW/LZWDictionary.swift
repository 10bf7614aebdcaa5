/// An LZW dictionary, as a tree: every string is its parent with one more symbol.
///
/// The strings' codes are the indices of the nodes. Encoder and decoder build the same tree, the decoder one string
/// later.
///
/// Memory is unmanaged because the tree is traversed for every pixel. Nodes are codes below ``capacity``, obtained only
/// here, and all arrays have that number of elements.
@safe final class LZWDictionary: @unchecked Sendable {
  // Unchecked because of the pointers; sound because a noncopyable encoder is the only owner of its dictionary.

  /// The maximum number of codes, with 12 bits.
  static let capacity = 4096
  /// The value for a missing node.
  static let none = -1

  /// A string: its links in the tree, and its last symbol with the symbol's color.
  private struct Node: BitwiseCopyable {
    /// The newest string that extends this one by one symbol.
    var firstChild: UInt16
    /// The next older string with the same parent.
    var nextSibling: UInt16
    /// The last symbol in the highest byte, and its color in the lower three.
    var word: UInt32
  }

  private static let end = UInt16.max
  private static let slotBits = 13

  private let nodes: UnsafeMutablePointer<Node>
  // A hash table with open addressing. An entry has 20 bits of parent and symbol, and 12 bits of the child node; 0 is
  // an empty entry, because only a single symbol has code 0.
  private let slots: UnsafeMutablePointer<UInt32>
  // The nodes of strings that repeat the transparent index, by length.
  private let runs: UnsafeMutablePointer<UInt16>
  // The symbols with their colors, in the format of ``Node/word``.
  private let words: UnsafeMutablePointer<UInt32>

  /// The code of the next string.
  private(set) var nextCode = 0
  /// True if no more strings can be added.
  var isFull: Bool { nextCode >= LZWDictionary.capacity - 1 }
  /// The length of the longest string that repeats the transparent index.
  private(set) var longestRun = 1
  private var transparentIndex = LZWDictionary.none
  private var symbolCount = 0

  /// Creates an uninitialized dictionary.
  init() {
    // All elements are written before they are read.
    let capacity = LZWDictionary.capacity
    unsafe nodes = .allocate(capacity: capacity)
    // Budget: the sizes are constants of the format.
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

  /// Sets the symbols and their colors, and removes all strings.
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

  /// Removes all strings but the symbols.
  func reset() {
    // Budget: the size is a constant.
    unsafe slots.update(repeating: 0, count: 1 << LZWDictionary.slotBits)
    for symbol in 0..<symbolCount {
      unsafe nodes[symbol] = Node(
        firstChild: LZWDictionary.end, nextSibling: LZWDictionary.end, word: words[symbol])
    }
    nextCode = symbolCount + 2
    longestRun = 1
    if transparentIndex >= 0 { unsafe runs[1] = UInt16(transparentIndex) }
  }

  /// Returns the node of a run of transparent pixels, at most ``longestRun`` of them.
  @inline(__always)
  func transparentRun(_ count: Int) -> Int { Int(unsafe runs[count]) }

  /// Returns the node that extends another one by a symbol; ``none`` if it is not in the dictionary.
  @inline(__always)
  func child(of node: Int, by symbol: UInt8) -> Int {
    // Most nodes have no children, or the newest child is requested.
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

  /// Adds the string that extends a node by a symbol; a known string also takes a code, as it does in the decoder.
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

  /// Removes the string added last, the extension of a node by a symbol.
  func removeLast(_ symbol: UInt8, from node: Int) {
    nextCode -= 1
    let key = UInt32(truncatingIfNeeded: node) << 8 | UInt32(symbol)
    var slot = LZWDictionary.slot(of: key)
    while unsafe slots[slot] >> 12 != key {
      // Without an entry, the string was not added.
      if unsafe slots[slot] == 0 { return }
      slot = (slot &+ 1) & (1 << LZWDictionary.slotBits - 1)
    }
    // The entry is an equal string that was added earlier.
    if unsafe Int(slots[slot] & 0xFFF) != nextCode { return }
    // No entry was added after it, so no probe sequence passes through its slot.
    unsafe slots[slot] = 0
    unsafe nodes[node].firstChild = nodes[nextCode].nextSibling
    if Int(symbol) == transparentIndex, unsafe Int(runs[longestRun]) == nextCode { longestRun -= 1 }
  }

  /// Returns the newest child of a node, or ``none``.
  @inline(__always)
  func newestChild(of node: Int) -> Int { LZWDictionary.node(unsafe nodes[node].firstChild) }

  /// Returns the next older sibling of a node, or ``none``.
  @inline(__always)
  func sibling(before child: Int) -> Int { LZWDictionary.node(unsafe nodes[child].nextSibling) }

  /// Returns the last symbol of a string in the highest byte, and its color in the lower three.
  @inline(__always)
  func lastWord(of node: Int) -> UInt32 { unsafe nodes[node].word }

  /// Returns the last symbol of a string.
  @inline(__always)
  func lastSymbol(of node: Int) -> UInt8 { UInt8(truncatingIfNeeded: unsafe nodes[node].word >> 24) }

  /// Returns the child of a node whose last symbol has the color nearest to a wanted one.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - wanted: The wanted color.
  ///   - shown: The color that the transparent index shows; zero if it must not be used.
  /// - Returns: The child, or ``none``, and its squared error.
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
