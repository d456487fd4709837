/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
  case passive = 0
  case active, timeSensitive, critical
}
