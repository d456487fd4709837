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

  @Test("the most digits after the point are the fewest too, where those would be more")
  func digits() {
    func text(_ change: (NumberFormatter) -> Void) -> String? {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      change(formatter)
      return formatter.string(from: 134268)
    }
    #expect(text { $0.numberStyle = .currency } == "$134,268.00")
    #expect(
      text {
        $0.numberStyle = .currency
        $0.maximumFractionDigits = 0
      } == "$134,268")
    #expect(
      text {
        $0.maximumFractionDigits = 0
        $0.numberStyle = .currency
      } == "$134,268")
    #expect(
      text {
        $0.numberStyle = .decimal
        $0.maximumFractionDigits = 2
      } == "134,268")
  }

  @Test("a resource without a text in tables shows its value with the arguments")
  func defaultValue() {
    let months = 3
    let resource = LocalizedStringResource("Each_Month", defaultValue: "Each \(months) months")
    #expect(String(localized: resource) == "Each 3 months" && resource.key == "Each_Month")
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

  @Test("measurements and lists have their words")
  func others() {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 2.5, unit: UnitLength.meters)) == "2.5 m")
    #expect(formatter.string(from: UnitSpeed.kilometersPerHour) == "km/hr")
    #expect(formatter.string(from: UnitSpeed.milesPerHour) == "mph")
    #expect(formatter.string(from: Measurement(value: 3, unit: Unit(symbol: "kcal"))) == "3 kcal")
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.meters)) == "1 meter")
    #expect(formatter.string(from: UnitSpeed.kilometersPerHour) == "kilometers per hour")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
    let name = "Ann"
    #expect(String(localized: "Hello \(name)") == "Hello Ann")
    #expect(String(format: "%@", ["a", "b"] as [any CVarArg]) == "(\n    a,\n    b\n)")
    let resource: LocalizedStringResource = "Title"
    #expect(String(localized: resource) == "Title")
  }

  @Test("relative times follow the locale, and months and years the calendar")
  func relativeLocales() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(fromTimeInterval: -7300) == "vor 2 Stunden")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Gestern")
    formatter.formattingContext = .unknown
    formatter.locale = Locale(identifier: "en_US")
    formatter.dateTimeStyle = .numeric
    // From 1 January to 1 February are 31 days, to 1 March 59: one month and two.
    let january = Date(timeIntervalSinceReferenceDate: 0)
    func text(_ days: Double) -> String {
      formatter.localizedString(for: january.addingTimeInterval(days * 86_400), relativeTo: january)
    }
    #expect(
      [text(6), text(7), text(30), text(31), text(59), text(365)] == [
        "in 6 days", "in 1 week", "in 4 weeks", "in 1 month", "in 2 months", "in 1 year",
      ])
  }

  @Test("lengths of time have the words of their style and locale")
  func lengths() {
    let formatter = DateComponentsFormatter()
    let styles: [DateComponentsFormatter.UnitsStyle] = [
      .positional, .abbreviated, .brief, .short, .full, .spellOut,
    ]
    func texts(_ seconds: Double) -> [String?] {
      styles.map {
        formatter.unitsStyle = $0
        return formatter.string(from: seconds)
      }
    }
    #expect(
      texts(3909) == [
        "1:05:09", "1h 5m 9s", "1hr 5min 9sec", "1 hr, 5 min, 9 sec", "1 hour, 5 minutes, 9 seconds",
        "one hour, five minutes, nine seconds",
      ])
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "de_DE")
    formatter.calendar = calendar
    #expect(texts(3909)[4] == "1 Stunde, 5 Minuten und 9 Sekunden")
  }

  @Test("years, months and weeks are counted by the calendar, and amounts by their units")
  func calendarUnits() {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.allowedUnits) = (.full, [.year, .month, .weekOfMonth, .day])
    #expect(
      formatter.string(from: DateComponents(year: 1, month: 2, day: 8)) == "1 year, 2 months, 1 week, 1 day")
    formatter.allowedUnits = [.minute]
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 1)) == "121 minutes")
    (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (true, true)
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
  }
}
