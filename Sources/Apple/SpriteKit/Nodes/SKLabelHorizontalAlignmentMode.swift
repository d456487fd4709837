/// Which part of a label's width lies at its node.
public enum SKLabelHorizontalAlignmentMode: Int, Hashable, Sendable {
  case center = 0
  case left = 1
  case right = 2
}
