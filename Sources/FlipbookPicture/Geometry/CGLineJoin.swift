/// How the corners of a stroke look.
public enum CGLineJoin: Int32, Hashable, Sendable, CaseIterable {
  /// The outer edges go on until they meet; past the miter limit, like ``bevel``.
  case miter = 0
  /// A disc around the corner.
  case round = 1
  /// The corner cut off.
  case bevel = 2
}
