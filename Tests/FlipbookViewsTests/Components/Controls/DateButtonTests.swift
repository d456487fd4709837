import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The plates that the buttons of compact date pickers open, in films of 393 × 852 points.
@MainActor
@Suite struct DateButtonTests {
  @MainActor private final class Clock {
    var date = FilmCalendar.date("2026-01-02 07:59") ?? .distantPast
    var binding: Binding<Date> { Binding(get: { self.date }, set: { self.date = $0 }) }
  }

  private func picker(_ clock: Clock, at side: HorizontalAlignment) -> ViewRuntime {
    ViewRuntime(393, 852) {
      VStack(alignment: side, spacing: 0) {
        Color.clear.frame(height: 200)
        DatePicker("a", selection: clock.binding, displayedComponents: .hourAndMinute).labelsHidden()
        Color.clear
      }
      .padding(.horizontal, 40)
    }
  }

  private func pill(_ runtime: ViewRuntime) throws -> CGRect {
    try #require(runtime.fills(at: 0).first { $0.height == 36 })
  }

  private func band(_ runtime: ViewRuntime, at time: TimeInterval) -> CGRect? {
    runtime.fills(at: time).first { $0.height == 34 }
  }

  private func open(_ runtime: ViewRuntime, _ pill: CGRect) {
    runtime.perform(at: 0.1, .tap(.point(x: pill.midX, y: pill.midY), count: 1))
    for step in 0...60 { _ = runtime.displayList(at: 0.1 + Double(step) / 60) }
  }

  @Test("wheels stand 10 below the button, in line with its end; a touch beside closes them")
  func place() throws {
    let runtime = picker(Clock(), at: .trailing)
    let pill = try self.pill(runtime)
    #expect(self.band(runtime, at: 0.05) == nil)
    open(runtime, pill)
    let band = try #require(self.band(runtime, at: 1.5))
    #expect(abs(band.width - 199.67) < 0.01)
    #expect(abs(band.maxX + 16 - pill.maxX) < 0.01)
    #expect(abs(band.midY - pill.maxY - 10 - 102) < 0.01)
    runtime.perform(at: 1.6, .tap(.point(x: 30, y: 800), count: 1))
    for step in 0...60 { _ = runtime.displayList(at: 1.7 + Double(step) / 60) }
    #expect(self.band(runtime, at: 3) == nil)
  }

  @Test("a plate stays 16 within the page")
  func edge() throws {
    let runtime = picker(Clock(), at: .leading)
    open(runtime, try pill(runtime))
    #expect(try #require(band(runtime, at: 1.5)).minX == 32)
  }

  @Test("after 59 comes 00, without another hour")
  func ring() throws {
    let clock = Clock()
    let runtime = picker(clock, at: .trailing)
    open(runtime, try pill(runtime))
    let band = try #require(self.band(runtime, at: 1.5))
    // The second of three wheels of 63, 15.3 within the plate.
    let place = TapTarget.point(x: band.minX - 0.7 + 94.5, y: band.midY)
    runtime.perform(
      at: 1.6,
      .drag(
        place, .offsets([CGSize(width: 0, height: -31)]),
        InteractionAction.Pacing(duration: 0.4, curve: .linear, hold: 0.3)))
    for step in 0...120 { _ = runtime.displayList(at: 1.6 + Double(step) / 60) }
    let parts = FilmCalendar.calendar.dateComponents([.hour, .minute], from: clock.date)
    #expect(parts.hour == 7 && parts.minute == 0, "\(parts)")
  }
}
