import FlipbookDrawing
import Foundation

/// A finder of links, dates, addresses and telephone numbers in text. The system's rules for them are not
/// public: it finds nothing, with a diagnostic.
@MainActor @preconcurrency
open class NSDataDetector: NSObject {
  /// The kinds to be found, as bits.
  nonisolated public let checkingTypes: UInt64

  /// Makes a detector.
  ///
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

  /// Returns nothing, with a diagnostic.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    enumerateMatches(in: string, options: options, range: range) { _, _, _ in }
    return []
  }

  /// Returns nil, with a diagnostic.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns 0, with a diagnostic.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
}

// The results of a detector, which finds nothing.
extension NSTextCheckingResult {
  /// Always nil. Nothing is found.
  public var url: URL? { nil }
  /// Always nil. Nothing is found.
  public var phoneNumber: String? { nil }
  /// Always nil. Nothing is found.
  public var date: Date? { nil }
  /// Always nil. Nothing is found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
}

extension NSTextCheckingKey {
  /// The name in an address.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// The title of a job in an address.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// The organization in an address.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// The street of an address.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// The city of an address.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// The state of an address.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// The postal code of an address.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// The country of an address.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// The telephone number in an address.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
}
