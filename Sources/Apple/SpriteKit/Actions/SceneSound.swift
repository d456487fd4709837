import Flipbook
import FlipbookDiagnostics
import Foundation

/// Sounds of scenes by their names.
@MainActor
enum SceneSound {
  /// Returns the address of a sound of the app's; nil for none.
  static func url(_ name: String) -> URL? {
    let file = name as NSString
    let ext = file.pathExtension
    return SceneBundle.main.url(
      forResource: ext.isEmpty ? name : file.deletingPathExtension, withExtension: ext.isEmpty ? nil : ext)
  }

  /// Plays a sound once.
  static func play(_ name: String, of node: SKNode) {
    guard let url = url(name), let player = try? AVAudioPlayer(contentsOf: url) else {
      return DiagnosticCollector.current.warn(
        "sprites.sound", "There is no sound \"\(name)\" beside the scene.")
    }
    player.play()
  }
}
