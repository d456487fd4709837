/// The messages of ffmpeg's programs with `-loglevel level+…`.
package enum FFmpegErrors {
  /// The errors of an output, in its order, without the names of what reports them.
  package static func lines(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).filter { $0.contains("[error]") || $0.contains("[fatal]") }
      .map { String($0).replacing(#/\[[^\]]*\] ?/#, with: "") }
  }
}
