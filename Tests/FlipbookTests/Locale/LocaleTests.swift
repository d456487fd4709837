import Flipbook
import Testing

/// Formats of scenes are those of a device in the United States, though Foundation's own here are not.
struct LocaleTests {
  /// 16 July 1969, 13:32:00 in Greenwich.
  private let date = Date(timeIntervalSince1970: -14_552_880)

  @Test("amounts have the dollar alone")
  func currency() {
    #expect(99.75.formatted(.currency(code: "USD")) == "$99.75")
    #expect(1_234.formatted(.currency(code: "USD")) == "$1,234.00")
    #expect(Decimal(5).formatted(.currency(code: "USD")) == "$5.00")
    #expect(99.75.formatted(.currency(code: "EUR")) == "€99.75")
    #expect(FloatingPointFormatStyle<Double>.Currency(code: "USD").format(2) == "$2.00")
    #expect(IntegerFormatStyle<Int>.Currency(code: "USD").format(2) == "$2.00")
    #expect(99.75.formatted(.currency(code: "USD").locale(Locale(identifier: "en_GB"))) == "US$99.75")
    #expect(99.75.formatted(.currency(code: "USD").precision(.fractionLength(0))) == "$100")
  }

  @Test("dates have the month first, and twelve hours")
  func dates() {
    #expect(date.formatted(date: .long, time: .omitted) == "July 16, 1969")
    #expect(date.formatted(date: .abbreviated, time: .omitted) == "Jul 16, 1969")
    #expect(date.formatted(date: .numeric, time: .omitted) == "7/16/1969")
    #expect(date.formatted() == "7/16/1969, 1:32\u{202f}PM")
    #expect(date.formatted(date: .omitted, time: .shortened) == "1:32\u{202f}PM")
    #expect(date.formatted(.dateTime.month().day()) == "Jul 16")
    #expect(date.formatted(.dateTime.weekday(.wide)) == "Wednesday")
    #expect(Date.FormatStyle(date: .complete, time: .omitted).format(date) == "Wednesday, July 16, 1969")
    #expect(
      (date..<date + 86_400).formatted(date: .abbreviated, time: .omitted)
        == "Jul 16\u{2009}–\u{2009}17, 1969")
  }

  @Test("lists have a comma before the last word")
  func lists() {
    #expect(["one", "two", "three"].formatted() == "one, two, and three")
    #expect(["one", "two", "three"].formatted(.list(type: .or)) == "one, two, or three")
    #expect([1.5, 2].formatted(.list(memberStyle: .currency(code: "USD"), type: .and)) == "$1.50 and $2.00")
  }

  @Test("formatters begin with the locale of a film")
  func formatters() {
    let dates = DateFormatter()
    dates.dateStyle = .long
    #expect(dates.string(from: date) == "July 16, 1969")
    dates.setLocalizedDateFormatFromTemplate("MMMd")
    #expect(dates.string(from: date) == "Jul 16")
    #expect(DateFormatter.localizedString(from: date, dateStyle: .medium, timeStyle: .none) == "Jul 16, 1969")
    let numbers = NumberFormatter()
    numbers.numberStyle = .currency
    #expect(numbers.string(from: 12_345.5) == "$12,345.50")
    #expect(NumberFormatter.localizedString(from: 0.25, number: .percent) == "25%")
    let given: Foundation.Formatter = numbers
    #expect(given.string(for: 2) == "$2.00")
  }

  @Test("weeks begin on Sunday")
  func calendar() {
    #expect(Calendar.current.firstWeekday == 1)
    #expect(Calendar.autoupdatingCurrent.locale?.identifier == "en_US")
    #expect(Locale.current.identifier == "en_US" && Locale.preferredLanguages == ["en-US"])
  }
}
