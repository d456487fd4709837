/// How a run says how far it is.
enum ProgressStyle: String, CaseIterable, Sendable {
  /// A bar that is drawn over itself, on standard error.
  case bar
  /// A line for each tenth of the frames, on standard error: for logs.
  case lines
  /// A JSON object to a line, on a descriptor of its own: standard output unless another is named.
  case json
  case none
}
