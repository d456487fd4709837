import FlipbookDrawing
import Foundation

/// The place of one item in a group that places its items itself.
@MainActor @preconcurrency
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group, in points.
  public let frame: CGRect
  /// The place from back to front; 0 unless given.
  public let zIndex: Int
  /// Makes a place.
  public init(frame: CGRect) { (self.frame, zIndex) = (frame, 0) }
  /// Makes a place.
  public init(frame: CGRect, zIndex: Int) { (self.frame, self.zIndex) = (frame, zIndex) }
}
