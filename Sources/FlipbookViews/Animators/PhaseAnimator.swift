import FlipbookMotion
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

  /// Goes round and round.
  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes round once when `trigger` changes.
  public init<Phases: Sequence>(
    _ phases: Phases, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    Group {
      if phases.indices.contains(index) { content(phases[index]) }
    }
    .onAppear { if trigger == nil { advance(run: runs, idle: 0) } }
    .onChange(of: trigger) { _, _ in
      runs += 1
      advance(run: runs, idle: 0)
    }
  }

  /// Enters the next phase, and the one after it when that is reached.
  ///
  /// - Parameter idle: Phases in a row that took no time; a whole round of them ends the cycle.
  private func advance(run: Int, idle: Int) {
    guard phases.count > 1, run == runs, idle <= phases.count else { return }
    let next = (index + 1) % phases.count
    guard let runtime = ViewRuntime.current else { return }
    let start = runtime.now
    withAnimation(animation(phases[next]), completionCriteria: .logicallyComplete) {
      index = next
    } completion: {
      if trigger != nil, next == 0 { return }
      advance(run: run, idle: ViewRuntime.current?.now == start ? idle + 1 : 0)
    }
  }
}

/// A value of any equatable type.
struct AnyEquatable: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool {
    func compare<E: Equatable>(_ value: E) -> Bool { value == rhs.value as? E }
    return compare(lhs.value)
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
