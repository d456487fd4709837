/// How the columns of a split view lie.
public enum _SplitArrangement: Sendable {
  /// Beside the details where the view is wider than high, else over them.
  case automatic
  /// Beside the details.
  case balanced
  /// Over the details.
  case prominentDetail
}
