/// Where a speech stops.
public enum AVSpeechBoundary: Int, Hashable, Sendable {
  /// At once.
  case immediate
  /// Behind a word.
  case word
}
