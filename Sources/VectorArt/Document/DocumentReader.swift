import CXML2

/// Reads XML through the event interface of libxml2's parser.
///
/// Internal entities are expanded, within the parser's limits; no other file is ever opened.
@safe
final class DocumentReader {
  private var elements: [Element] = []
  private var open: [Int] = []
  private var failure: DrawingError?
  /// The parser context of the document; libxml2 parses each entity in a context with a separate line counter.
  private let context: UnsafeMutablePointer<xmlParserCtxt>
  /// The remaining budget for bytes of text and attributes; entity expansion can produce more bytes than the file
  /// contains.
  private var remainingBytes: Int

  /// The byte offset of the end of the root's start tag, possibly without its closing bracket.
  private var rootEnd = 0

  /// The maximum nesting depth of elements, which limits the use of the stack.
  private static let maximumDepth = 200
  /// The maximum number of elements.
  private static let maximumElementCount = 250_000

  private init(_ context: UnsafeMutablePointer<xmlParserCtxt>, byteCount: Int) {
    unsafe self.context = unsafe context
    remainingBytes = 4 * byteCount + 1_000_000
  }

  /// Returns the document in `bytes`.
  ///
  /// - Throws: The first error in the file.
  static func read(_ bytes: [UInt8]) throws(DrawingError) -> Document {
    guard bytes.count <= Int(Int32.max), let context = unsafe xmlNewParserCtxt() else {
      throw DrawingError("the file is too large")
    }
    let reader = unsafe DocumentReader(context, byteCount: bytes.count)
    // Sound: the parser is not used after this point and frees its own allocations; the reader outlives it.
    defer {
      unsafe xmlFreeDoc(context.pointee.myDoc)
      unsafe xmlFreeParserCtxt(context)
    }
    unsafe context.pointee._private = Unmanaged.passUnretained(reader).toOpaque()
    if let handler = unsafe context.pointee.sax { unsafe install(on: &handler.pointee) }
    var options = XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_NOCDATA.rawValue
    // The parser's limits guard against entity expansion; without entities, a path may be as long as the file.
    if bytes.firstRange(of: Array("<!ENTITY".utf8)) == nil { options |= XML_PARSE_HUGE.rawValue }
    unsafe bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      _ = unsafe xmlCtxtReadMemory(context, start, Int32(buffer.count), nil, nil, Int32(options))
    }
    if let failure = reader.failure { throw failure }
    guard !reader.elements.isEmpty else { throw DrawingError("the file contains no element") }
    return Document(reader.elements, rootLocations: AttributeLocations(bytes, tagBefore: reader.rootEnd))
  }

  private static func install(on handler: inout xmlSAXHandler) {
    unsafe handler.startElementNs = { context, name, _, space, _, _, count, _, attributes in
      guard let name = unsafe name, let reader = unsafe DocumentReader.of(context) else { return }
      unsafe reader.begin(name, in: space, attributes, count: Int(count))
    }
    unsafe handler.endElementNs = { context, _, _, _ in
      _ = unsafe DocumentReader.of(context)?.open.popLast()
    }
    let characters: charactersSAXFunc = { context, text, count in
      guard let text = unsafe text else { return }
      let bytes = unsafe UnsafeBufferPointer(start: text, count: Int(count))
      unsafe DocumentReader.of(context)?.add(String(decoding: bytes, as: UTF8.self))
    }
    unsafe handler.characters = unsafe characters
    unsafe handler.ignorableWhitespace = unsafe characters
    unsafe handler.cdataBlock = unsafe characters
    unsafe handler.comment = nil
    unsafe handler.processingInstruction = nil
    unsafe handler.externalSubset = nil
    unsafe handler.entityDecl = { context, name, type, publicID, systemID, content in
      // External entities are never loaded.
      let own = [XML_INTERNAL_GENERAL_ENTITY.rawValue, XML_INTERNAL_PARAMETER_ENTITY.rawValue]
      guard own.contains(UInt32(bitPattern: type)) else { return }
      unsafe xmlSAX2EntityDecl(context, name, type, publicID, systemID, content)
    }
    unsafe handler.serror = { context, error in
      guard let error = unsafe error, let reader = unsafe DocumentReader.of(context) else { return }
      unsafe reader.note(error.pointee)
    }
  }

  /// Returns the reader that owns a parser context.
  private static func of(_ context: UnsafeMutableRawPointer?) -> DocumentReader? {
    // Sound: the parser hands itself to its callbacks, and entities' parsers inherit the first one's private value.
    let parser = unsafe context?.assumingMemoryBound(to: xmlParserCtxt.self)
    guard let own = unsafe parser?.pointee._private else { return nil }
    return unsafe Unmanaged<DocumentReader>.fromOpaque(own).takeUnretainedValue()
  }

  private var line: Int { unsafe context.pointee.input.map { Int(unsafe $0.pointee.line) } ?? 0 }

  private func fail(_ error: DrawingError) {
    if failure == nil { failure = error }
    unsafe xmlStopParser(context)
  }

  private func note(_ error: xmlError) {
    guard unsafe error.level == XML_ERR_FATAL, failure == nil else { return }
    let line = unsafe Int(error.line)
    if unsafe error.code == Int32(XML_ERR_ENTITY_LOOP.rawValue) {
      return fail(DrawingError("nested entities expand to too much text", line: line))
    }
    let reason = unsafe error.message.map { unsafe String(cString: $0) } ?? "it is not well-formed"
    let message = reason.split(whereSeparator: \.isNewline).first.map(String.init) ?? reason
    let column = unsafe Int(error.int2)
    fail(DrawingError("this is not XML: \(message)", line: line, column: column > 0 ? column : nil))
  }

  /// Charges bytes produced by entity expansion against the limit.
  private func spend(_ bytes: Int) {
    remainingBytes -= bytes
    if remainingBytes < 0 { fail(DrawingError("entities expand to too much text", line: line)) }
  }

  private func add(_ text: String) {
    spend(text.utf8.count)
    guard failure == nil, let current = open.last else { return }
    guard case .text(var whole) = elements[current].children.last else {
      return elements[current].children.append(.text(text))
    }
    // The node is removed first so that its text is uniquely referenced and grows without a copy.
    elements[current].children.removeLast()
    whole += text
    elements[current].children.append(.text(whole))
  }

  private func begin(
    _ name: UnsafePointer<xmlChar>, in space: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    guard open.count < Self.maximumDepth else {
      return fail(DrawingError("elements are nested more than \(Self.maximumDepth) levels deep", line: line))
    }
    guard elements.count < Self.maximumElementCount else {
      return fail(DrawingError("the drawing has more than \(Self.maximumElementCount) elements", line: line))
    }
    let space = unsafe space.map { unsafe String(cString: $0) }
    let isSVG = space == "http://www.w3.org/2000/svg" || (space == nil && (elements.first?.name ?? "svg") == "svg")
    var values: [String: String] = [:]
    for index in 0..<count {
      // Sound: five pointers for each attribute: name, prefix, namespace, and the value's beginning and end.
      guard let entry = unsafe attributes.map({ unsafe $0 + 5 * index }), let own = unsafe entry[0],
        let start = unsafe entry[3], let end = unsafe entry[4]
      else { continue }
      var name = unsafe String(cString: own)
      switch unsafe entry[2].map({ unsafe String(cString: $0) }) {
      case nil: break
      case "http://www.w3.org/1999/xlink": name = "xlink:" + name
      case "http://www.w3.org/XML/1998/namespace": name = "xml:" + name
      default: continue
      }
      spend(unsafe end - start)
      values[name] = unsafe String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }
    let element = Element(
      name: isSVG ? unsafe String(cString: name) : "", line: line, parent: open.last, attributes: values)
    if elements.isEmpty { rootEnd = unsafe Int(xmlByteConsumed(context)) }
    if let parent = open.last { elements[parent].children.append(.element(elements.count)) }
    open.append(elements.count)
    elements.append(element)
  }
}

/// The XML parsing library.
package enum XMLLibrary {
  /// The version of the library that Flipbook was compiled with.
  package static var version: (name: String, version: String) { ("libxml2", LIBXML_DOTTED_VERSION) }
}
