import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// A film or sound. Nothing is seen or heard of it.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// 0…1; 1 unless set. Has no effect.
  open var volume: Float = 1
  /// 1 from ``play()`` to ``pause()``, else 0. Has no effect.
  open var rate: Float = 0
  /// Has no effect.
  open var isMuted = false

  /// Makes a player of nothing.
  public override init() {}
  /// Makes a player. The file is not read.
  public init(url: URL) {}
  /// Records that sound is not heard, and sets the rate to 1.
  open func play() {
    noteSilence("AVPlayer")
    rate = 1
  }
  /// Sets the rate to 0.
  open func pause() { rate = 0 }
}
