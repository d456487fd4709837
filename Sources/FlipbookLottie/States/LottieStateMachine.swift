import FlipbookDiagnostics

/// A state machine of a container: which part of which animation plays, and what leads to another.
struct LottieStateMachine: Sendable {
  /// The animation that a state plays, and how.
  struct Playback: Sendable, Equatable {
    enum Mode: String, Sendable {
      case forward = "Forward"
      case reverse = "Reverse"
      case bounce = "Bounce"
      case reverseBounce = "ReverseBounce"

      var startsAtEnd: Bool { self == .reverse || self == .reverseBounce }
      var bounces: Bool { self == .bounce || self == .reverseBounce }
    }

    /// Empty for the one that plays already.
    var animation = ""
    /// The marker of the part that plays; nil for all of it.
    var segment: String?
    var mode = Mode.forward
    var speed = 1.0
    var loops = false
    /// Rounds; 0 for no end.
    var loopCount = 0
    /// Whether it plays, instead of showing its first frame.
    var isPlaying = false
    /// Whether nothing leads on from it.
    var isFinal = false
  }

  struct State: Sendable {
    var name: String
    /// Nil for the global state, which is never played.
    var playback: Playback?
    var transitions: [Transition]
    var entryActions: [Action]
    var exitActions: [Action]
  }

  struct Transition: Sendable {
    var target: String
    var guards: [Guard]
    /// In seconds, with the control points of its curve; nil for a cut.
    var tween: (duration: Double, easing: [Double])?

    var needsEvent: Bool { guards.contains { if case .event = $0 { true } else { false } } }
  }

  /// A condition of a transition.
  enum Guard: Sendable {
    case event(String)
    case compare(input: String, condition: String, to: LottieStateValue)
  }

  /// An action on entering or leaving a state, or of an interaction.
  struct Action: Sendable {
    var type: String
    var input: String
    var value: LottieStateValue?
    var low: LottieStateValue?
    var high: LottieStateValue?
    var isWhole: Bool
  }

  struct Interaction: Sendable {
    var type: String
    var layer: String?
    var state: String?
    var actions: [Action]
  }

  var initial: String
  var states: [State]
  var interactions: [Interaction]
  /// The inputs with their first values; events have none.
  var inputs: [String: LottieStateValue?]
  /// Diagnostics about parts of the machine that are not run as it asks.
  var issues: [Diagnostic] = []

  /// The state whose transitions are checked before those of the one that plays.
  var global: State? { states.first { $0.playback == nil } }

  /// A state by its name.
  subscript(name: String) -> State? { states.first { $0.name == name } }

  /// The input that holds the seconds since the start.
  static let elapsedTime = "@elapsedTime"
}
