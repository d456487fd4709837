import FlipbookPicture
import Foundation

extension LottiePainter {
  /// The part of a layer that its masks let through.
  enum MaskClip {
    case everything
    case nothing
    case chain(ClipChain)
  }

  /// A mask at one time.
  private struct Shape {
    var mode: LottieMask.Mode
    var isInverted: Bool
    var path: Path
    var opacity: Double
    var expansion: Double
    var feather: SIMD2<Double>

    /// Whether its edge is that of a path.
    var isSharp: Bool { opacity == 1 && expansion == 0 && feather == SIMD2(0, 0) }
    /// Whether it cuts its inside away.
    var cutsInside: Bool { (mode == .subtract) != isInverted }
  }

  /// The standard deviation of a soft edge for each point of its width, by comparison with After Effects.
  private static let featherDeviation = 0.38

  /// The clip of masks.
  func clip(_ masks: [LottieMask], at frame: LottieMoment, _ matrix: CGAffineTransform) -> MaskClip {
    let shapes = masks.compactMap { mask -> Shape? in
      let feather = mask.feather.value(at: frame)
      let path = mask.path.value(at: frame).closed
      guard work.affords(path.vertexCount + LottieWork.item) else { return nil }
      return Shape(
        mode: mask.mode, isInverted: mask.isInverted, path: path.path(),
        opacity: mask.opacity.fraction(at: frame),
        expansion: mask.expansion.value(at: frame),
        feather: SIMD2(max(0, feather.x), max(0, feather.y)))
    }
    return clip(simplified(shapes, matrix), matrix)
  }

  /// The distance in list space at which the edges of two masks share no pixel.
  private static let edgeMargin: CGFloat = 4

  /// The masks with plainer modes where these do the same: what lies on nothing is added, what leaves a part of
  /// everything intersects.
  private func simplified(_ shapes: [Shape], _ matrix: CGAffineTransform) -> [Shape] {
    var result: [Shape] = []
    // Where the masks so far can let something through; nil for everywhere.
    var reached: CGRect? = .null
    for shape in shapes {
      var shape = shape
      let reach = reach(of: shape, matrix)
      switch shape.mode {
      case .lighten, .difference:
        let isApart = reach.map { own in reached.map { !$0.intersects(own) } ?? false } ?? false
        if result.isEmpty || isApart { shape.mode = .add }
      case .darken: if result.isEmpty { shape.mode = .intersect }
      case .none, .add, .subtract, .intersect: break
      }
      let startsFull = result.isEmpty && (shape.mode == .subtract || shape.mode == .intersect)
      reached = startsFull ? nil : reach.flatMap { own in reached.map { $0.union(own) } }
      result.append(shape)
    }
    return result
  }

  /// The part of the list that a mask can reach; nil for any.
  private func reach(of shape: Shape, _ matrix: CGAffineTransform) -> CGRect? {
    if shape.isInverted || shape.expansion != 0 || shape.feather != SIMD2(0, 0) { return nil }
    if shape.path.isEmpty { return .null }
    return shape.path.controlBounds.applying(matrix).insetBy(dx: -Self.edgeMargin, dy: -Self.edgeMargin)
  }

  /// The clip of masks at one time.
  private func clip(_ shapes: [Shape], _ matrix: CGAffineTransform) -> MaskClip {
    guard let first = shapes.first else { return .everything }
    let isSimple = shapes.enumerated().allSatisfy { index, shape in
      shape.isSharp
        && (shape.mode == .subtract || shape.mode == .intersect || (index == 0 && shape.mode == .add))
    }
    if isSimple {
      var chain: ClipChain?
      for shape in shapes {
        if shape.path.isEmpty {
          if shape.cutsInside { continue }
          return .nothing
        }
        chain = ClipChain(
          parent: chain, shape: .path(shape.path, FillStyle(), matrix), isInverse: shape.cutsInside,
          canvas: canvas)
      }
      return chain.map { .chain($0) } ?? .everything
    }
    let startsFull = first.mode == .subtract || first.mode == .intersect
    let needsLuma = shapes.contains { [.lighten, .darken, .difference].contains($0.mode) }
    let items =
      needsLuma
      ? lumaItems(shapes, startsFull: startsFull, matrix) : alphaItems(shapes, startsFull: startsFull, matrix)
    guard !items.isEmpty else { return .nothing }
    return .chain(
      ClipChain(
        parent: nil, shape: .layer(DisplayLayer(items: items), opacity: 1), isInverse: false, canvas: canvas))
  }

