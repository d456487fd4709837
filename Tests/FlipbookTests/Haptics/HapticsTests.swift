import Flipbook
import Testing

/// A film can't be felt, as a simulator can't.
struct HapticsTests {
  @Test("no engine can be made, and a device says so before")
  func engine() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
  }

  @Test("patterns are as long as their events")
  func pattern() throws {
    let sharp = CHHapticEventParameter(parameterID: .hapticSharpness, value: 1)
    let events = [0.0, 0.5].map {
      CHHapticEvent(eventType: .hapticContinuous, parameters: [sharp], relativeTime: $0, duration: 0.25)
    }
    #expect(try CHHapticPattern(events: events, parameters: []).duration == 0.75)
  }
}
