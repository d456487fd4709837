import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum ShortensTitlesKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether the title of a list in a sheet that can be cancelled is small: in a navigation stack, not in a navigation view.
  var shortensTitles: Bool {
    get { self[ShortensTitlesKey.self] }
    set { self[ShortensTitlesKey.self] = newValue }
  }
}