  func everything(_ color: RGBA, _ opacity: Double = 1) -> DisplayItem {
    DisplayItem(
      content: .fill(Path(canvas), .color(color), FillStyle()), transform: .identity, opacity: opacity,
      canvas: canvas)
  }

  /// Masks put together in the opacity of a layer.
  private func alphaItems(_ shapes: [Shape], startsFull: Bool, _ matrix: CGAffineTransform) -> [DisplayItem] {
    var items = startsFull ? [everything(.white)] : []
    for shape in shapes {
      let mode: DisplayItem.BlendMode =
        switch shape.mode {
        case .subtract: .destinationOut
        case .intersect: .destinationIn
        default: .normal
        }
      let own = area(shape, .white, matrix)
      if own.isEmpty {
        if mode == .destinationIn { items = [] }
        continue
      }
      items += grouped(own, opacity: shape.opacity, blendMode: mode)
    }
    return items
  }

  /// Masks put together as white on black, whose luminance is then the opacity.
  private func lumaItems(_ shapes: [Shape], startsFull: Bool, _ matrix: CGAffineTransform) -> [DisplayItem] {
    var items = [everything(startsFull ? .white : .black)]
    for shape in shapes {
      switch shape.mode {
      case .none: break
      case .add: items += grouped(area(shape, .white, matrix), opacity: shape.opacity)
      case .subtract: items += grouped(area(shape, .black, matrix), opacity: shape.opacity)
      case .intersect, .lighten, .darken, .difference:
        let mode: DisplayItem.BlendMode =
          shape.mode == .intersect
          ? .multiply : shape.mode == .lighten ? .lighten : shape.mode == .darken ? .darken : .difference
        let picture = [everything(.black)] + grouped(area(shape, .white, matrix), opacity: shape.opacity)
        items.append(
          DisplayItem(
            content: .layer(DisplayLayer(items: picture)), transform: .identity, blendMode: mode,
            canvas: canvas))
      }
    }
    return grouped(items, filters: [FilterStage(kind: .luminanceToAlpha, transform: .identity)])
  }

  /// The area of a mask in one colour, before its opacity.
  private func area(_ shape: Shape, _ color: RGBA, _ matrix: CGAffineTransform) -> [DisplayItem] {
    var items: [DisplayItem] = []
    if !shape.path.isEmpty {
      items.append(
        DisplayItem(
          content: .fill(shape.path, .color(color), FillStyle()), transform: matrix, canvas: canvas))
      if shape.expansion != 0 {
        let style = StrokeStyle(lineWidth: 2 * abs(shape.expansion), lineJoin: .round)
        items.append(
          DisplayItem(
            content: .stroke(shape.path, .color(color), style), transform: matrix,
            blendMode: shape.expansion > 0 ? .normal : .destinationOut, canvas: canvas))
        items = [
          DisplayItem(content: .layer(DisplayLayer(items: items)), transform: .identity, canvas: canvas)
        ]
      }
      if shape.feather != SIMD2(0, 0) {
        let space = matrix.scaledBy(x: max(1e-6, shape.feather.x), y: max(1e-6, shape.feather.y))
        items = grouped(
          items, filters: [FilterStage(kind: .blur(radius: Self.featherDeviation, []), transform: space)])
      }
    }
    guard shape.isInverted else { return items }
    let inner = items.isEmpty ? [] : grouped(items, blendMode: .destinationOut)
    return [
      DisplayItem(
        content: .layer(DisplayLayer(items: [everything(color)] + inner)), transform: .identity,
        canvas: canvas)
    ]
  }
}
