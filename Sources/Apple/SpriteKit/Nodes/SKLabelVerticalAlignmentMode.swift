/// Which part of a label's height lies at its node.
public enum SKLabelVerticalAlignmentMode: Int, Hashable, Sendable {
  case baseline = 0
  case center = 1
  case top = 2
  case bottom = 3
}
