import Foundation

/// A change of a pattern while it is played.
open class CHHapticDynamicParameter: NSObject {
  /// The parameter that changes.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Makes one by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strongly it is felt.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How sharply it is felt.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// How loud it is.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
  }

  /// The parameter that changes.
  public let parameterID: ID
  /// To what.
  open var value: Float
  /// In seconds from the beginning of the pattern.
  open var relativeTime: TimeInterval

  /// Makes a change.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
  }
}
