/// A direction of a transition.
public enum SKTransitionDirection: Int, Hashable, Sendable {
  case up = 0
  case down = 1
  case right = 2
  case left = 3
}
