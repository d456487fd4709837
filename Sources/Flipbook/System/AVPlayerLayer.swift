import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// Where a film would be: a layer that shows its background alone, as before a film has been loaded.
open class AVPlayerLayer: CALayer {
  /// The player. The layer shows nothing of it, which is reported.
  open var player: AVPlayer? { didSet { unsupported("AVPlayerLayer.player", when: player != nil) } }
  /// Has no effect: nothing is shown.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Always false: nothing is shown.
  open var isReadyForDisplay: Bool { false }

  /// Makes a layer without a player.
  public required override init() { super.init() }
  /// Makes a copy of a layer.
  public override init(layer: Any) { super.init(layer: layer) }
  /// Reads a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a layer with a player, and reports that nothing of it is shown.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    unsupported("AVPlayerLayer.player", when: player != nil)
  }

  /// Returns a copy with the same values.
  open override func _presentationCopy() -> CALayer { AVPlayerLayer(layer: self) }
}
