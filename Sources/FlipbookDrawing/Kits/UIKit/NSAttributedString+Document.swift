import FlipbookDiagnostics
import FlipbookPicture
import Foundation

extension NSAttributedString {
  /// The kind of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public var rawValue: String
    /// Makes a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without styles.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// The rich text format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// The rich text format with pictures.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// The language of web pages.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public var rawValue: String
    /// Makes an option of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the document, a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of its characters, the number of a `String.Encoding`; else UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of text without styles.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document. Of web pages the text alone is read, with a diagnostic.
  ///
  /// - Throws: An error for characters that the encoding doesn't have, and for rich text formats.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let number = options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? Int).map(UInt.init)
    let encoding = number.map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = options[.documentType] as? DocumentType
    guard type != .rtf, type != .rtfd else { throw CocoaError(.fileReadCorruptFile) }
    let isPage = type == .html || type == nil && text.contains(/<(?i:html|body|p)\b/)
    if isPage {
      DiagnosticCollector.current.warn("text.html", "Of a web page the text is shown, without its styles.")
    }
    self.init(
      string: isPage ? HTMLText(text).string : text,
      attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
  }
}
