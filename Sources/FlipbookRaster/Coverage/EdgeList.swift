internal import CPixelRows

/// The straight edges of an outline in 24.8 fixed-point device pixels, kept only where they can change coverage
/// inside a clip rectangle.
///
/// Dropping and simplifying edges never changes a pixel inside the clip: edges above, below and right of it
/// add nothing there, and edges left of it count by their height alone.
struct EdgeList: ~Copyable {
  /// A line from one point to another, with 8 fraction bits. One that goes down has winding +1.
  typealias Edge = pixel_rows_edge

  /// Coordinates past this many pixels are clipped before they are converted, so that 24.8 differences fit 32
  /// bits: 2^21 pixels are 2^29 with 8 fraction bits, and differences of two are less than 2^31.
  static let guardBand = 2_097_152.0

  /// The most chords that a curve is made of at a time.
  static let mostChords = 65

  private(set) var storage: UnsafeMutablePointer<Edge>
  private var capacity: Int
  private(set) var count = 0
  private(set) var minX = Int32.max
  private(set) var maxX = Int32.min
  private(set) var minY = Int32.max
  private(set) var maxY = Int32.min

  private var clipMinX: Int32 = 0
  private var clipMinY: Int32 = 0
  private var clipMaxX: Int32 = 0
  private var clipMaxY: Int32 = 0
  private var start = SIMD2<Double>(repeating: 0)
  private(set) var current = SIMD2<Double>(repeating: 0)
  private var currentX: Int32 = 0
  private var currentY: Int32 = 0
  private var isOpen = false

  init() {
    capacity = 1_024
    storage = .allocate(capacity: capacity)
  }

  deinit { storage.deallocate() }

  /// Forgets all edges and sets the clip, in whole pixels.
  mutating func begin(clip: PixelRect) {
    count = 0
    minX = .max
    maxX = .min
    minY = .max
    maxY = .min
    clipMinX = Self.fixed(pixel: clip.minX)
    clipMinY = Self.fixed(pixel: clip.minY)
    clipMaxX = Self.fixed(pixel: clip.maxX)
    clipMaxY = Self.fixed(pixel: clip.maxY)
    isOpen = false
    // A huge outline may have grown the list far beyond the usual.
    if capacity > 1 << 18 {
      storage.deallocate()
      capacity = 1_024
      storage = .allocate(capacity: capacity)
    }
  }

  private static func fixed(pixel: Int) -> Int32 { Int32(max(-2_097_152, min(2_097_152, pixel))) << 8 }

