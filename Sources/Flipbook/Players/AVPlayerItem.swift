import FlipbookDrawing
import Foundation

/// A film that a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// Not yet loaded.
    case unknown
    /// The film was read.
    case readyToPlay
    /// The film can't be used.
    case failed
  }

  /// The asset that is played.
  public let asset: AVAsset
  /// The player that shows it.
  weak var player: AVPlayer?

  /// Makes an item of a file.
  public init(url: URL) { asset = AVURLAsset(url: url) }
  /// Makes an item of an asset.
  public init(asset: AVAsset) { self.asset = asset }

  /// The length; not known where the file can't be used.
  open var duration: CMTime { asset.duration }
  /// The size of the pictures, in points; 0 where there are none.
  open var presentationSize: CGSize { asset.film?.size ?? .zero }
  /// Whether the file can be used.
  open var status: Status { asset.film == nil ? .failed : .readyToPlay }

  /// Why the file can't be used; nil where it can.
  open var error: (any Error)? {
    status == .failed ? CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: asset.url]) : nil
  }

  /// Has no effect: there is nothing to choose from.
  open func select(_ option: AVMediaSelectionOption?, in group: AVMediaSelectionGroup) {}

  /// Posted when a player has come to an item's end; the object is the item.
  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
  /// Posted when a player has come to an item's end; the object is the item.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
