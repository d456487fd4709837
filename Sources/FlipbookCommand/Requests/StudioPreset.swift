/// A preset that the studio's page offers for a film.
package struct StudioPreset: Encodable, Equatable, Sendable {
  /// As `--preset` takes it.
  package var name: String
  /// One line without a full stop.
  package var doc: String
  /// Endings of the files that it writes, with their dots, the usual one first.
  package var endings: [String]

  init(_ preset: FilmPreset) {
    name = preset.name
    doc = preset.doc
    endings = preset.formats.map { ".\($0.rawValue)" }
  }
}
