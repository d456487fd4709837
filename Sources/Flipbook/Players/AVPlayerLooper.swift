import Foundation

/// Has a player begin a film anew at its end.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  private weak var player: AVQueuePlayer?
  /// How often the film has begun anew.
  open private(set) var loopCount = 0

  /// Makes the player play a film without end.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.player = player
    super.init()
    let asset = itemToLoop.asset
    if player.currentItem == nil { player.replaceCurrentItem(with: AVPlayerItem(asset: asset)) }
    player.refill = { [weak self] in
      self?.loopCount += 1
      return AVPlayerItem(asset: asset)
    }
  }

  /// Lets the film end.
  open func disableLooping() { player?.refill = nil }
}
