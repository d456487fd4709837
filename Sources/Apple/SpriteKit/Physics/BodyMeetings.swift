/// The bodies that touch in a step, each pair once, in the order in which they were found.
@MainActor
struct BodyMeetings {
  private(set) var all: [(key: BodyPair, meeting: BodyMeeting)] = []
  private var places: [BodyPair: Int] = [:]

  func contains(_ key: BodyPair) -> Bool { places[key] != nil }

  mutating func add(_ meeting: BodyMeeting, _ key: BodyPair) {
    guard places[key] == nil else { return }
    places[key] = all.count
    all.append((key, meeting))
  }

  /// Notes the greatest impulse with which two bodies met.
  mutating func record(_ impulse: Double, of key: BodyPair) {
    guard let place = places[key] else { return }
    all[place].meeting.impulse = max(all[place].meeting.impulse, impulse)
  }
}
