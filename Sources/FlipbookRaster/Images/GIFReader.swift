import CGIF
import FlipbookPicture
import Foundation

/// Reads the pictures of a GIF file, by giflib.
struct GIFReader: ~Copyable {
  /// The file's bytes, and how far giflib has read.
  private final class Input {
    let data: Data
    var place = 0

    init(_ data: Data) { self.data = data }

    func read(_ target: UnsafeMutablePointer<GifByteType>, _ count: Int) -> Int {
      let length = min(count, data.count - place)
      guard length > 0 else { return 0 }
      data.copyBytes(to: target, from: data.startIndex + place..<data.startIndex + place + length)
      place += length
      return length
    }
  }

  private let input: Input
  private let file: UnsafeMutablePointer<GifFileType>

  /// - Throws: ``PictureError``.
  static func bitmap(from data: Data, limits: PictureDecoder.Limits) throws(PictureError) -> Bitmap {
    try pictures(from: data, atMost: 1, limits: limits)[0]
  }

  /// The first pictures as they are shown, each drawn over those before.
  ///
  /// - Parameter count: 1 or more. A file that is damaged after its first picture gives fewer.
  /// - Throws: ``PictureError``.
  static func pictures(
    from data: Data, atMost count: Int, limits: PictureDecoder.Limits
  ) throws(PictureError) -> [Bitmap] {
    try GIFReader(data).read(atMost: count, limits)
  }

  private init(_ data: Data) throws(PictureError) {
    input = Input(data)
    var status: Int32 = 0
    let opened = DGifOpen(
      Unmanaged.passUnretained(input).toOpaque(),
      { file, target, count in
        guard let target, let owner = file?.pointee.UserData else { return 0 }
        return Int32(Unmanaged<Input>.fromOpaque(owner).takeUnretainedValue().read(target, Int(count)))
      }, &status)
    guard let opened else { throw Self.failure(status) }
    file = opened
  }

  deinit {
    // Errors on closing concern files that are written.
    _ = DGifCloseFile(file, nil)
  }

  /// giflib's reason, in its words.
  private static func failure(_ status: Int32) -> PictureError {
    PictureError(
      GifErrorString(status).map { "it is damaged: \(String(cString: $0))" } ?? "it ends too early")
  }

  private borrowing func check(_ status: Int32) throws(PictureError) {
    if status != GIF_OK { throw Self.failure(file.pointee.Error) }
  }

  /// How a picture is drawn, by the graphics control block before it.
  private struct Control {
    /// The colour that lets show what is behind; nil for none.
    var transparent: Int?
    /// After the picture was shown: 2 clears its rectangle, 3 brings back what was before, others leave it.
    var disposal = 0
  }

  private borrowing func read(
    atMost count: Int, _ limits: PictureDecoder.Limits
  ) throws(PictureError) -> [Bitmap] {
    let (width, height) = (Int(file.pointee.SWidth), Int(file.pointee.SHeight))
    try limits.check(width: width, height: height)
    var canvas = [UInt32](repeating: 0, count: width * height)
    var pictures: [Bitmap] = []
    do throws(PictureError) {
      while pictures.count < count, let control = try nextPicture() {
        let before = control.disposal == 3 ? canvas : []
        try readPicture(into: &canvas, width, height, control.transparent)
        pictures.append(Bitmap(width: width, height: height, pixels: canvas))
        if control.disposal == 3 {
          canvas = before
        } else if control.disposal == 2 {
          clearPicture(in: &canvas, width, height)
        }
      }
    } catch {
      if pictures.isEmpty { throw error }
    }
    guard !pictures.isEmpty else { throw PictureError("it holds no picture") }
    return pictures
  }

  /// Reads on to the next picture; nil at the end.
  private borrowing func nextPicture() throws(PictureError) -> Control? {
    var control = Control()
    while true {
      var kind = UNDEFINED_RECORD_TYPE
      try check(DGifGetRecordType(file, &kind))
      switch kind {
      case EXTENSION_RECORD_TYPE: try readExtension(&control)
      case IMAGE_DESC_RECORD_TYPE:
        try check(DGifGetImageDesc(file))
        return control
      default: return nil
      }
    }
  }

  /// Takes what a graphics control block says; other extensions are skipped.
  private borrowing func readExtension(_ control: inout Control) throws(PictureError) {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    try check(DGifGetExtension(file, &code, &block))
    while let content = block {
      // A block begins with its length.
      if code == GRAPHICS_EXT_FUNC_CODE, content[0] >= 4 {
        control.transparent = content[1] & 1 != 0 ? Int(content[4]) : nil
        control.disposal = Int(content[1] >> 2 & 7)
      }
      try check(DGifGetExtensionNext(file, &block))
    }
  }

  /// Clears the rectangle of the picture that was read last.
  private borrowing func clearPicture(in canvas: inout [UInt32], _ width: Int, _ height: Int) {
    let image = file.pointee.Image
    let columns = min(width, Int(image.Left))..<min(width, Int(image.Left) + Int(image.Width))
    for row in min(height, Int(image.Top))..<min(height, Int(image.Top) + Int(image.Height)) {
      for column in columns { canvas[row * width + column] = 0 }
    }
  }

  private borrowing func readPicture(
    into pixels: inout [UInt32], _ width: Int, _ height: Int, _ transparent: Int?
  ) throws(PictureError) {
    let image = file.pointee.Image
    let (left, top) = (Int(image.Left), Int(image.Top))
    let (columns, rows) = (Int(image.Width), Int(image.Height))
    guard columns > 0, rows > 0 else { throw PictureError("its picture has no pixels") }
    let palette = Self.colors(image.ColorMap ?? file.pointee.SColorMap)
    var line = [GifPixelType](repeating: 0, count: columns)
    for row in image.Interlace ? Self.interlacedRows(rows) : Array(0..<rows) {
      // Rows that are missing or damaged at the end are left out.
      guard DGifGetLine(file, &line, Int32(columns)) == GIF_OK else { return }
      let y = top + row
      guard y < height else { continue }
      for (column, value) in line.enumerated() {
        let x = left + column
        guard x < width else { break }
        if Int(value) != transparent, Int(value) < palette.count {
          pixels[y * width + x] = palette[Int(value)]
        }
      }
    }
  }

  /// A table of opaque colours; none without a table.
  private static func colors(_ map: UnsafeMutablePointer<ColorMapObject>?) -> [UInt32] {
    guard let map, let colors = map.pointee.Colors else { return [] }
    return (0..<Int(map.pointee.ColorCount)).map { index in
      let color = colors[index]
      return 0xff00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
  }

  private static func interlacedRows(_ count: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: count, by: $0.1)) }
  }
}
