import Codecs
import Flipbook
import Golden
import Lottie
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
    case .unusableSize: .tooManyPixels(width: 1, height: 1, most: 0)
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
    case .missing: .unreadable(path: evil, reason: evil)
    case .unreadable: .otherSettings(path: evil, reason: evil)
    case .otherSettings: .forbidden(evil)
    case .forbidden: .tooLarge(path: evil, bytes: 2, most: 1)
    case .tooLarge: .render(RenderError(.notText, path: evil))
    case .render: .output(.exists(path: evil))
    case .output: .cancelled
    case .cancelled: nil
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
    case .lottie: return .image(.unknownFormat(name: evil))
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
    texts.append("\(Self.diagnostic)")
    for text in texts { check(TerminalText(text), of: text) }
    for text in texts { check("error: \(text)", of: text) }
  }
}
