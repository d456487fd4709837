import Foundation

/// Parts of a film of which one is chosen. A film's own subtitles and further sounds aren't read, so there is no group.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
  /// The parts.
  public let options: [AVMediaSelectionOption]
  init(options: [AVMediaSelectionOption]) { self.options = options }

  /// Those of some parts that are in a language.
  open class func mediaSelectionOptions(from options: [AVMediaSelectionOption], with locale: Locale)
    -> [AVMediaSelectionOption]
  { options.filter { $0.locale == locale } }
}
