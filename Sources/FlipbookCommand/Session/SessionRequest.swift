/// A request of a batch to a scene's process, a line of JSON each.
enum SessionRequest: Codable, Sendable {
  /// Renders clips that are painted once: requests of `render` and `still` that differ in their outputs alone.
  case render([CommandRequest])
  /// Ends the row under way by a signal.
  case stop(signal: Int32)
}
