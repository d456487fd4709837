import FlipbookPicture

/// One picture of many differing frames: for each expected, difference and actual, with its number and time.
public struct ContactSheet {
  /// A differing frame, its pictures already small.
  public struct Cell {
    /// Digits, points and `#`, `s`.
    public var label: String
    /// The expected picture, the difference and the actual picture, each fitted into 200 × 200 pixels.
    public var pictures: [Bitmap]

    /// Makes a cell from full-sized pictures.
    public init(label: String, expected: Bitmap, actual: Bitmap, mask: DifferenceMask?) {
      self.label = label
      let marks = DifferencePicture.marks(expected: expected, actual: actual, mask: mask)
      pictures = [expected, marks, actual].map {
        $0.fitted(width: ContactSheet.thumbnail.width, height: ContactSheet.thumbnail.height)
      }
    }
  }

  /// The largest number of frames on a sheet.
  public static let limit = 24

  private static let thumbnail = (width: 200, height: 200)
  private static let gap = 8
  private static let scale = 2
  private static let ground: UInt32 = 0xff20_2226
  private static let ink: UInt32 = 0xffff_ffff

  /// Returns the frames to show of many that differ, evenly spread, the first and the last among them.
  public static func choice(of frames: [Int]) -> [Int] {
    guard frames.count > limit else { return frames }
    return (0..<limit).map { frames[$0 * (frames.count - 1) / (limit - 1)] }
  }

  /// The sheet; two cells to a row when there are many.
  public static func picture(_ cells: [Cell]) -> Bitmap {
    let columns = cells.count > 4 ? 2 : 1
    let cellWidth = (cells.map { width(of: $0) }.max() ?? 1) + gap
    let rowHeights = stride(from: 0, to: cells.count, by: columns).map { start in
      cells[start..<min(start + columns, cells.count)].map(height(of:)).max() ?? 0
    }
    var sheet = PictureBuffer(
      width: cellWidth * columns + gap, height: max(1, rowHeights.reduce(gap) { $0 + $1 + gap }),
      color: ground)
    var y = gap
    for (row, height) in rowHeights.enumerated() {
      for column in 0..<columns where row * columns + column < cells.count {
        draw(cells[row * columns + column], into: &sheet, x: gap + column * cellWidth, y: y)
      }
      y += height + gap
    }
    return sheet.bitmap
  }

  private static func width(of cell: Cell) -> Int {
    max(
      cell.pictures.reduce(-gap) { $0 + $1.width + gap },
      PixelFont.width(cell.label, scale: scale))
  }

  private static func height(of cell: Cell) -> Int {
    PixelFont.height(scale: scale) + gap / 2 + (cell.pictures.map(\.height).max() ?? 0)
  }

  private static func draw(_ cell: Cell, into sheet: inout PictureBuffer, x: Int, y: Int) {
    PixelFont.draw(cell.label, into: &sheet, x: x, y: y, scale: scale, color: ink)
    var left = x
    for picture in cell.pictures {
      sheet.draw(picture, x: left, y: y + PixelFont.height(scale: scale) + gap / 2)
      left += picture.width + gap
    }
  }
}
