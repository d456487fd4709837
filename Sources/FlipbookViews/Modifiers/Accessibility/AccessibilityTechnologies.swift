/// Assistive technologies. None runs in a film.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The technologies as bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// The control of the screen by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
