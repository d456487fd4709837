import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// Called when a sound has ended; in a film none does.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Never called: no sound ends in a film.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
