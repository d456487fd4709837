/// The figures of a frame that was painted.
package struct StageFrame: Codable, Equatable, Sendable {
  /// The request's.
  package var id: Int
  package var frame: Int
  /// A digest of the display list, in hexadecimal digits.
  package var hash: String
  /// Items of the display list, those in layers left out.
  package var items: Int
  /// Milliseconds that it took to record, to paint and to compress.
  package var recording: Double
  package var painting: Double
  package var compressing: Double
}
