import FlipbookMotion
import FlipbookViews
import Foundation

/// A document that is open.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where it is kept: nowhere.
  public var fileURL: URL? { nil }
  /// Whether it may be changed.
  public let isEditable: Bool
}
