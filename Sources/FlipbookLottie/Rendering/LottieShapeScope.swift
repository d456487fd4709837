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

  init(_ shapes: [LottieShape], at frame: LottieMoment) {
    self.frame = frame
    for shape in shapes { add(shape) }
  }

  private mutating func add(_ shape: LottieShape) {
    switch shape {
    case .outline(let outline):
      paths.append(ScopedPath(cell: Cell(outline.path(at: frame)), transform: .identity))
    case .group(let group): add(group)
    case .style(let style): drawings.append(.style(style, paths))
    case .trim(let trim): apply(trim)
    case .repeater(let repeater): apply(repeater)
    case .merge(let mode): apply(mode)
    case .rounded(let radius):
      let value = radius.value(at: frame)
      change { $0.rounded(value) }
    case .offset(let amount, let join, let miterLimit):
      let (value, limit) = (amount.value(at: frame), miterLimit.value(at: frame))
      change { $0.offset(value, join: join, miterLimit: limit) }
    case .zigZag(let amplitude, let ridges, let isSmooth):
      let (height, count) = (amplitude.value(at: frame), ridges.value(at: frame))
      change { $0.zigZag(amplitude: height, ridges: count, isSmooth: isSmooth) }
    case .pucker(let amount):
      let value = amount.value(at: frame) / 100
      change { $0.puckered(value) }
    case .twist(let angle, let center):
      let (turn, middle) = (angle.value(at: frame), center.value(at: frame).plane)
      change { $0.twisted(turn, center: middle) }
    }
  }

  private mutating func add(_ group: LottieGroup) {
    let inner = LottieShapeScope(group.shapes, at: frame)
    let matrix = group.transform.matrix(at: frame)
    guard matrix.isFinite else { return }
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

  private func change(_ body: (LottiePath) -> LottiePath) {
    for cell in cells { cell.path = body(cell.path) }
  }

  private func apply(_ trim: LottieTrim) {
    let range = trim.range(at: frame)
    guard trim.isIndividual else { return change { $0.trimmed(range) } }
    let cells = cells
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
      copiedPaths += paths.map { ScopedPath(cell: $0.cell, transform: $0.transform.concatenating(matrix)) }
      if !drawings.isEmpty, opacity > 0 {
        copiedDrawings.append(.group(drawings, matrix, opacity: opacity, .normal))
      }
    }
    paths = copiedPaths
    drawings = repeater.stacksAbove ? copiedDrawings.reversed() : copiedDrawings
  }

  private mutating func apply(_ mode: LottieMerge) {
    guard !paths.isEmpty else { return }
    let whole: [LottiePath] = paths.map { $0.cell.path.applying($0.transform) }
    let merged: LottiePath
    if mode == .merge || !LottiePath.affordsBooleans(whole) {
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
