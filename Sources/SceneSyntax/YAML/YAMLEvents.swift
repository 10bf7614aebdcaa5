import CYAML

/// Reads the events of a YAML file one by one.
///
/// The unsafe code is sound because this value alone owns the parser and the text it reads. Neither moves after its
/// allocation, and both are freed with the value. The texts of an event are copied before the event is deleted.
@safe struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// Creates a reader for a text.
  init(_ string: String) throws(YAMLError) {
    unsafe text = .allocate(capacity: string.utf8.count)
    unsafe _ = text.initialize(fromContentsOf: string.utf8)
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    guard unsafe yaml_parser_initialize(parser) == 1 else { throw .memory }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, UnsafePointer(text.baseAddress), text.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// Returns the next event; after the end of the stream, the end event again.
  mutating func next() throws(YAMLError) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw unsafe error(of: parser.pointee) }
    defer { unsafe yaml_event_delete(&event) }
    let mark = unsafe event.start_mark
    return unsafe YAMLEvent(kind: kind(of: event), line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  private func kind(of event: yaml_event_t) -> YAMLEvent.Kind {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let value = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .scalar(
        String(decoding: value, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
        anchor: name(scalar.anchor))
    case YAML_ALIAS_EVENT: return unsafe .alias(name(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT: return unsafe .listStart(anchor: name(event.data.sequence_start.anchor))
    case YAML_SEQUENCE_END_EVENT: return .listEnd
    case YAML_MAPPING_START_EVENT: return unsafe .mapStart(anchor: name(event.data.mapping_start.anchor))
    case YAML_MAPPING_END_EVENT: return .mapEnd
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_STREAM_START_EVENT: return .streamStart
    default: return .streamEnd
    }
  }

  private func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let text = unsafe text else { return nil }
    return unsafe String(decodingCString: text, as: UTF8.self)
  }

  private func error(of parser: yaml_parser_t) -> YAMLError {
    switch unsafe parser.error {
    case YAML_MEMORY_ERROR: return .memory
    case YAML_READER_ERROR: return .text
    default:
      let problem = unsafe parser.problem.map { unsafe String(cString: $0) } ?? ""
      let mark = unsafe parser.problem_mark
      return unsafe .grammar(problem: problem, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
    }
  }
}

/// The YAML parsing library.
package enum YAMLLibrary {
  /// The name of the library, and the version that it reports.
  package static var version: (name: String, version: String) {
    // Sound: the text is a constant of the library.
    unsafe ("libyaml", String(cString: yaml_get_version_string()))
  }
}
