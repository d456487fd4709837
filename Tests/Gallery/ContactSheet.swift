import FlipbookDrawing

/// Puts pictures beside and below each other.
package enum ContactSheet {
  /// Between pictures, in pixels.
  static let gap = 4
  private static let grey: UInt32 = 0xff80_8080

  /// Rows of pictures, each as high as its highest and the sheet as wide as the widest row, on middle grey.
  package static func grid(_ rows: [[Bitmap]]) throws -> Bitmap {
    let width = rows.map { row in row.reduce(-gap) { $0 + $1.width + gap } }.max() ?? 0
    let heights = rows.map { row in row.map(\.height).max() ?? 0 }
    let height = heights.reduce(-gap) { $0 + $1 + gap }
    guard width > 0, height > 0 else { throw ContactSheetError.empty }
    var pixels = [UInt32](repeating: grey, count: width * height)
    var y = 0
    for (row, rowHeight) in zip(rows, heights) {
      var x = 0
      for picture in row {
        for line in 0..<picture.height {
          for column in 0..<picture.width {
            pixels[(y + line) * width + x + column] = picture[column, line]
          }
        }
        x += picture.width + gap
      }
      y += rowHeight + gap
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Pictures from left to right, in as many rows as a sheet so wide needs, in pixels.
  package static func rows(_ pictures: [Bitmap], width: Int) throws -> Bitmap {
    var rows: [[Bitmap]] = []
    var used = Int.max / 2
    for picture in pictures {
      if used + gap + picture.width > width {
        rows.append([])
        used = -gap
      }
      rows[rows.count - 1].append(picture)
      used += gap + picture.width
    }
    return try grid(rows)
  }
}

/// Why there is no sheet.
enum ContactSheetError: Error {
  case empty
}
