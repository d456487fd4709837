import FlipbookViews
import Foundation

/// A picture that was chosen. There is none in a film.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The identifier in the library.
  public let itemIdentifier: String?

  /// Makes a picture from its identifier.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// The picture as another type; nil, since a film has no library.
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}
