import FlipbookDiagnostics
import Foundation

/// Runs a state machine through all that happens to it, in film time, and notes what it plays.
struct LottieStateRun {
  /// The timing of an animation.
  struct Animation {
    var range: (low: Double, high: Double)
    var rate: Double
    var markers: [LottieMarker]
  }

  /// The most changes of state.
  static let changeLimit = 10_000
  /// The most guards that are evaluated.
  static let guardLimit = 2_000_000
  /// The longest time that is simulated, in seconds after the last input.
  static let horizon = 600.0

  let machine: LottieStateMachine
  let animations: [String: Animation]
  var values: [String: LottieStateValue]
  var plays: [LottieStatePlay] = []
  var time = 0.0
  var theme: String?
  var issues: [Diagnostic] = []
  private(set) var current = ""
  /// The event that waits to be handled.
  var event: String?
  /// Whether it has come to an end: a final state, or a circle of states.
  private(set) var isStopped = false
  private var changes = 0
  private var guards = 0
  var random = LottieRandom(seed: 0x5747, salt: 1)

  init(_ machine: LottieStateMachine, _ animations: [String: Animation], theme: String?) {
    (self.machine, self.animations, self.theme) = (machine, animations, theme)
    values = machine.inputs.compactMapValues { $0 }
    issues = machine.issues
  }

  /// Plays from the start on, until nothing changes any more.
  ///
  /// - Parameter inputs: In the order of their times.
  mutating func run(_ inputs: [LottieStateInput]) {
    enter(machine.initial)
    settle()
    var next = 0
    let end = (inputs.last?.time ?? 0) + Self.horizon
    // The rounds of a state whose end was reported already.
    var reported = (play: 0, rounds: 0)
    while mayGoOn {
      if reported.play != plays.count { reported = (plays.count, 0) }
      let input = next < inputs.count ? inputs[next].time : .infinity
      let round = roundEnd(after: reported.rounds)
      let moment = min(input, round, elapsed() ?? .infinity)
      guard moment <= end else { break }
      time = max(time, moment)
      if moment == input {
        happen(inputs[next].kind)
        next += 1
      } else if moment == round {
        reported.rounds += 1
        finishRound(reported.rounds)
      }
      settle()
    }
    if !mayGoOn, !isStopped {
      issues.append(
        Diagnostic(
          .warning, code: "lottie.state",
          message:
            "The state machine changes its state more than \(Self.changeLimit) times, or evaluates more than \(Self.guardLimit) guards; it stays then.",
          place: "$"))
    }
  }

  /// When a round of what plays ends; infinity where nobody asks for it.
  private func roundEnd(after rounds: Int) -> Double {
    guard let play = plays.last, play.playback.isPlaying, rounds < play.rounds ?? .max,
      machine.interactions.contains(where: { $0.state == current })
    else { return .infinity }
    return play.begin + Double(rounds + 1) * play.round
  }

  private mutating func finishRound(_ number: Int) {
    guard let play = plays.last else { return }
    let isLast = play.rounds == number
    for interaction in machine.interactions where interaction.state == current {
      let applies = interaction.type == (isLast ? "OnComplete" : "OnLoopComplete")
      if applies { perform(interaction.actions, settles: true) }
    }
  }

  /// The next time that a guard asks for.
  private func elapsed() -> Double? {
    let transitions = (machine.global?.transitions ?? []) + (machine[current]?.transitions ?? [])
    var times: [Double] = []
    for guardian in transitions.flatMap(\.guards) {
      guard case .compare(LottieStateMachine.elapsedTime, let condition, let value) = guardian,
        let seconds = number(value)
      else { continue }
      times.append(condition == "GreaterThan" || condition == "LessThanOrEqual" ? seconds + 1e-9 : seconds)
    }
    return times.filter { $0 > time }.min()
  }

  private mutating func happen(_ kind: LottieStateInput.Kind) {
    switch kind {
    case .set(let name, let value):
      guard machine.inputs[name] != nil else { return report(name, "input") }
      values[name] = value
    case .fire(let name):
      guard machine.inputs[name] != nil else { return report(name, "input") }
      event = name
    case .act(let type, let layer):
      let found = machine.interactions.filter {
        $0.type == type && ($0.layer == nil || layer == nil || $0.layer == layer)
      }
      if found.isEmpty { report("\(type)\(layer.map { " of \($0)" } ?? "")", "interaction") }
      for interaction in found { perform(interaction.actions, settles: true) }
    }
  }

  private mutating func report(_ name: String, _ kind: String) {
    let near = NearestWord.find(name, in: machine.inputs.keys.sorted()).map { " Did you mean \"\($0)\"?" }
    issues.append(
      Diagnostic(
        .warning, code: "lottie.data",
        message: "The state machine has no \(kind) \"\(name)\".\(near ?? "")", place: nil))
  }

