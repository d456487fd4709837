import FlipbookDrawing
import FlipbookMotion
import Foundation

extension ViewRuntime {
  /// Touches what can be touched in turn: each control as it is meant to be, one after the other, and again from
  /// the first.
  ///
  /// - Parameter end: No touch begins after this film time, in seconds.
  package func playAlone(until end: TimeInterval) {
    let player = AutoPlayer(runtime: self, end: end)
    runLoop.post(at: AutoPlayer.start) { player.playNext() }
  }
}

/// Picks what to touch next.
@MainActor
private final class AutoPlayer {
  /// When the first touch begins, in seconds: what comes by itself has come by then.
  static let start = 0.5
  /// From the end of one touch to the next, in seconds: what it sets off has time.
  private static let pause = 1.1
  /// An action that has had turns. A control is known by its element, whatever its label has become; one that was
  /// made anew by its name and place.
  private struct Turn {
    var element: Element
    var gesture: String
    var key: String
    var count = 1
  }

  private var turns: [Turn] = []

  private weak var runtime: ViewRuntime?
  private let end: TimeInterval

  init(runtime: ViewRuntime, end: TimeInterval) {
    self.runtime = runtime
    self.end = end
  }

  private struct Choice {
    var element: Element
    var gesture: String
    var key: String
    var action: InteractionAction
    /// Whether the control only moves what is in sight, or takes it away.
    var comesLast: Bool
  }

  func playNext() {
    guard let runtime, runtime.now < end - 0.2 else { return }
    let choices = runtime.touchableControls.filter(\.isEnabled).flatMap(choices)
    // The one that has had the fewest turns; of those the first, and what comes last when the others have had theirs.
    let choice = choices.enumerated().min { a, b in
      let (first, second) = (turns(of: a.element), turns(of: b.element))
      if first != second { return first < second }
      if a.element.comesLast != b.element.comesLast { return b.element.comesLast }
      return a.offset < b.offset
    }?.element
    var rest = Self.pause
    if let choice {
      record(choice)
      let step = InteractionStep(at: runtime.now + ScriptTiming.tapDuration, choice.action)
      runtime.schedule(step) { _ in }
      rest += step.end - runtime.now
    }
    runtime.runLoop.post(after: rest) { [self] in playNext() }
  }

  private func index(of choice: Choice) -> Int? {
    turns.firstIndex {
      $0.element === choice.element && $0.gesture == choice.gesture || $0.key == choice.key
    }
  }

  private func turns(of choice: Choice) -> Int { index(of: choice).map { turns[$0].count } ?? 0 }

  private func record(_ choice: Choice) {
    if let index = index(of: choice) {
      turns[index].count += 1
    } else {
      turns.append(Turn(element: choice.element, gesture: choice.gesture, key: choice.key))
    }
  }

  /// The possible actions on a control.
  private func choices(_ control: TouchableControl) -> [Choice] {
    let target = TapTarget.point(x: control.place.x, y: control.place.y)
    let base = "\(control.kind) \(control.label) \(Int(control.place.x)),\(Int(control.place.y))"
    func choice(_ name: String, _ action: InteractionAction, comesLast: Bool = false) -> Choice {
      Choice(
        element: control.element, gesture: name, key: "\(base) \(name)", action: action,
        comesLast: comesLast)
    }
    // Each turn goes the other way.
    let sign: CGFloat = (turns.first { $0.element === control.element }?.count ?? 0) % 2 == 0 ? 1 : -1
    switch control.kind {
    case "scroll view":
      guard let mover = (control.element as? any ScrollMoving)?.scrollMover else { return [] }
      let page = mover.page
      let by =
        page.height > 0
        ? CGSize(width: 0, height: page.height * 0.6 * sign)
        : CGSize(width: page.width * 0.6 * sign, height: 0)
      let pacing = InteractionAction.Pacing(duration: 0.5, curve: .easeInOut)
      return [choice("scroll", .scroll(target, by: by, pacing), comesLast: true)]
    // The controls behind an alert do nothing.
    case "shade": return []
    case "backdrop": return [choice("tap", .tap(target, count: 1), comesLast: true)]
    case "text field", "secure field", "text editor":
      return [choice("type", .type(target, "Hello", interval: 0.12, submits: false))]
    default: break
    }
    return control.gestures.compactMap { gesture in
      switch gesture {
      case "tap": choice("tap", .tap(target, count: 1))
      case "double tap": choice("double tap", .tap(target, count: 2))
      case "drag": choice("drag", .drag(target, .offsets(offsets(of: control, sign)), pacing(of: control)))
      case "magnify":
        choice("magnify", .pinch(target, scale: 1.6, degrees: 0, InteractionAction.Pacing(duration: 0.8)))
      case "rotate":
        choice("rotate", .pinch(target, scale: 1, degrees: 60, InteractionAction.Pacing(duration: 0.8)))
      case let other where other.hasPrefix("long press"):
        if other.contains("drag") {
          choice(other, .drag(target, .offsets([.zero] + offsets(of: control, sign)), pacing(of: control)))
        } else {
          choice(other, .longPress(target, duration: 1.1))
        }
      default: nil
      }
    }
  }

  private func pacing(of control: TouchableControl) -> InteractionAction.Pacing {
    InteractionAction.Pacing(duration: control.kind == "slider" ? 0.8 : 1, hold: 0.1)
  }

  /// The ways to drag a control: towards where there is more room, along and down.
  private func offsets(of control: TouchableControl, _ sign: CGFloat) -> [CGSize] {
    guard let runtime else { return [] }
    if control.kind == "slider" {
      let share = control.control?.grip?.x ?? 0
      return [CGSize(width: control.frame.width * ((share < 0.5 ? 0.85 : 0.15) - share), height: 0)]
    }
    let along: CGFloat = (control.place.x <= runtime.size.width / 2 + 1 ? 1 : -1) * sign
    let down: CGFloat = (control.place.y <= runtime.size.height / 2 + 1 ? 1 : -1) * sign
    return [
      CGSize(width: along * 70, height: down * 20), CGSize(width: along * 110, height: down * 90),
    ]
  }
}
