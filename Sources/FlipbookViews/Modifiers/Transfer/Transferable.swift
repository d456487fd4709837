import Foundation

/// A value that could be handed on.
public protocol Transferable {
  /// The type of the ways to hand the value on.
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension String: Transferable {
  /// Plain text.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<String>(contentType: .plainText)
  }
}

extension URL: Transferable {
  /// An address.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<URL>(contentType: .url)
  }
}

extension Data: Transferable {
  /// Bytes.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<Data>(contentType: .data)
  }
}

extension UTType {
  /// Makes a kind that the app declares; the parent is ignored.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(identifier) }
  /// Makes a kind that another app declares; the parent is ignored.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.init(identifier) }
}
