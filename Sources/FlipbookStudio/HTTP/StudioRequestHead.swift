/// The parts of a request that decide whether it is let in.
struct StudioRequestHead: Equatable, Sendable {
  var method = "GET"
  var path = "/"
  /// Without the question mark; nil for none.
  var query: String?
  var host: String?
  var origin: String?
  /// All cookies, as the header has them.
  var cookie: String?
  /// Whether it asks for a WebSocket.
  var isUpgrade = false
}
