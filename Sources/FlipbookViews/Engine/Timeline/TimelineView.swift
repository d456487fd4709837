import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A view that is made anew at the dates of a schedule.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The values that the content is made from.
  public struct Context {
    /// How often the content is updated.
    public enum Cadence: Comparable, Sendable {
      /// Every frame.
      case live
      /// Every second; never in a film.
      case seconds
      /// Every minute; never in a film.
      case minutes
    }

    /// The date of the schedule that the content is for.
    public let date: Date
    /// How often the content is updated: always `live`.
    public let cadence: Cadence

    /// Has no effect in a film, whose frames are all drawn.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// The context that a timeline's content is made from, whatever its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes a view whose content is made anew at the dates of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// Makes the node that follows the schedule in film time.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    TimelineNode(view: view, inputs: inputs)
  }
}

@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: SingleChildNode<
  TimelineView<Schedule, Content>, Content
>
{
  private var view: TimelineView<Schedule, Content>
  private var date: Date
  private var entries: Schedule.Entries.Iterator
  /// The entry after the one shown.
  private var upcoming: Date?
  private var token: VirtualRunLoop.Token?
  private var followsFrames = false

  init(view: TimelineView<Schedule, Content>, inputs: _ViewInputs) {
    self.view = view
    let now = FilmClock.date(at: inputs.runtime.now)
    date = now
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    super.init(inputs: inputs)
    begin()
    child = Content._makeNode(view: makeContent(), inputs: self.inputs)
  }

  /// Starts the schedule from now: the entry just before now is the first that is shown.
  private func begin() {
    token?.cancel()
    runtime.stopObservingFrames(owner: self)
    let now = FilmClock.date(at: runtime.now)
    let schedule = view.schedule.entries(from: now, mode: .normal)
    followsFrames = (schedule as? AnimationTimelineSchedule.Entries)?.followsFrames ?? false
    date = now
    if followsFrames {
      runtime.observeFrames(owner: self) { [weak self] in self?.showFrame() }
      return
    }
    entries = schedule.makeIterator()
    upcoming = entries.next()
    if let first = upcoming { date = first }
    consumeEntries(until: now)
    wait()
  }

  private func consumeEntries(until now: Date) {
    while let next = upcoming, next <= now {
      date = next
      upcoming = entries.next()
      // A schedule that does not move on would never end.
      if let upcoming, upcoming <= date {
        self.upcoming = nil
        return
      }
    }
  }

  private func wait() {
    guard let upcoming else { return }
    let time = FilmClock.dueTime(of: upcoming)
    guard time.isFinite else { return }
    token = runtime.runLoop.post(at: time) { [weak self] in
      guard let self, !isRemoved else { return }
      // Sums of intervals may fall short of the film time by a rounding error.
      consumeEntries(until: max(upcoming, FilmClock.date(at: max(runtime.now, time) + 1e-9)))
      runtime.schedule(nil) { [self] in runtime.enqueue(self) }
      wait()
    }
  }

  private func showFrame() {
    guard !isRemoved else { return }
    let now = FilmClock.date(at: runtime.now)
    guard now != date else { return }
    date = now
    runtime.schedule(nil) { [self] in runtime.enqueue(self) }
  }

  private func makeContent() -> Content {
    runtime.evaluate(self) { view.content(TimelineViewDefaultContext(date: date, cadence: .live)) }
  }

  override func update(view: TimelineView<Schedule, Content>, inputs: _ViewInputs) {
    environment = inputs.environment
    let isSameSchedule = ViewComparison.areEqual(self.view.schedule, view.schedule)
    self.view = view
    if !isSameSchedule { begin() }
    refresh()
  }

  override func refresh() { child.update(view: makeContent(), inputs: inputs) }

  override func remove() {
    super.remove()
    token?.cancel()
    runtime.stopObservingFrames(owner: self)
  }
}
