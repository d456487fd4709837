/// How the preview of a context menu goes as it is touched.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  case dismiss = 0
  case pop
}
