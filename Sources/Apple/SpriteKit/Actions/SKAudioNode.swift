import Flipbook
import Foundation

/// A node that plays a sound, as the film's players do.
open class SKAudioNode: SKNode {
  /// Whether the sound begins as soon as the node is in a scene, again and again.
  open var autoplayLooped = true
  /// Has no effect: sounds are heard alike wherever their node is.
  open var isPositional = true
  private let player: AVAudioPlayer?
  private var hasBegun = false

  /// Makes a node of a sound by its address.
  public init(url: URL) {
    player = try? AVAudioPlayer(contentsOf: url)
    super.init()
  }

  /// Makes a node of a sound of the app's.
  public init(fileNamed name: String) {
    player = SceneSound.url(name).flatMap { try? AVAudioPlayer(contentsOf: $0) }
    super.init()
  }

  /// Makes a node for an archive.
  public required init?(coder aDecoder: NSCoder) {
    player = nil
    super.init(coder: aDecoder)
  }

  override func advance(_ time: TimeInterval) {
    guard !hasBegun else { return }
    hasBegun = true
    guard autoplayLooped else { return }
    player?.numberOfLoops = -1
    player?.play()
  }

  /// Does what an action says.
  func take(_ command: AudioCommand) {
    switch command {
    case .play:
      hasBegun = true
      player?.play()
    case .pause: player?.pause()
    case .stop:
      hasBegun = true
      player?.stop()
      player?.currentTime = 0
    case .volume(let volume): player?.volume = volume
    }
  }
}
