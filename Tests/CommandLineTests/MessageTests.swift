import Codecs
import Encodings
import Figma
import Flipbook
import Golden
import Lottie
import Motion
import SceneDiagnostics
import Testing
import Typography
import VectorArt

@testable import FlipbookCommand

/// Every kind of error, with control characters in all its texts, as a terminal gets it.
///
/// A kind that is added to one of the types does not compile here until it has an example.
@Suite struct MessageTests {
  /// A color, a carriage return, and an override of the writing direction.
  private static let evil = "\u{1B}[31m\r\u{202E}"

  private struct Complaint: Error, CustomStringConvertible { let description: String }

  /// The kind after another, from nil to nil.
  private static func next(_ error: ImageError?) -> ImageError? {
    switch error {
    case nil: .wrongFormat(.png)
    case .wrongFormat: .unknownFormat(name: evil)
    case .unknownFormat: .damaged(.gif, reason: evil)
    case .damaged: .unusableSize(width: 0, height: 0)
    case .unusableSize: .tooManyPixels(width: 1, height: 1, limit: 0)
    case .tooManyPixels: .beyondFormat(.jpeg, reason: evil)
    case .beyondFormat: .cannotEncode(.gif, reason: evil)
    case .cannotEncode: nil
    }
  }

  private static func next(_ error: OutputError?) -> OutputError? {
    switch error {
    case nil: .cannotWrite(path: evil, reason: evil)
    case .cannotWrite: .exists(path: evil)
    case .exists: .brokenPipe
    case .brokenPipe: .badPattern(evil)
    case .badPattern: .image(.damaged(.png, reason: evil))
    case .image: nil
    }
  }

  private static func next(_ error: FontError?) -> FontError? {
    switch error {
    case nil: .noFonts
    case .noFonts: .unreadable(path: evil)
    case .unreadable: nil
    }
  }

  private static func next(_ error: GoldenError?) -> GoldenError? {
    switch error {
    case nil: .missing(path: evil)
    case .missing: .tolerance(evil)
    case .tolerance: .unreadable(path: evil, reason: evil)
    case .unreadable: .otherSettings(path: evil, reason: evil)
    case .otherSettings: .forbidden(evil)
    case .forbidden: .tooLarge(path: evil, bytes: 2, limit: 1)
    case .tooLarge: .render(RenderError(.notText, path: evil))
    case .render: .output(.exists(path: evil))
    case .output: .cancelled
    case .cancelled: nil
    }
  }

  private static func next(_ error: SpringError?) -> SpringError? {
    switch error {
    case nil: .notPositive(.mass, found: 0)
    case .notPositive: .negative(.damping, found: -1)
    case .negative: .notFinite(.velocity, found: .infinity)
    case .notFinite: .bounceOutOfRange(found: 2)
    case .bounceOutOfRange: .neverSettles
    case .neverSettles: .unstable
    case .unstable: .notNumbers(.path)
    case .notNumbers: nil
    }
  }

  private static func next(_ error: KeyframesError?) -> KeyframesError? {
    switch error {
    case nil: .noValues
    case .noValues: .mixedKinds(index: 1, found: .point, expected: .number)
    case .mixedKinds: .valueNotFinite(index: 1)
    case .valueNotFinite: .wrongCount(of: .keyTimes, found: 1, expected: 2...2)
    case .wrongCount: .keyTimeOutOfRange(index: 0, found: 2)
    case .keyTimeOutOfRange: .keyTimesNotAscending(index: 1, found: 0, previous: 1)
    case .keyTimesNotAscending: .parameterNotFinite(.biasValues, index: 0)
    case .parameterNotFinite: nil
    }
  }

  private static let diagnostic = Diagnostic(
    severity: .warning, file: evil, line: 1, column: 1, length: 9, message: evil, hint: evil, sourceLine: evil)

