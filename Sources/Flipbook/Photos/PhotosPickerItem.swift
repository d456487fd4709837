import FlipbookTime
import FlipbookViews
import Foundation

/// A picture that was chosen. There is none in a film.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The identifier in the library.
  public let itemIdentifier: String?

  /// The form in which a picture of several forms is given. It has no effect.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let form: Int
    /// The library chooses.
    public static let automatic = EncodingDisambiguationPolicy(form: 0)
    /// The form that the picture has.
    public static let current = EncodingDisambiguationPolicy(form: 1)
    /// The form that most programs read.
    public static let compatible = EncodingDisambiguationPolicy(form: 2)
  }

  /// Makes a picture from its identifier.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Calls back with nothing in the next turn of the run loop, since a film has no library.
  @discardableResult
  public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping (Result<T?, any Error>) -> Void
  ) -> Progress {
    FilmClock.post(after: 0) { completionHandler(.success(nil)) }
    return Progress(totalUnitCount: 0)
  }

  /// The picture as another type; nil, since a film has no library.
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}
