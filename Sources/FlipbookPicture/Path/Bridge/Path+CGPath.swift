extension Path {
  /// Makes the path that a ``CGPath`` holds.
  public init(_ path: CGPath) { self = path.path }

  /// Makes the path that a ``CGMutablePath`` holds at this moment.
  public init(_ path: CGMutablePath) { self = path.path }

  /// The path as an object.
  public var cgPath: CGPath { CGPath(self) }
}
