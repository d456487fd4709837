/// How the ends of an open stroke, and of each dash, look.
public enum CGLineCap: Int32, Hashable, Sendable, CaseIterable {
  /// Cut off square at the end point.
  case butt = 0
  /// A half disc around the end point.
  case round = 1
  /// Half the line width longer than the line, cut off square.
  case square = 2
}
