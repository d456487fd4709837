import Flipbook
import FlipbookTime
import Testing

/// Whatever a scene asks the time of gives film time, never the machine's.
@MainActor
@Suite("Dates of a film")
struct FilmDateTests {
  /// 28 November 2026, 09:41:00 in Greenwich, a Saturday.
  private static let start = 1_795_858_860.0

  /// Does something at a film time of a film that begins then.
  private func at(_ time: Double, _ body: () -> Void) {
    let context = SceneContext.current.nextScene()
    context.whileCurrent {
      FilmClock.setStart(Date(timeIntervalSince1970: Self.start), in: context)
      FilmClock.drawingTime = time
      body()
    }
  }

  @Test("a film begins in 2001 unless asked")
  func usual() {
    let context = SceneContext.current.nextScene()
    context.whileCurrent {
      FilmClock.drawingTime = 2.5
      #expect(Date().timeIntervalSinceReferenceDate == 2.5)
      #expect(time(nil) == 978_307_202)
    }
  }

  @Test("dates and clocks of all kinds tell film time")
  func clocks() {
    at(2.5) {
      #expect(Date().timeIntervalSince1970 == Self.start + 2.5)
      #expect(Date.now == Date() && Date.init() == Date())
      #expect(NSDate().timeIntervalSince1970 == Self.start + 2.5)
      #expect(NSDate(timeIntervalSinceNow: 1).timeIntervalSinceNow == 1)
      #expect(NSDate(timeIntervalSince1970: 0).timeIntervalSince1970 == 0)
      #expect(DateInterval().start == Date())
      #expect(time(nil) == Int(Self.start) + 2)
      #expect(clock() == 2_500_000)
      var day = timeval()
      gettimeofday(&day, nil)
      #expect(day.tv_sec == Int(Self.start) + 2 && day.tv_usec == 500_000)
      var moment = timespec()
      clock_gettime(CLOCK_MONOTONIC, &moment)
      #expect(moment.tv_sec == 2 && moment.tv_nsec == 500_000_000)
      clock_gettime(CLOCK_REALTIME, &moment)
      #expect(moment.tv_sec == Int(Self.start) + 2)
      #expect(mach_absolute_time() == 2_500_000_000)
      var base = mach_timebase_info_data_t()
      mach_timebase_info(&base)
      #expect(base.numer == base.denom)
      #expect(ProcessInfo.processInfo.systemUptime == 2.5)
      #expect(CFAbsoluteTimeGetCurrent() == Date().timeIntervalSinceReferenceDate)
    }
  }

  @Test("today, yesterday and tomorrow are those of the film")
  func days() {
    at(0) {
      let calendar = Calendar.current
      #expect(calendar.isDateInToday(Date()))
      #expect(calendar.isDateInToday(Date() + 14 * 3600) && !calendar.isDateInToday(Date() + 15 * 3600))
      #expect(calendar.isDateInYesterday(Date() - 86_400) && !calendar.isDateInYesterday(Date()))
      #expect(calendar.isDateInTomorrow(Date() + 86_400) && !calendar.isDateInTomorrow(Date() + 2 * 86_400))
    }
  }

  @Test("relative formats count from film time")
  func relativeFormats() {
    at(0) {
      let later = Date() + 7200
      #expect(later.formatted(.relative(presentation: .named)) == "in 2 hours")
      #expect((Date() - 86_400).formatted(.relative(presentation: .named)) == "yesterday")
      #expect((Date() - 86_400).formatted(.relative(presentation: .numeric)) == "1 day ago")
      #expect(Date.RelativeFormatStyle(presentation: .numeric).format(later) == "in 2 hours")
      #expect(Text(later, format: .relative(presentation: .numeric)).plainString == "in 2 hours")
      #expect(Text("Due \(later, format: .relative(presentation: .numeric))").plainString == "Due in 2 hours")
      #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: 31 * 86_400) == "in 1 month")
    }
  }

  @Test("a date formatter names near days")
  func formatter() {
    at(0) {
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      formatter.timeStyle = .short
      formatter.doesRelativeDateFormatting = true
      #expect(formatter.string(from: Date()) == "Today at 9:41\u{202f}AM")
      #expect(formatter.string(from: Date() - 86_400) == "Yesterday at 9:41\u{202f}AM")
      #expect(formatter.string(from: Date() + 2 * 86_400) == "November 30, 2026 at 9:41\u{202f}AM")
      formatter.timeStyle = .none
      #expect(formatter.string(from: Date() + 86_400) == "Tomorrow")
      formatter.locale = Locale(identifier: "de")
      #expect(formatter.string(from: Date() - 2 * 86_400) == "Vorgestern")
      formatter.dateFormat = "yyyy"
      #expect(formatter.string(from: Date()) == "2026")
    }
  }

  @Test("a process tells a phone's facts, not the machine's")
  func device() {
    let info = ProcessInfo.processInfo
    #expect(info.processIdentifier == 1 && info.hostName == "localhost" && info.userName == "mobile")
    #expect(info.activeProcessorCount == 6 && info.processorCount == 6 && info.physicalMemory == 8 << 30)
    #expect(info.operatingSystemVersion.majorVersion == 18)
    #expect(info.operatingSystemVersionString.hasPrefix("Version \(UIDevice.current.systemVersion) "))
    func isAtLeast(_ major: Int) -> Bool {
      info.isOperatingSystemAtLeast(
        OperatingSystemVersion(majorVersion: major, minorVersion: 0, patchVersion: 0))
    }
    #expect(isAtLeast(17) && isAtLeast(18) && !isAtLeast(19))
    #expect(info.thermalState == .nominal && !info.isLowPowerModeEnabled && !info.isiOSAppOnMac)
    #expect(NSUserName() == "mobile")
  }

  @Test("identifiers follow from the seed")
  func identifiers() {
    func draws() -> [String] {
      SceneRandom.restart(seed: 5, at: .initialisation)
      return [NSUUID().uuidString, ProcessInfo.processInfo.globallyUniqueString, UUID().uuidString]
    }
    let first = draws()
    #expect(first == draws() && Set(first).count == 3)
  }
}
