import Foundation

extension LottieStateRun {
  /// The value of an input.
  func value(of input: String) -> LottieStateValue? {
    input == LottieStateMachine.elapsedTime ? .number(time) : values[input]
  }

  /// A value, or that of the input that it names with a `$`.
  func resolved(_ value: LottieStateValue) -> LottieStateValue? {
    guard case .text(let text) = value else { return value }
    if text.hasPrefix("@") { return self.value(of: text) }
    return text.hasPrefix("$") ? values[String(text.dropFirst())] : value
  }

  /// A number, or that of the input that it names.
  func number(_ value: LottieStateValue?) -> Double? {
    guard let value, case .number(let number)? = resolved(value) else { return nil }
    return number
  }

  /// Does what actions ask.
  ///
  /// - Parameter settles: Whether transitions are checked after each.
  mutating func perform(_ actions: [LottieStateMachine.Action], settles: Bool) {
    for action in actions {
      perform(action)
      if settles { settle() }
    }
  }

  private mutating func perform(_ action: LottieStateMachine.Action) {
    switch action.type {
    case "Fire":
      if machine.inputs[action.input] != nil { event = action.input }
    case "Reset": values[action.input] = machine.inputs[action.input] ?? nil
    case "SetTheme":
      guard let value = action.value, case .text(let name)? = resolved(value) ?? action.value else { return }
      theme = name.isEmpty ? nil : name
      let new = theme
      branch { $0.theme = new }
    case "SetFrame", "SetProgress":
      guard let amount = number(action.value), let play = plays.last else { return }
      let (low, high) = play.range
      let frame = action.type == "SetFrame" ? amount : low + max(0, min(1, amount)) * (high - low)
      let place = max(low, min(max(low, high - 1), frame))
      branch { $0.place = place }
    case "Toggle":
      if case .flag(let flag)? = values[action.input] { values[action.input] = .flag(!flag) }
    case "SetBoolean", "SetString", "SetNumeric":
      guard values[action.input] != nil, let value = action.value, let new = resolved(value) else { return }
      values[action.input] = new
    default: calculate(action)
    }
  }

  /// Actions on numbers.
  private mutating func calculate(_ action: LottieStateMachine.Action) {
    guard case .number(let old)? = values[action.input] else { return }
    let (low, high) = (number(action.low), number(action.high))
    var new = old
    switch action.type {
    case "Increment": new += action.value == nil ? 1 : number(action.value) ?? 0
    case "Decrement": new -= action.value == nil ? 1 : number(action.value) ?? 0
    case "Multiply": new *= number(action.value) ?? 1
    case "Floor": new = new.rounded(.down)
    case "Clamp": new = min(max(new, low ?? -.infinity), high ?? .infinity)
    case "SetRandom":
      let (from, to) = (low ?? 0, high ?? 1)
      guard from <= to else { return }
      let share = random.next()
      new = action.isWhole ? from + (share * (to - from + 1)).rounded(.down) : from + share * (to - from)
    default: return
    }
    if new.isFinite { values[action.input] = .number(new) }
  }

  /// Goes on with what plays in another way from now on.
  private mutating func branch(_ change: (inout LottieStatePlay) -> Void) {
    guard var play = plays.last else { return }
    let frame = play.frame(at: time)
    if play.start < time {
      play.place = frame
      play.start = time
      change(&play)
      plays.append(play)
    } else {
      change(&plays[plays.count - 1])
    }
  }
}
