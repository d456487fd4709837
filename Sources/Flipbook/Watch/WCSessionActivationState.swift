/// Whether a line to a watch is open.
public enum WCSessionActivationState: Int, Hashable, Sendable {
  case notActivated = 0
  case inactive, activated
}