  /// To the nearest 1/256 pixel. Adding 1.5 · 2^52 leaves the rounded integer in the low bits, which is exact and
  /// cheaper than a checked conversion.
  @inline(__always)
  static func fixed(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value * 256 + 6_755_399_441_055_744).bitPattern)
  }

  @inline(__always)
  private static func isInGuardBand(_ point: SIMD2<Double>) -> Bool {
    point.x >= -guardBand && point.x <= guardBand && point.y >= -guardBand && point.y <= guardBand
  }

  // MARK: Outline

  /// Points that are not finite are treated as absent.
  mutating func move(to point: SIMD2<Double>) {
    close()
    guard point.x.isFinite && point.y.isFinite else { return }
    start = point
    setCurrent(point)
    isOpen = true
  }

  mutating func line(to point: SIMD2<Double>) {
    guard isOpen else {
      move(to: point)
      return
    }
    if Self.isInGuardBand(point) && Self.isInGuardBand(current) {
      let x = Self.fixed(point.x)
      let y = Self.fixed(point.y)
      add(currentX, currentY, x, y)
      current = point
      currentX = x
      currentY = y
    } else if point.x.isFinite && point.y.isFinite {
      addFar(from: current, to: point)
      setCurrent(point)
    }
  }

  /// Closes the open subpath; every outline is closed before it is filled.
  mutating func close() {
    guard isOpen else { return }
    line(to: start)
    isOpen = false
  }

  /// Closes the open subpath and leaves its start as the current point, as a drawing goes on after a close.
  mutating func closeAndContinue() {
    guard isOpen else { return }
    line(to: start)
  }

  private mutating func setCurrent(_ point: SIMD2<Double>) {
    current = point
    let limit = Self.guardBand
    currentX = Self.fixed(max(-limit, min(limit, point.x)))
    currentY = Self.fixed(max(-limit, min(limit, point.y)))
  }

  // MARK: Edges

  @inline(__always)
  private mutating func add(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
    if y0 == y1 { return }
    let top = min(y0, y1)
    let bottom = max(y0, y1)
    if bottom <= clipMinY || top >= clipMaxY { return }
    let left = min(x0, x1)
    if left >= clipMaxX {
      // Adds nothing inside the clip, but what it closes may reach all the way to the clip's side.
      maxX = max(maxX, clipMaxX)
      return
    }
    var right = max(x0, x1)
    var edge = Edge(x0: x0, y0: y0, x1: x1, y1: y1)
    if right <= clipMinX {
      edge.x0 = clipMinX
      edge.x1 = clipMinX
      right = clipMinX
      minX = min(minX, clipMinX)
    } else {
      minX = min(minX, left)
    }
    maxX = max(maxX, right)
    minY = min(minY, top)
    maxY = max(maxY, bottom)
    if count == capacity { grow() }
    storage[count] = edge
    count &+= 1
  }

  /// Adds the chords of a cubic curve but for the last: a t³ + b t² + c t + d at even steps of t.
  ///
  /// - Parameters:
  ///   - d: The current point.
  ///   - steps: 2…``mostChords``.
  mutating func addChords(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ steps: Int
  ) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * (Self.mostChords + 3)) { buffer in
      guard let points = buffer.baseAddress else { return }
      pixel_rows_chords(
        a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y, Int32(truncatingIfNeeded: steps), points)
      var (x, y) = (currentX, currentY)
      for index in 0..<(steps &- 1) {
        let (nextX, nextY) = (points[2 &* index], points[2 &* index &+ 1])
        add(x, y, nextX, nextY)
        (x, y) = (nextX, nextY)
      }
      (currentX, currentY) = (x, y)
    }
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Edge>.allocate(capacity: capacity * 2)
    larger.update(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }

  /// Clips a line to the guard band: cut above and below, flattened onto the left and right sides, where it still
  /// counts by its height.
  @inline(never)
  private mutating func addFar(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    let limit = Self.guardBand
    let extreme = SIMD2<Double>(repeating: 1e100)
    var a = start.clamped(lowerBound: -extreme, upperBound: extreme)
    var b = end.clamped(lowerBound: -extreme, upperBound: extreme)
    if max(a.y, b.y) <= -limit || min(a.y, b.y) >= limit { return }
    func atY(_ y: Double) -> SIMD2<Double> {
      SIMD2(a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y)
    }
    let (fullA, fullB) = (a, b)
    if fullA.y < -limit { a = atY(-limit) } else if fullA.y > limit { a = atY(limit) }
    swap(&a, &b)
    if fullB.y < -limit { a = atY(-limit) } else if fullB.y > limit { a = atY(limit) }
    swap(&a, &b)

    // The crossings of the two sides, in order along the line.
    var stops: [Double] = []
    for side in [-limit, limit] where (a.x < side) != (b.x < side) {
      let t = (side - a.x) / (b.x - a.x)
      if t > 0 && t < 1 { stops.append(t) }
    }
    stops.sort()
    stops.append(1)
    let bound = SIMD2<Double>(repeating: limit)
    var from = a.clamped(lowerBound: -bound, upperBound: bound)
    for t in stops {
      let point = t == 1 ? b : a + (b - a) * t
      let to = point.clamped(lowerBound: -bound, upperBound: bound)
      add(Self.fixed(from.x), Self.fixed(from.y), Self.fixed(to.x), Self.fixed(to.y))
      from = to
    }
  }

  /// Whether a curve can be seen, by its control polygon's bounding box.
  enum Visibility {
    /// Nothing of the curve can be seen: any line with the same ends will do.
    case hidden
    case visible
    /// It can be seen, and all of it can be converted without being clipped first.
    case inBand
  }

  @inline(__always)
  func visibility(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Visibility {
    let scale = 1.0 / 256
    if high.y < Double(clipMinY) * scale - 1 || low.y > Double(clipMaxY) * scale + 1 { return .hidden }
    if low.x > Double(clipMaxX) * scale + 1 || high.x < Double(clipMinX) * scale - 1 { return .hidden }
    let limit = Self.guardBand
    let isInBand = low.x >= -limit && low.y >= -limit && high.x <= limit && high.y <= limit
    return isInBand && isOpen ? .inBand : .visible
  }
}
