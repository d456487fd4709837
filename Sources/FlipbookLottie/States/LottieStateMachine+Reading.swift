import FlipbookDiagnostics

extension LottieStateMachine {
  /// The most states, and the most of everything that a state has.
  static let limit = 2_000

  /// Reads the text of a state machine.
  ///
  /// - Throws: ``LottieError`` where it is none.
  init(_ text: [UInt8]) throws {
    let root = try LottieTextReader.read(text)
    guard let initial = root["initial"]?.string, let list = root["states"]?.array, list.count <= Self.limit
    else {
      throw LottieError(message: "a state machine has \"initial\", a name, and \"states\", a list", path: "$")
    }
    var issues: [Diagnostic] = []
    func warn(_ message: String, _ place: String) {
      if issues.count < Self.limit {
        issues.append(Diagnostic(.warning, code: "lottie.state", message: message, place: place))
      }
    }
    self.initial = initial
    states = list.enumerated().compactMap { Self.state($1, "$.states[\($0)]", warn) }
    interactions = (root["interactions"]?.array ?? []).prefix(Self.limit).enumerated().map { index, node in
      Interaction(
        type: node["type"]?.string ?? "", layer: node["layerName"]?.string, state: node["stateName"]?.string,
        actions: Self.actions(node["actions"], "$.interactions[\(index)]", warn))
    }
    inputs = [:]
    for node in (root["inputs"]?.array ?? []).prefix(Self.limit) {
      guard let name = node["name"]?.string, !name.hasPrefix("@") else { continue }
      inputs[name] = .some(node["type"]?.string == "Event" ? nil : Self.value(node["value"]))
    }
    self.issues = issues
    guard self[initial] != nil else {
      throw LottieError(message: "there is no state \"\(initial)\" to begin with", path: "$.initial")
    }
  }

  private static func state(_ node: LottieNode, _ place: String, _ warn: (String, String) -> Void) -> State? {
    guard let name = node["name"]?.string else {
      warn("The state has no name; it is left out.", place)
      return nil
    }
    var playback: Playback?
    if node["type"]?.string != "GlobalState" {
      var own = Playback()
      own.animation = node["animation"]?.string ?? ""
      own.segment = node["segment"]?.string
      own.mode = node["mode"]?.string.flatMap(Playback.Mode.init) ?? .forward
      let speed = node["speed"]?.number ?? 1
      own.speed = speed > 0 && speed < 1e6 ? speed : 1
      own.loops = node["loop"]?.number ?? 0 != 0
      own.loopCount = max(0, Int(clamping: node["loopCount"]?.number ?? 0))
      own.isPlaying = node["autoplay"]?.number ?? 0 != 0
      own.isFinal = node["final"]?.number ?? 0 != 0
      playback = own
    }
    let transitions = (node["transitions"]?.array ?? []).prefix(limit).enumerated().compactMap {
      transition($1, "\(place).transitions[\($0)]", warn)
    }
    return State(
      name: name, playback: playback, transitions: transitions,
      entryActions: actions(node["entryActions"], "\(place).entryActions", warn),
      exitActions: actions(node["exitActions"], "\(place).exitActions", warn))
  }

  private static func transition(_ node: LottieNode, _ place: String, _ warn: (String, String) -> Void)
    -> Transition?
  {
    guard let target = node["toState"]?.string else {
      warn("The transition has no \"toState\"; it is left out.", place)
      return nil
    }
    let guards = (node["guards"]?.array ?? []).prefix(limit).compactMap { node -> Guard? in
      guard let input = node["inputName"]?.string else { return nil }
      if node["type"]?.string == "Event" { return .event(input) }
      guard let value = value(node["compareTo"]) else { return nil }
      return .compare(input: input, condition: node["conditionType"]?.string ?? "", to: value)
    }
    var tween: (duration: Double, easing: [Double])?
    if node["type"]?.string == "Tweened", let seconds = node["duration"]?.number, seconds > 0,
      seconds < 3_600
    {
      let easing = node["easing"]?.numbers ?? []
      tween = (seconds, easing.count == 4 ? easing : [0, 0, 1, 1])
    }
    return Transition(target: target, guards: guards, tween: tween)
  }

  /// Actions that change no picture.
  private static let outside: Set = ["OpenUrl", "FireCustomEvent"]
  private static let known: Set = [
    "Increment", "Decrement", "Toggle", "SetBoolean", "SetString", "SetNumeric", "SetRandom", "Multiply",
    "Floor", "Clamp", "Fire", "Reset", "SetTheme", "SetFrame", "SetProgress",
  ]

  private static func actions(_ node: LottieNode?, _ place: String, _ warn: (String, String) -> Void)
    -> [Action]
  {
    (node?.array ?? []).prefix(limit).compactMap { node in
      let type = node["type"]?.string ?? ""
      guard known.contains(type) else {
        warn(
          outside.contains(type)
            ? "The action \(type) has no effect in a film." : "The action \"\(type)\" is not known.", place)
        return nil
      }
      return Action(
        type: type, input: node["inputName"]?.string ?? "", value: value(node["value"]),
        low: value(node["min"]), high: value(node["max"]), isWhole: node["integer"]?.number ?? 0 != 0)
    }
  }

  private static func value(_ node: LottieNode?) -> LottieStateValue? {
    switch node {
    case .number(let number): .number(number)
    case .string(let text): .text(text)
    case .bool(let flag): .flag(flag)
    default: nil
    }
  }
}
