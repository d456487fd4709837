import FlipbookDrawing
import Foundation

/// A change in an update.
@MainActor @preconcurrency
public final class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Hashable, Sendable {
    case insert = 0
    case delete, reload, move, none
  }

  /// The place before the update; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The place after the update; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ before: IndexPath?, _ after: IndexPath?, _ action: Action) {
    (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
  }
}
