/// Writes a list of cases one below the other; the compiler then reads one at a time.
@resultBuilder
enum CaseList {
  static func buildExpression(_ one: GalleryCase) -> [GalleryCase] { [one] }
  static func buildExpression(_ several: [GalleryCase]) -> [GalleryCase] { several }
  static func buildBlock(_ parts: [GalleryCase]...) -> [GalleryCase] { parts.flatMap { $0 } }
}
