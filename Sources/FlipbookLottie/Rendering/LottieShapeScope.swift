import FlipbookPicture
import Foundation

/// The shapes of a group at one time: its paths, and what is drawn with them.
///
/// A modifier changes all paths before it, also for styles that come before it and those of groups. So styles refer to
/// paths, which have their final form when the outermost scope has been gone through.
struct LottieShapeScope {
  /// A path that modifiers change in place.
  final class Cell {
    var path: LottiePath
    init(_ path: LottiePath) { self.path = path }
  }

  /// A path seen from a scope around it.
  struct ScopedPath {
    var cell: Cell
    var transform: CGAffineTransform
  }

  /// Something to draw.
  indirect enum Drawing {
    case style(LottieStyle, [ScopedPath])
    case group([Drawing], CGAffineTransform, opacity: Double, LottieBlendMode)
  }

  /// All paths so far.
  private(set) var paths: [ScopedPath] = []
  /// The one at the front first.
  private(set) var drawings: [Drawing] = []
  private let frame: LottieMoment
  private let work: LottieWork

  init(_ shapes: [LottieShape], at frame: LottieMoment, _ work: LottieWork) {
    (self.frame, self.work) = (frame, work)
    for shape in shapes where !work.isExhausted { add(shape) }
  }

  private mutating func add(_ shape: LottieShape) {
    switch shape {
    case .outline(let outline):
      let path = outline.path(at: frame)
      guard work.affords(path.vertexCount) else { return }
      paths.append(ScopedPath(cell: Cell(path), transform: .identity))
    case .group(let group): add(group)
    case .style(let style): drawings.append(.style(style, paths))
    case .trim(let trim): apply(trim)
    case .repeater(let repeater): apply(repeater)
    case .merge(let mode): apply(mode)
    case .rounded(let radius):
      let value = radius.value(at: frame)
      change(costs: 2) { $0.rounded(value) }
    case .offset(let amount, let join, let miterLimit):
      let (value, limit) = (amount.value(at: frame), miterLimit.value(at: frame))
      change(costs: 1) { $0.offset(value, join: join, miterLimit: limit, work) }
    case .zigZag(let amplitude, let ridges, let isSmooth):
      let (height, count) = (amplitude.value(at: frame), ridges.value(at: frame))
      // Each ridge is looked for by its length.
      change(costs: 8 * (1 + LottiePath.ridges(count))) {
        $0.zigZag(amplitude: height, ridges: count, isSmooth: isSmooth)
      }
    case .pucker(let amount):
      let value = amount.value(at: frame) / 100
      change(costs: 1) { $0.puckered(value) }
    case .twist(let angle, let center):
      let (turn, middle) = (angle.value(at: frame), center.value(at: frame).plane)
      change(costs: 4) { $0.twisted(turn, center: middle) }
    }
  }

  private mutating func add(_ group: LottieGroup) {
    let inner = LottieShapeScope(group.shapes, at: frame, work)
    let matrix = group.transform.matrix(at: frame)
    guard matrix.isFinite, work.affords(inner.paths.count + 1) else { return }
    paths += inner.paths.map {
      ScopedPath(cell: $0.cell, transform: $0.transform.concatenating(matrix))
    }
    let opacity = group.transform.opacity(at: frame)
    if !inner.drawings.isEmpty, opacity > 0 {
      drawings.append(.group(inner.drawings, matrix, opacity: opacity, group.blendMode))
    }
  }

  /// The paths, each once: copies of a repeater share theirs.
  private var cells: [Cell] {
    var seen = Set<ObjectIdentifier>()
    return paths.map(\.cell).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// - Parameter steps: The work on each vertex.
  private func change(costs steps: Int, _ body: (LottiePath) -> LottiePath) {
    for cell in cells where work.affords(steps * cell.path.vertexCount + 1) { cell.path = body(cell.path) }
  }

  private func apply(_ trim: LottieTrim) {
    let range = trim.range(at: frame)
    // Lengths are integrals.
    guard trim.isIndividual else { return change(costs: 8) { $0.trimmed(range) } }
    let cells = cells
    guard work.affords(cells.reduce(cells.count) { $0 + 8 * $1.path.vertexCount }) else { return }
    for (cell, path) in zip(cells, LottiePath.trimmedAsOne(cells.map(\.path), range)) { cell.path = path }
  }

  private mutating func apply(_ repeater: LottieRepeater) {
    let copies = repeater.copies.value(at: frame)
    let count = copies.isFinite ? Int(max(0, min(Double(LottieRepeater.limit), copies.rounded(.up)))) : 0
    let offset = repeater.offset.value(at: frame)
    let (start, end) = (repeater.startOpacity.value(at: frame), repeater.endOpacity.value(at: frame))
    var copiedPaths: [ScopedPath] = []
    var copiedDrawings: [Drawing] = []
    for index in 0..<count {
      let matrix = repeater.matrix(step: Double(index) + offset, at: frame)
      let share = count > 1 ? Double(index) / Double(count - 1) : 0
      let opacity = max(0, min(1, (start + (end - start) * share) / 100))
      guard matrix.isFinite else { continue }
      guard work.affords(paths.count + LottieWork.item) else { break }
      copiedPaths += paths.map { ScopedPath(cell: $0.cell, transform: $0.transform.concatenating(matrix)) }
      if !drawings.isEmpty, opacity > 0 {
        copiedDrawings.append(.group(drawings, matrix, opacity: opacity, .normal))
      }
    }
    paths = copiedPaths
    drawings = repeater.stacksAbove ? copiedDrawings.reversed() : copiedDrawings
  }

  private mutating func apply(_ mode: LottieMerge) {
    guard !paths.isEmpty, work.affords(paths.reduce(0) { $0 + $1.cell.path.vertexCount }) else { return }
    let whole: [LottiePath] = paths.map { $0.cell.path.applying($0.transform) }
    let merged: LottiePath
    if mode == .merge || !LottiePath.affordsBooleans(whole, work) {
      merged = LottiePath(whole.flatMap(\.contours))
    } else {
      var result = whole[0].path().normalized(eoFill: false)
      for other in whole.dropFirst() {
        let path = other.path()
        switch mode {
        case .merge: break
        case .add: result = result.union(path)
        case .subtract: result = result.subtracting(path)
        case .intersect: result = result.intersection(path)
        case .exclude: result = result.symmetricDifference(path)
        }
      }
      merged = LottiePath(result)
    }
    paths = [ScopedPath(cell: Cell(merged), transform: .identity)]
  }
}
