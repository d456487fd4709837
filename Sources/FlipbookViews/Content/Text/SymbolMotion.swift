import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A movement that the symbols inside a modifier make.
@MainActor
final class SymbolMotion {
  private struct Weak {
    weak var element: Element?
  }

  private unowned let runtime: ViewRuntime
  private var timeline: SymbolTimeline
  private var users: [Weak] = []
  private var isObserving = false

  init(_ effect: SymbolEffectKind, _ options: SymbolEffectOptions, runtime: ViewRuntime) {
    timeline = SymbolTimeline(effect, options)
    self.runtime = runtime
  }

  func update(_ effect: SymbolEffectKind, _ options: SymbolEffectOptions) { timeline.update(effect, options) }

  /// Makes the movement once, or as often as the options say.
  func trigger() {
    timeline.trigger(at: runtime.now)
    observe()
  }

  /// Begins a movement without end, or goes into a state; ends it with what is under way.
  func set(isActive: Bool, isFirst: Bool) {
    if timeline.set(isActive: isActive, isFirst: isFirst, at: runtime.now) { observe() }
  }

  /// The present appearance of an element; it is drawn again while that changes.
  func appearance(for element: Element) -> SymbolAppearance {
    if !users.contains(where: { $0.element === element }) { users.append(Weak(element: element)) }
    return timeline.appearance(at: runtime.now)
  }

  private func observe() {
    redraw()
    guard !isObserving else { return }
    isObserving = true
    runtime.observeFrames(owner: self) { [weak self] in
      guard let self else { return }
      redraw()
      if !timeline.isMoving(at: runtime.now) {
        isObserving = false
        runtime.stopObservingFrames(owner: self)
      }
    }
  }

  private func redraw() {
    users.removeAll { $0.element == nil }
    for user in users { user.element?.invalidateDisplay() }
  }
}

private enum SymbolMotionsKey: EnvironmentKey {
  static var defaultValue: OnSceneThread<[SymbolMotion]> { OnSceneThread([]) }
}

extension EnvironmentValues {
  /// The movements of symbols here.
  var symbolMotions: [SymbolMotion] {
    get { self[SymbolMotionsKey.self].value }
    set { self[SymbolMotionsKey.self] = OnSceneThread(newValue) }
  }
}

/// Moves the symbols in a view.
private struct SymbolMotionModifier<Value: Equatable>: ViewModifier {
  let effect: SymbolEffectKind
  let options: SymbolEffectOptions
  /// Starts the effect when it changes; nil where `isActive` counts.
  let value: Value?
  let isActive: Bool
  @State private var holder = Holder()

  @MainActor
  final class Holder {
    var motion: SymbolMotion?
    nonisolated init() {}
  }

  init(effect: SymbolEffectKind, options: SymbolEffectOptions, value: Value?, isActive: Bool) {
    (self.effect, self.options, self.value, self.isActive) = (effect, options, value, isActive)
  }

  func body(content: Content) -> some View {
    let (isActive, value) = (isActive, value)
    if holder.motion == nil, let runtime = ViewRuntime.current {
      let motion = SymbolMotion(effect, options, runtime: runtime)
      if value == nil { motion.set(isActive: isActive, isFirst: true) }
      holder.motion = motion
    }
    let motion = holder.motion
    motion?.update(effect, options)
    return
      content
      .transformEnvironment(\.symbolMotions) { if let motion { $0.append(motion) } }
      .onChange(of: value) { _ in motion?.trigger() }
      .onChange(of: isActive) { new in motion?.set(isActive: new, isFirst: false) }
  }
}

extension View {
  /// Moves the symbols in the view whenever a value changes.
  public func symbolEffect<U: Equatable>(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolMotionModifier(effect: effect, options: options, value: value, isActive: false))
  }

  /// Moves the symbols in the view for as long as a flag says.
  public func symbolEffect(
    _ effect: SymbolEffectKind, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolMotionModifier<Int>(effect: effect, options: options, value: nil, isActive: isActive))
  }

  /// Leaves out the movements that views around ask for.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolMotions) { if isEnabled { $0 = [] } }
  }

  /// How the parts of the symbols in the view are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
  /// How the parts of symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}
