extension Logger {
  /// Has no effect.
  public func log(_ message: OSLogMessage) {}
  /// Has no effect.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Has no effect.
  public func trace(_ message: OSLogMessage) {}
  /// Has no effect.
  public func debug(_ message: OSLogMessage) {}
  /// Has no effect.
  public func info(_ message: OSLogMessage) {}
  /// Has no effect.
  public func notice(_ message: OSLogMessage) {}
  /// Has no effect.
  public func warning(_ message: OSLogMessage) {}
  /// Has no effect.
  public func error(_ message: OSLogMessage) {}
  /// Has no effect.
  public func critical(_ message: OSLogMessage) {}
  /// Has no effect.
  public func fault(_ message: OSLogMessage) {}
}
