/// Kinds of scrolling by a pointing device, of which a film has none.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By steps, as a wheel does.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Smoothly, as a trackpad does.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
