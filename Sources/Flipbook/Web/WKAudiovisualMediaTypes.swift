/// Kinds of media in pages, which don't play.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = Self(rawValue: 1)
  /// Films.
  public static let video = Self(rawValue: 2)
  /// All kinds.
  public static let all = Self(rawValue: .max)
}
