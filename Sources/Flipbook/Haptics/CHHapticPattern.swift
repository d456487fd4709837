import Foundation

/// Events that follow each other.
open class CHHapticPattern: NSObject {
  /// The events.
  public let events: [CHHapticEvent]
  /// In seconds, to the end of the last event.
  public let duration: TimeInterval

  /// Makes a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }

  /// Makes a pattern whose properties follow curves.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}
