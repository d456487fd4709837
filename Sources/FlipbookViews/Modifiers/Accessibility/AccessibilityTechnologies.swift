/// Assistive technologies. None runs in a film.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The technologies as bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What reads the screen aloud.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// What goes through the screen by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
