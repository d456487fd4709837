import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A movement that the symbols inside a modifier make.
@MainActor
final class SymbolMotion {
  private struct Weak {
    weak var element: Element?
  }

  private unowned let runtime: ViewRuntime
  private var effect: SymbolEffectKind
  private var options: SymbolEffectOptions
  private var start: TimeInterval?
  /// Made as often as this; 0 for without end.
  private var count = 1
  /// A state: since when it is entered or left, and how far it was then.
  private var (isActive, changed, from) = (false, -Double.infinity, 0.0)
  private var users: [Weak] = []
  private var isObserving = false

  init(_ effect: SymbolEffectKind, _ options: SymbolEffectOptions, runtime: ViewRuntime) {
    (self.effect, self.options, self.runtime) = (effect, options, runtime)
  }

  func update(_ effect: SymbolEffectKind, _ options: SymbolEffectOptions) {
    (self.effect, self.options) = (effect, options)
  }

  /// Makes the movement once, or as often as the options say.
  func trigger() {
    start = runtime.now
    count = options.count ?? 1
    observe()
  }

  /// Begins a movement without end, or goes into a state; ends it with what is under way.
  func set(isActive new: Bool, isFirst: Bool) {
    guard new != isActive || isFirst else { return }
    if effect.isState {
      from = isFirst ? (new ? 1 : 0) : share(at: runtime.now)
      changed = runtime.now
    } else if new {
      start = runtime.now
      count = options.count ?? 0
    } else if let start {
      let period = (effect.period + options.delay) / max(0.01, options.speed)
      count = Int(((runtime.now - start) / period).rounded(.up))
    }
    isActive = new
    observe()
  }

  /// How far a state is entered.
  private func share(at time: TimeInterval) -> Double {
    let way = max(0, min(1, (time - changed) / effect.period * options.speed))
    let eased = UnitCurve.easeInOut.value(at: way)
    return from + ((isActive ? 1 : 0) - from) * eased
  }

  /// What an element looks like now; it is drawn again while that changes.
  func look(for element: Element) -> SymbolLook {
    if !users.contains(where: { $0.element === element }) { users.append(Weak(element: element)) }
    let now = runtime.now
    if effect.isState { return effect.look(at: share(at: now)) }
    guard let start, now >= start else { return SymbolLook() }
    let length = effect.period / max(0.01, options.speed)
    let (whole, rest) = ((now - start) / (length + options.delay)).splitWhole
    guard count == 0 || whole < Double(count) else { return SymbolLook() }
    return effect.look(at: min(1, rest * (length + options.delay) / length))
  }

  private var isMoving: Bool {
    if effect.isState { return runtime.now - changed < effect.period / max(0.01, options.speed) + 0.05 }
    guard let start else { return false }
    let length = effect.period / max(0.01, options.speed) + options.delay
    return count == 0 || runtime.now - start < length * Double(count) + 0.05
  }

  private func observe() {
    redraw()
    guard !isObserving else { return }
    isObserving = true
    runtime.observeFrames(owner: self) { [weak self] in
      guard let self else { return }
      redraw()
      if !isMoving {
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

extension Double {
  fileprivate var splitWhole: (Double, Double) {
    let whole = rounded(.down)
    return (whole, self - whole)
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
