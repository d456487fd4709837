import FlipbookDrawing
import FlipbookLayers
import FlipbookUIKit
import Foundation

/// A controller that shows the film of a player on black, without controls.
open class AVPlayerViewController: UIViewController {
  /// The player; nil for none.
  open var player: AVPlayer? { didSet { screen.player = player } }
  /// How the film fills the view; whole unless set.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { screen.videoGravity = videoGravity } }
  /// Whether there are controls over the film. They are not drawn, which is reported.
  open var showsPlaybackControls = true {
    didSet { unsupported("AVPlayerViewController.showsPlaybackControls", when: showsPlaybackControls) }
  }
  /// Has no effect: nobody asks for another size.
  open var allowsPictureInPicturePlayback = true
  /// Has no effect: nobody asks for another size.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Has no effect: the film stays in its view.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Has no effect: the film stays in its view.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Has no effect: a film has no centre of what plays.
  open var updatesNowPlayingInfoCenter = true
  /// Has no effect: nobody chooses a speed.
  open var requiresLinearPlayback = false
  /// Has no effect: nobody opens or leaves the full screen.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Views between the film and the controls.
  open var contentOverlayView: UIView? { overlay }
  /// Where the pictures are, in points of the view.
  open var videoBounds: CGRect { screen.videoRect }
  /// Whether there is a film to show.
  open var isReadyForDisplay: Bool { screen.isReadyForDisplay }

  private let screen = AVPlayerLayer()
  private let overlay = UIView()

  /// Makes the view: the film, and the overlay over it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.layer.addSublayer(screen)
    view.addSubview(overlay)
    unsupported("AVPlayerViewController.showsPlaybackControls", when: showsPlaybackControls)
  }

  /// Gives the film and the overlay the size of the view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    screen.frame = view.bounds
    CATransaction.commit()
    overlay.frame = view.bounds
  }
}
