import Foundation

/// A message of a scene's process about a row, a line of JSON each.
enum SessionMessage: Codable, Sendable {
  /// The row is rendered by a process of a number.
  case begun(process: Int32)
  case reply(SessionReply)
  /// The row's process is gone; its status as `wait` gives it.
  case ended(status: Int32)
}
