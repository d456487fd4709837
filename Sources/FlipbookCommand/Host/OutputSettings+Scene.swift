import FlipbookExport
import FlipbookScenes

extension OutputSettings {
  /// The settings with entries that name the scene: its title, and for PNGs the frame rate, so that a still has the bytes
  /// of the frame in a sequence.
  @MainActor
  func describing(_ source: SceneFrameSource) -> OutputSettings {
    var output = self
    if OutputFormat(path: path) == .png {
      output.metadata = FrameText.entries(rate: source.format.frameRate, title: source.title)
    } else {
      output.metadata["title"] = source.title
    }
    return output
  }
}
