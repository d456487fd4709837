/// How a server reaches a live activity. None reaches a film.
public struct PushType: Hashable, Sendable {
  let channel: String?
  /// By a token of the activity's.
  public static let token = PushType(channel: nil)
  /// By a channel.
  public static func channel(_ channelId: String) -> PushType { PushType(channel: channelId) }
}
