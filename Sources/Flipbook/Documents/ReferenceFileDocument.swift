import FlipbookCombine
import FlipbookViews

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  /// The document at a moment, as it is written.
  associatedtype Snapshot
  /// The file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The kinds of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that it can be written to; those that it can be read from unless stated.
  static var writableContentTypes: [UTType] { get }
  /// Reads a document.
  init(configuration: ReadConfiguration) throws
  /// Returns the document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file that holds the document of a moment.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The kinds of files that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
