/// A value of an input of a state machine.
package enum LottieStateValue: Sendable, Equatable {
  case number(Double)
  case text(String)
  case flag(Bool)
}
