/// Finds differences that come from smoothing an edge in another way.
///
/// A pixel smooths an edge when it lies between a darker and a brighter neighbour, hardly any neighbour is like
/// it, and one of those two belongs to a flat area, in both pictures: the same edge is there, and only the pixels
/// along it differ. The idea is that of V. Vyšniauskas, "Anti-aliased pixel and intensity slope detector" (2009).
/// Rows are filtered by brightness first; only the remaining pixels are tested one by one.
struct AntialiasDetector {
  private let width: Int
  private let height: Int
  private var expected: Side
  private var actual: Side

  /// One of the two pictures.
  private struct Side {
    var luma: LumaPlane
    /// 255 where three neighbours or more are as bright as the pixel; rows like those of `luma`.
    var flat: [UInt8]
    var flatIsMade: [Bool]

    init(width: Int, height: Int) {
      luma = LumaPlane(width: width, height: height)
      flat = Array(repeating: 0, count: luma.bytes.count)
      flatIsMade = Array(repeating: false, count: height + 2)
    }
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    expected = Side(width: width, height: height)
    actual = Side(width: width, height: height)
  }

  /// Turns marks of different pixels of a box into marks of smoothed edges.
  mutating func forgive(
    _ expectedPixels: RawSpan, _ actualPixels: RawSpan, box: PixelBox, marks: inout MutableSpan<UInt8>
  ) {
    var candidates = [UInt8](repeating: 0, count: expected.luma.stride)
    for y in box.y..<box.maxY {
      let row = y * width
      var hasMarks = false
      for x in box.x..<box.maxX where marks[unchecked: row + x] == DifferenceMask.Mark.different {
        hasMarks = true
        break
      }
      guard hasMarks else { continue }
      for near in max(-1, y - 2)...min(height, y + 2) {
        expected.luma.makeRow(near, from: expectedPixels)
        actual.luma.makeRow(near, from: actualPixels)
      }
      for near in max(0, y - 1)...min(height - 1, y + 1) {
        Self.makeFlat(near, &expected)
        Self.makeFlat(near, &actual)
      }
      for index in candidates.indices { candidates[index] = 0 }
      // An edge is smoothed in at least one of the pictures; the flat areas beside it are in both.
      var target = candidates.mutableSpan
      Self.findCandidates(y, expected, actual, into: &target)
      let start = expected.luma.start(ofRow: y) + 1
      for x in box.x..<box.maxX
      where marks[unchecked: row + x] == DifferenceMask.Mark.different && target[unchecked: x] != 0 {
        if Self.smooths(start + x, expected, actual) || Self.smooths(start + x, actual, expected) {
          marks[row + x] = DifferenceMask.Mark.antialiased
        }
      }
    }
  }

  /// Differences of brightness below this are none.
  private static let step: UInt8 = 2

  private static func makeFlat(_ y: Int, _ side: inout Side) {
    guard !side.flatIsMade[y + 1] else { return }
    side.flatIsMade[y + 1] = true
    let (width, stride) = (side.luma.width, side.luma.stride)
    let start = side.luma.start(ofRow: y) + 1
    let plane = side.luma
    let luma = plane.bytes.span
    var flat = side.flat.mutableSpan
    for at in start..<start + width {
      let center = luma[unchecked: at]
      var equal: UInt8 = 0
      eachNeighbour(of: at, stride, luma) { equal &+= $0 == center ? 1 : 0 }
      flat[unchecked: at] = equal >= 3 ? 255 : 0
    }
  }

  /// Sets bytes of a row where a pixel of one picture lies between its neighbours and both pictures have
  /// something flat beside it.
  private static func findCandidates(
    _ y: Int, _ expected: Side, _ actual: Side, into target: inout MutableSpan<UInt8>
  ) {
    let start = expected.luma.start(ofRow: y) + 1
    let (width, stride) = (expected.luma.width, expected.luma.stride)
    markBetween(expected.luma.bytes.span, start, width, stride, &target)
    markBetween(actual.luma.bytes.span, start, width, stride, &target)
    keepNearFlat(expected.flat.span, start, width, stride, &target)
    keepNearFlat(actual.flat.span, start, width, stride, &target)
  }

  // These are loops over bytes without branches and checks, which become vector instructions.

  private static func markBetween(
    _ luma: Span<UInt8>, _ start: Int, _ width: Int, _ stride: Int, _ target: inout MutableSpan<UInt8>
  ) {
    for x in 0..<width {
      let center = luma[unchecked: start &+ x]
      var (least, greatest) = (center, center)
      var equal: UInt8 = 0
      eachNeighbour(of: start &+ x, stride, luma) { other in
        least = min(least, other)
        greatest = max(greatest, other)
        equal &+= other == center ? 1 : 0
      }
      let isDarker: UInt8 = center &- least >= step ? 255 : 0
      let isBrighter: UInt8 = greatest &- center >= step ? 255 : 0
      let isAlone: UInt8 = equal <= 2 ? 255 : 0
      target[unchecked: x] |= isDarker & isBrighter & isAlone
    }
  }

  private static func keepNearFlat(
    _ flat: Span<UInt8>, _ start: Int, _ width: Int, _ stride: Int, _ target: inout MutableSpan<UInt8>
  ) {
    for x in 0..<width {
      var any: UInt8 = 0
      eachNeighbour(of: start &+ x, stride, flat) { any |= $0 }
      target[unchecked: x] &= any
    }
  }

  @inline(__always)
  private static func eachNeighbour(
    of at: Int, _ stride: Int, _ bytes: Span<UInt8>, _ body: (UInt8) -> Void
  ) {
    body(bytes[unchecked: at &- stride &- 1])
    body(bytes[unchecked: at &- stride])
    body(bytes[unchecked: at &- stride &+ 1])
    body(bytes[unchecked: at &- 1])
    body(bytes[unchecked: at &+ 1])
    body(bytes[unchecked: at &+ stride &- 1])
    body(bytes[unchecked: at &+ stride])
    body(bytes[unchecked: at &+ stride &+ 1])
  }

  /// Whether a pixel smooths an edge of one picture that is in the other too: it lies between its darkest and its
  /// brightest neighbour, and one of those belongs to something flat in both.
  private static func smooths(_ at: Int, _ side: Side, _ other: Side) -> Bool {
    let luma = side.luma.bytes.span
    let stride = side.luma.stride
    let center = luma[at]
    var (least, greatest) = (center, center)
    var (darkest, brightest) = (at, at)
    var equal = 0
    func visit(_ place: Int) {
      let value = luma[place]
      if value == center { equal += 1 }
      if value < least { (least, darkest) = (value, place) }
      if value > greatest { (greatest, brightest) = (value, place) }
    }
    visit(at - stride - 1)
    visit(at - stride)
    visit(at - stride + 1)
    visit(at - 1)
    visit(at + 1)
    visit(at + stride - 1)
    visit(at + stride)
    visit(at + stride + 1)
    guard equal <= 2, center - least >= step, greatest - center >= step else { return false }
    return side.flat[darkest] & other.flat[darkest] != 0 || side.flat[brightest] & other.flat[brightest] != 0
  }
}
