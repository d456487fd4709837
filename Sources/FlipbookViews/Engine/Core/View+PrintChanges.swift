extension View {
  /// Prints nothing: a film's messages are the scene's own.
  public static func _printChanges() {}
  /// Writes nothing to the log.
  public static func _logChanges() {}
}