  private static func next(_ reason: RenderError.Reason?) throws -> RenderError.Reason? {
    switch reason {
    case nil: return .missingInput(evil)
    case .missingInput: return .notText
    case .notText: return .scene(SceneFileError(diagnostics: [diagnostic]))
    case .scene:
      let damaged = Array("<svg xmlns='http://www.w3.org/2000/svg'><\u{202E}".utf8)
      return try .drawing(#require(throws: DrawingError.self) { try Drawing.read(damaged) })
    case .drawing:
      let damaged = Array("{\"fr\": 60, \"layers\": [], \u{202E}".utf8)
      return try .lottie(#require(throws: LottieError.self) { try LottieDocument(damaged) })
    case .lottie:
      let damaged = Array("{\"document\": {}, \u{202E}".utf8)
      return try .figma(#require(throws: FigmaError.self) { try FigmaDocument(damaged) })
    case .figma: return .image(.unknownFormat(name: evil))
    case .image: return .font(.unreadable(path: evil))
    case .font: return .frames(evil)
    case .frames: return .endless(limit: 1)
    case .endless: return .alreadyPlayed(to: 1)
    case .alreadyPlayed: return .options(evil)
    case .options: return .beyondLimits(evil)
    case .beyondLimits: return .tooLarge(maxBytes: 1, smallest: 2)
    case .tooLarge: return .action(Complaint(description: evil))
    case .action: return .output(.exists(path: evil))
    case .output: return nil
    }
  }

  private static func all<Kind>(_ next: (Kind?) throws -> Kind?) rethrows -> [Kind] {
    var found: [Kind] = []
    while let kind = try next(found.last) { found.append(kind) }
    return found
  }

  /// Holds a text to what terminals show, and to having what it is made of.
  private func check(_ text: TerminalText, of error: String) {
    for scalar in text.encoded.unicodeScalars where scalar != "\n" && scalar != "\t" {
      #expect(!scalar.isObeyedByTerminals, "\(text.encoded.debugDescription)")
    }
    if error.unicodeScalars.contains("\u{202E}") { #expect(text.encoded.contains("\\u{202E}"), "\(text.encoded)") }
  }

  @Test("Errors and warnings show what terminals would obey")
  func errors() throws {
    var texts = Self.all(Self.next as (ImageError?) -> ImageError?).map { "\($0)" }
    texts += Self.all(Self.next as (OutputError?) -> OutputError?).map { "\($0)" }
    texts += Self.all(Self.next as (FontError?) -> FontError?).map { "\($0)" }
    texts += Self.all(Self.next as (GoldenError?) -> GoldenError?).map { "\($0)" }
    texts += try Self.all(Self.next as (RenderError.Reason?) throws -> RenderError.Reason?).map {
      "\(RenderError($0, frame: 1, path: Self.evil))"
    }
    texts += Self.all(Self.next as (SpringError?) -> SpringError?).map { "\($0)" }
    texts += Self.all(Self.next as (KeyframesError?) -> KeyframesError?).map { "\($0)" }
    texts.append("\(Self.diagnostic)")
    for text in texts { check(TerminalText(text), of: text) }
    for text in texts { check("error: \(text)", of: text) }
  }

  @Test("Warnings of drawings show what terminals would obey")
  func drawings() throws {
    // XML allows neither escapes nor null, but C1 controls.
    let evil = "\u{202E}&#13;\u{9B}31m"
    let drawing = try Drawing.read(
      Array(
        """
        <svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>
        <style type='\(evil)'>rect {}</style>
        <rect width='\(evil)' height='9'/>
        <rect width='9' height='9' clip='\(evil)'/>
        <rect width='9' height='9' fill='url(#\(evil))'/>
        <rect width='9' height='9' opacity='\(evil)'/>
        <rect width='9' height='9' clip-path='url(#\(evil))'/>
        <path d='M0 0H9' marker-start='url(#\(evil))'/>
        <use href='#\(evil)'/>
        <image href='\(evil).png' width='9' height='9'/>
        <text y='9' font-family='\(evil)'>a</text>
        </svg>
        """.utf8))
    let texts = drawing.warnings.map { "\($0)" }
    #expect(texts.count { $0.contains("\\u{202E}") } == 10, "\(texts)")
    for text in texts { check("warning: \(text)", of: text) }
  }

  @Test("Warnings of Lottie files show what terminals would obey")
  func animations() throws {
    let evil = "\\u001B[31m\\r\\u202E"
    let plain = "\"ip\": 0, \"op\": 9, \"ks\": {}"
    let document = try #require(
      try LottieDocument(
        Array(
          """
          {"v": "5", "w": 9, "h": 9, "fr": 60, "ip": 0, "op": 9,
           "assets": [{"id": "p", "p": "\(evil).png", "w": 9, "h": 9}],
           "layers": [{"nm": "\(evil)", "ty": 99, \(plain)}, {"ty": 0, "refId": "\(evil)", "w": 9, "h": 9, \(plain)},
            {"ty": 2, "refId": "\(evil)", \(plain)}, {"ty": 1, "sc": "\(evil)", "sw": 9, "sh": 9, \(plain)},
            {"ty": 4, \(plain), "shapes": [{"ty": "\(evil)"}], "ef": [{"ty": 99, "nm": "\(evil)"}],
             "masksProperties": [{"mode": "\(evil)", "pt": {"a": 0, "k": {"v": [], "i": [], "o": [], "c": true}}}]},
            {"ty": 2, "refId": "p", \(plain)}]}
          """.utf8)))
    let file = try LottieFile.read(document)
    let texts = file.warnings.map { "\($0)" }
    #expect(texts.count { $0.contains("\\u{202E}") } >= 7, "\(texts)")
    for text in texts { check("warning: \(text)", of: text) }
  }
}
