/// The place of a bar.
public enum UIBarPosition: Int, Hashable, Sendable {
  case any = 0
  case bottom, top, topAttached
}
