import Flipbook
import FlipbookDiagnostics
import FlipbookScenes

/// A scene of a file, as `flipbook list` prints it.
struct ListedScene: Encodable {
  var name: String
  /// In points.
  var width: Double
  /// In points.
  var height: Double
  /// Frames a second.
  var frameRate: Double
  /// In seconds.
  var duration: Double
  /// `view`, `layers`, `lottie` …
  var kind: String
  /// Empty where the name says as much.
  var title: String

  @MainActor init(
    _ entry: SceneRegistry.Entry, _ content: SceneRegistry.Content, _ film: FilmDefaults,
    _ settings: SceneSettings
  ) {
    name = entry.name
    let size = settings.size ?? film.size
    (width, height) = (Double(size.width), Double(size.height))
    frameRate = settings.frameRate?.framesPerSecond ?? film.frameRate
    duration = settings.duration ?? film.duration
    kind = entry.kind.rawValue
    if case .clip(let clip) = content, clip is LottieClip { kind = "lottie" }
    title = film.title.map { ".\(entry.name)".hasSuffix(".\($0)") ? "" : $0 } ?? ""
  }

  /// The columns of its line.
  var row: [String] {
    [
      name, "\(PlainNumber.text(width))x\(PlainNumber.text(height))", "\(PlainNumber.text(frameRate)) fps",
      TimeText.seconds(duration), kind, title,
    ]
  }
}
