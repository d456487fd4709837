import FlipbookDrawing
import Foundation

/// Finds links, dates, addresses and telephone numbers in a text. The system's rules for them are not public: nothing is
/// found here, and a diagnostic says so.
@MainActor @preconcurrency
open class NSDataDetector: NSObject {
  nonisolated public let checkingTypes: UInt64

  /// - Parameter checkingTypes: The raw value of `NSTextCheckingResult.CheckingType`.
  nonisolated public init(types checkingTypes: UInt64) throws { self.checkingTypes = checkingTypes }

  /// Calls nothing, with a diagnostic.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) ->
      Void
  ) {
    unsupported("NSDataDetector.matches", when: range.length > 0)
  }

  /// Finds nothing, with a diagnostic.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    enumerateMatches(in: string, options: options, range: range) { _, _, _ in }
    return []
  }

  /// Finds nothing, with a diagnostic.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Finds nothing, with a diagnostic.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
}

// What a detector finds; of a regular expression's results nothing.
extension NSTextCheckingResult {
  public var url: URL? { nil }
  public var phoneNumber: String? { nil }
  public var date: Date? { nil }
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

extension NSTextCheckingKey {
  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
}
