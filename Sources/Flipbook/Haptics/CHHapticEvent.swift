import Foundation

/// Something that is felt or heard, from a time on.
open class CHHapticEvent: NSObject {
  /// The kind of the event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Makes one by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A short knock.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A hum.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A tone.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of the scene's.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// A property of it.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Makes one by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How strongly it is felt, from 0 to 1.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharply it is felt, from 0 to 1.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How fast it comes.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How fast it falls.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How fast it goes.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether it stays between coming and going.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// How loud it is, from 0 to 1.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// How high it sounds.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// From which side it is heard.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// How bright it sounds.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }

  /// The kind of the event.
  public let type: EventType
  /// Its properties.
  public let eventParameters: [CHHapticEventParameter]
  /// In seconds from the beginning of the pattern.
  open var relativeTime: TimeInterval
  /// In seconds.
  open var duration: TimeInterval

  /// Makes an event.
  public init(
    eventType type: EventType, parameters eventParameters: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    (self.type, self.eventParameters) = (type, eventParameters)
    (relativeTime, self.duration) = (time, duration)
  }
}
