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

  private final class Lowercase: Formatter, ObjectValueReader {
    func getObjectValue(
      _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
      obj?.pointee = string.lowercased() as NSString
      return !string.isEmpty
    }
  }

  @Test("a formatter of the scene's own reads texts in its way")
  func reading() {
    let formatter: Formatter = Lowercase()
    var object: AnyObject?
    #expect(formatter.getObjectValue(&object, for: "ABC", errorDescription: nil))
    #expect(object as? NSString == "abc")
    #expect(!formatter.getObjectValue(&object, for: "", errorDescription: nil))
    #expect(NumberFormatter().getObjectValue(&object, for: "12", errorDescription: nil))
    #expect((object as? NSNumber)?.intValue == 12)
  }

  @Test("measurements and lists are told in English")
  func others() {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 2.5, unit: UnitLength.meters)) == "2.5 m")
    #expect(formatter.string(from: UnitSpeed.kilometersPerHour) == "km/hr")
    #expect(formatter.string(from: UnitSpeed.milesPerHour) == "mph")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.meters)) == "1 meter")
    #expect(formatter.string(from: UnitSpeed.kilometersPerHour) == "kilometers per hour")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let name = "Ann"
    #expect(String(localized: "Hello \(name)") == "Hello Ann")
    let resource: LocalizedStringResource = "Title"
    #expect(String(localized: resource) == "Title")
  }
}
