/// Letters of 3 × 5 pixels for labels in reports, which are made without the text engine.
enum PixelFont {
  /// The rows of a glyph, top first, three bits each, the left pixel the highest.
  private static let glyphs: [Character: [UInt8]] = [
    "0": [7, 5, 5, 5, 7], "1": [2, 6, 2, 2, 7], "2": [7, 1, 7, 4, 7], "3": [7, 1, 7, 1, 7],
    "4": [5, 5, 7, 1, 1], "5": [7, 4, 7, 1, 7], "6": [7, 4, 7, 5, 7], "7": [7, 1, 1, 2, 2],
    "8": [7, 5, 7, 5, 7], "9": [7, 5, 7, 1, 7], ".": [0, 0, 0, 0, 2], ":": [0, 2, 0, 2, 0],
    "-": [0, 0, 7, 0, 0], "#": [5, 7, 5, 7, 5], "s": [0, 3, 6, 3, 6], "/": [1, 1, 2, 4, 4],
    "%": [5, 1, 2, 4, 5], "+": [0, 2, 7, 2, 0],
  ]

  /// The width of a text in pixels.
  static func width(_ text: String, scale: Int) -> Int { text.count * 4 * scale }

  /// The height of a line in pixels.
  static func height(scale: Int) -> Int { 5 * scale }

  /// Writes a text; characters without a glyph are spaces.
  static func draw(
    _ text: String, into picture: inout PictureBuffer, x: Int, y: Int, scale: Int, color: UInt32
  ) {
    for (index, character) in text.enumerated() {
      guard let rows = glyphs[character] else { continue }
      for (row, bits) in rows.enumerated() {
        for column in 0..<3 where bits & (4 >> UInt8(column)) != 0 {
          picture.fill(
            PixelBox(
              x: x + (index * 4 + column) * scale, y: y + row * scale, width: scale, height: scale),
            color)
        }
      }
    }
  }
}
