import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// A layer that shows the film of a player.
open class AVPlayerLayer: CALayer {
  /// The player; nil for none.
  open var player: AVPlayer? {
    didSet {
      guard oldValue !== player else { return }
      oldValue?.remove(self)
      if let player { player.add(self) } else { show(nil) }
    }
  }
  /// How the film fills the layer; whole unless set.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { picture.place = placement } }
  /// Whether there is a film to show.
  open var isReadyForDisplay: Bool { picture.film != nil }
  /// Where the pictures are, in points of the layer.
  open var videoRect: CGRect {
    picture.film.map { placement.place($0.size, in: bounds) } ?? .zero
  }

  private let picture: VideoFrameLayer

  /// Makes a layer without a player.
  public required override init() {
    picture = VideoFrameLayer()
    super.init()
    addSublayer(picture)
  }

  /// Makes a copy of a layer.
  public override init(layer: Any) {
    picture = (layer as? AVPlayerLayer)?.picture ?? VideoFrameLayer()
    super.init(layer: layer)
    if let other = layer as? AVPlayerLayer { (player, videoGravity) = (other.player, other.videoGravity) }
  }

  /// Reads a layer from an archive.
  public required init?(coder: NSCoder) {
    picture = VideoFrameLayer()
    super.init(coder: coder)
    addSublayer(picture)
  }

  /// Makes a layer that shows the film of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    // Observers of properties don't run in initializers.
    player?.add(self)
  }

  /// Returns a copy with the same values.
  open override func _presentationCopy() -> CALayer { AVPlayerLayer(layer: self) }

  /// Gives the pictures the layer's size.
  open override func layoutSublayers() {
    super.layoutSublayers()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    picture.frame = bounds
    CATransaction.commit()
  }

  private var placement: ContentsPlacement {
    switch videoGravity {
    case .resize: .resize
    case .resizeAspectFill: .resizeAspectFill
    default: .resizeAspect
    }
  }

  /// Shows the film of the player from where it stands.
  func show(_ player: AVPlayer?) {
    let film = player?.film
    if picture.film !== film { picture.film = film }
    guard let player, let film else { return }
    var timing = VideoTiming()
    timing.speed = Double(player.rate)
    if player.rate < 0 {
      timing.to = player.seconds
    } else {
      timing.from = player.seconds
    }
    if player.begun == nil { (timing.speed, timing.from, timing.to) = (0, player.seconds, nil) }
    if player.seconds >= film.duration, player.begun == nil {
      // At its end the last picture stays.
      timing.from = film.times[film.times.count - 1]
    }
    picture.part = timing
    if player.begun == nil { picture.stop(at: 0) } else { picture.play(after: 0) }
  }
}
