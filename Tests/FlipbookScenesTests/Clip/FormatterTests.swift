import Flipbook
import Testing

@Suite("Formatters that Foundation lacks here")
struct FormatterTests {
  @Test("relative times count up and down, and have names where they are asked for")
  func relative() {
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(fromTimeInterval: -7300) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 61) == "in 1 minute")
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(from: DateComponents(hour: 3)) == "in 3h")
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now.addingTimeInterval(120), relativeTo: now) == "in 2m")
  }

  @Test("measurements and lists are told in English")
  func others() {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 2.5, unit: UnitLength.meters)) == "2.5 m")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.meters)) == "1 meter")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let name = "Ann"
    #expect(String(localized: "Hello \(name)") == "Hello Ann")
    let resource: LocalizedStringResource = "Title"
    #expect(String(localized: resource) == "Title")
  }
}
