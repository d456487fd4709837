/// Something that the format has no words for.
struct LottieExportGap: Error {
  /// The thing, as the start of a sentence.
  var reason: String
}
