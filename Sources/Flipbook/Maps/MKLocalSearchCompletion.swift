import Foundation

/// A completion of words that are being typed. A film has none.
open class MKLocalSearchCompletion: NSObject {
  /// The first line.
  public let title = ""
  /// The second line.
  public let subtitle = ""
  /// The parts of the first line that were typed.
  public let titleHighlightRanges: [NSValue] = []
  /// The parts of the second line that were typed.
  public let subtitleHighlightRanges: [NSValue] = []

  override init() {}
}
