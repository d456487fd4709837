import FlipbookMotion
import FlipbookTime
import Foundation

/// A view that goes through a list of phases, each reached by an animation: round and round, or once for each
/// change of a trigger.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  @State private var index = 0
  @State private var runs = 0
  /// Whether a round that a trigger began is under way.
  @State private var isRunning = false

  /// Makes a view that goes round and round.
  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Makes a view that goes round once when `trigger` changes.
  public init<Phases: Sequence>(
    _ phases: Phases, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  /// The content of the present phase.
  public var body: some View {
    Group {
      if phases.indices.contains(index) { content(phases[index]) }
    }
    .transaction(value: trigger) { transaction in
      // Changes of the content together with the trigger take the animation of the first phase.
      guard phases.count > 1, !transaction.disablesAnimations else { return }
      transaction.animation = isCutOff ? nil : animation(phases[1])
    }
    .onAppear { if trigger == nil { advance(from: index, run: runs) } }
    .onChange(of: trigger) { _, _ in
      if isCutOff { withTransaction(Transaction()) { index = 0 } }
      runs += 1
      isRunning = true
      advance(from: 0, run: runs)
    }
  }

  /// Whether a round is under way that a trigger ends before it is done: one that is beyond the first phase.
  private var isCutOff: Bool { isRunning && index != 1 }

  /// Enters the next phase, and the one after it when its animation is logically over, whatever the phase has changed:
  /// after a frame at least.
  private func advance(from start: Int, run: Int) {
    guard phases.count > 1, run == runs, let runtime = ViewRuntime.current else { return }
    let next = (start + 1) % phases.count
    let animation = self.animation(phases[next])
    withAnimation(animation) { index = next }
    let length = animation.map(Self.turn) ?? 0
    guard length < .infinity else { return }
    runtime.runLoop.post(at: max(runtime.frame(notBefore: runtime.now + length), runtime.nextFrame)) {
      if trigger != nil, next == 0 {
        if run == runs { isRunning = false }
      } else {
        advance(from: next, run: run)
      }
    }
  }
}

extension PhaseAnimator {
  /// How long a phase lasts.
  ///
  /// A phone sees the end in the first frame at which it has passed. Sixtieths of a second don't add up exactly: a
  /// duration of whole frames is seen a frame late, but for those of halves and quarters of a second, which are exact in
  /// binary, and for animations that are over before they count as complete. One that jumps takes three frames, as
  /// recorded.
  static func turn(of animation: Animation) -> TimeInterval {
    let duration = animation.logicalDuration
    if duration <= 0, animation.finishTime(value: 1.0) <= 0 { return 3 / FilmClock.screenRate }
    let frames = duration * FilmClock.screenRate
    let isWhole = abs(frames - frames.rounded()) < 1e-6
    let isExact = (duration * 64).rounded() == duration * 64
    guard isWhole, !isExact, animation.finishTime(value: 1.0) >= duration - 1e-9 else { return duration }
    return duration + 1 / FilmClock.screenRate
  }
}

extension View {
  /// Takes the view through phases, round and round.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let source = TypedContentSource(self)
    return PhaseAnimator(
      phases, content: { content(PlaceholderContentView(source: source), $0) }, animation: animation)
  }

  /// Takes the view through phases once for each change of a trigger.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let source = TypedContentSource(self)
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(source: source), $0) },
      animation: animation)
  }
}