  // MARK: States

  /// Takes transitions until none applies.
  mutating func settle() {
    var seen: [String: Int] = [:]
    var ignoresGlobal = false
    while mayGoOn {
      var isDone = true
      if !ignoresGlobal, let global = machine.global, let way = choose(global.transitions),
        way.target != current
      {
        event = nil
        follow(way, leaves: false)
        isDone = event == nil
      }
      if isDone, let way = choose(machine[current]?.transitions ?? []) {
        event = nil
        follow(way, leaves: true)
        (isDone, ignoresGlobal) = (false, event == nil)
      }
      if isDone { break }
      seen[current, default: 0] += 1
      if seen[current] ?? 0 > 20 {
        isStopped = true
        issues.append(
          Diagnostic(
            .warning, code: "lottie.state",
            message: "The states of the machine lead in a circle at \"\(current)\"; it stays there.",
            place: "$"))
      }
    }
    event = nil
  }

  /// Whether it has neither ended nor taken too much work.
  private var mayGoOn: Bool { !isStopped && changes < Self.changeLimit && guards < Self.guardLimit }

  private mutating func choose(_ transitions: [LottieStateMachine.Transition])
    -> LottieStateMachine.Transition?
  {
    guards += transitions.reduce(1) { $0 + 1 + $1.guards.count }
    for way in transitions where !way.guards.isEmpty && way.needsEvent == (event != nil) {
      if way.guards.allSatisfy({ holds($0) }) { return way }
    }
    return transitions.last { $0.guards.isEmpty }
  }

  private func holds(_ guardian: LottieStateMachine.Guard) -> Bool {
    switch guardian {
    case .event(let name): return event == name
    case .compare(let input, let condition, let written):
      guard let own = value(of: input), let other = resolved(written) else { return false }
      switch (own, other) {
      case (.number(let a), .number(let b)):
        switch condition {
        case "GreaterThan": return a > b
        case "GreaterThanOrEqual": return a >= b
        case "LessThan": return a < b
        case "LessThanOrEqual": return a <= b
        default: break
        }
      default: break
      }
      return condition == "Equal" ? own == other : condition == "NotEqual" && own != other
    }
  }

  private mutating func follow(_ way: LottieStateMachine.Transition, leaves: Bool) {
    changes += 1
    if leaves { perform(machine[current]?.exitActions ?? [], settles: false) }
    enter(way.target, by: way.tween)
  }

  private mutating func enter(_ name: String, by tween: (duration: Double, easing: [Double])? = nil) {
    guard let state = machine[name] else {
      isStopped = true
      issues.append(
        Diagnostic(
          .warning, code: "lottie.state", message: "There is no state \"\(name)\"; the machine stops.",
          place: "$"))
      return
    }
    current = name
    if let playback = state.playback {
      play(playback, state: name, by: tween)
    } else if plays.isEmpty {
      // A machine that begins in its global state shows the container's own animation at rest.
      play(LottieStateMachine.Playback(), state: name, by: nil)
    }
    perform(state.entryActions, settles: false)
    if state.playback?.isFinal == true { isStopped = true }
  }

  private mutating func play(
    _ playback: LottieStateMachine.Playback, state: String, by tween: (duration: Double, easing: [Double])?
  ) {
    let id = playback.animation.isEmpty ? plays.last?.animation ?? "" : playback.animation
    guard let animation = animations[id] else {
      issues.append(
        Diagnostic(
          .warning, code: "lottie.state",
          message: "The state \"\(state)\" plays \"\(id)\", which the container lacks; what was there stays.",
          place: "$"))
      return
    }
    var range = animation.range
    if let segment = playback.segment {
      if let marker = animation.markers.first(where: { $0.name == segment }) {
        range = (marker.time, marker.time + max(marker.duration, 1e-3))
      } else {
        issues.append(
          Diagnostic(
            .warning, code: "lottie.state",
            message: "There is no marker \"\(segment)\" in \"\(id)\"; all of it plays.", place: "$"))
      }
    }
    let isSame = plays.last?.animation == id
    if !isSame, !plays.isEmpty { theme = nil }
    var next = LottieStatePlay(
      state: state, start: time, animation: id, theme: theme, range: range,
      rate: animation.rate * playback.speed, playback: playback)
    if let tween, isSame, let before = plays.last {
      let points = tween.easing
      next.tween = LottieStatePlay.Tween(
        frame: before.frame(at: time), duration: tween.duration,
        curve: LottieEasingCurve(x1: points[0], y1: points[1], x2: points[2], y2: points[3]))
    }
    plays.append(next)
  }
}
