import FlipbookViews
import Foundation

/// The map within a reader, as it was laid out last.
final class ShownMap {
  /// The region that it shows; nil for none.
  var region: MKCoordinateRegion?
  /// Its frame in the film, in points.
  var frame = CGRect.zero
}

private struct ShownMapKey: EnvironmentKey {
  static var defaultValue: ShownMap? { nil }
}

extension EnvironmentValues {
  /// The map that the reader around knows; nil without a reader.
  var shownMap: ShownMap? {
    get { self[ShownMapKey.self] }
    set { self[ShownMapKey.self] = newValue }
  }
}
