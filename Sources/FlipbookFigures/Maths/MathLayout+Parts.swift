import FlipbookDrawing
import Foundation

extension MathLayout {
  // MARK: Fractions and roots

  func fraction(
    _ upper: MathNode, _ lower: MathNode, hasRule: Bool, _ style: MathStyle, _ source: Range<Int>
  ) throws(MathFailure) -> MathBox {
    let (top, bottom) = (try box(upper, style.numerator), try box(lower, style.denominator))
    func pick(_ display: MathConstant, _ text: MathConstant) -> Double {
      constant(style.isDisplay ? display : text, style)
    }
    let (axis, rule) = (constant(.axisHeight, style), hasRule ? constant(.fractionRule, style) : 0)
    var (up, down): (Double, Double)
    if hasRule {
      up = pick(.numeratorDisplayShiftUp, .numeratorShiftUp)
      down = pick(.denominatorDisplayShiftDown, .denominatorShiftDown)
      up = max(up, axis + rule / 2 + pick(.numeratorDisplayGapMin, .numeratorGapMin) + top.depth)
      down = max(down, bottom.height - axis + rule / 2 + pick(.denominatorDisplayGapMin, .denominatorGapMin))
    } else {
      up = pick(.stackTopDisplayShiftUp, .stackTopShiftUp)
      down = pick(.stackBottomDisplayShiftDown, .stackBottomShiftDown)
      let missing = pick(.stackDisplayGapMin, .stackGapMin) - (up - top.depth + down - bottom.height)
      if missing > 0 { (up, down) = (up + missing / 2, down + missing / 2) }
    }
    let width = max(top.width, bottom.width)
    // Fractions side by side don't touch.
    let margin = 0.12 * style.scale(font)
    var result = MathBox()
    result.add(top, x: margin + (width - top.width) / 2, y: -up)
    result.add(bottom, x: margin + (width - bottom.width) / 2, y: down)
    if hasRule { result.addBar(x: margin, y: -axis - rule / 2, width: width, height: rule, source) }
    result.width = width + 2 * margin
    return result
  }

  func root(_ body: MathNode, _ degree: MathNode?, _ style: MathStyle, _ source: Range<Int>)
    throws(MathFailure)
    -> MathBox
  {
    let inner = try box(body, style.cramped)
    let rule = constant(.radicalRule, style)
    var gap = constant(style.isDisplay ? .radicalDisplayGap : .radicalGap, style)
    let sign = try stretched("√", to: inner.height + inner.depth + gap + rule, isUpright: true, style, source)
    let extent = sign.height + sign.depth
    // The excess height of the sign goes into the gap, half above and half below.
    gap = max(gap, (gap + extent - rule - inner.height - inner.depth) / 2)
    let top = inner.height + gap + rule
    var result = MathBox()
    var x = 0.0
    if let degree {
      let small = try box(degree, MathStyle(level: 3, isCramped: false))
      let raise = font.constant(.radicalDegreeRaise) * extent - (extent - top)
      x =
        max(0, constant(.radicalKernBeforeDegree, style)) + small.width
        + constant(.radicalKernAfterDegree, style)
      result.add(small, x: max(0, constant(.radicalKernBeforeDegree, style)), y: -raise)
      x = max(0, x)
    }
    result.add(sign, x: x, y: sign.height - top)
    let begin = x + sign.width
    result.addBar(x: begin, y: -top, width: inner.width, height: rule, source)
    result.add(inner, x: begin)
    result.width = begin + inner.width
    result.height = max(result.height, top + constant(.radicalExtraAscender, style))
    return result
  }

  // MARK: Scripts

  func scripts(_ base: MathNode, _ lower: MathNode?, _ upper: MathNode?, _ style: MathStyle)
    throws(MathFailure)
    -> MathBox
  {
    switch base.kind {
    case .large(_, let hasLimits) where hasLimits && style.isDisplay:
      return try limits(try box(base, style), lower, upper, style)
    case .brace: return try limits(try box(base, style), lower, upper, style)
    default: break
    }
    let inner = try box(base, style)
    var result = inner
    var up = constant(style.isCramped ? .superscriptShiftUpCramped : .superscriptShiftUp, style)
    var down = constant(.subscriptShiftDown, style)
    if !inner.isCharacter {
      up = max(up, inner.height - constant(.superscriptBaselineDropMax, style))
      down = max(down, inner.depth + constant(.subscriptBaselineDropMin, style))
    }
    let top = try upper.map { node throws(MathFailure) in try box(node, style.upper) }
    let bottom = try lower.map { node throws(MathFailure) in try box(node, style.lower) }
    if let top { up = max(up, constant(.superscriptBottomMin, style) + top.depth) }
    if let bottom { down = max(down, bottom.height - constant(.subscriptTopMax, style)) }
    if let top, let bottom {
      let missing = constant(.scriptsGapMin, style) - (up - top.depth + down - bottom.height)
      if missing > 0 {
        // The upper one rises as far as it may, the lower one takes the rest.
        let room = max(0, constant(.superscriptBottomMaxWithSubscript, style) - (up - top.depth))
        up += min(missing, room)
        down += max(0, missing - room)
      }
    }
    var isIntegral = false
    if case .large = base.kind { isIntegral = true }
    let width = inner.width
    // An operator's width holds its slant; a letter's doesn't.
    if let top { result.add(top, x: width + (isIntegral ? 0 : inner.slant), y: -up) }
    if let bottom { result.add(bottom, x: width - (isIntegral ? inner.slant : 0), y: down) }
    result.width = max(result.width, width) + constant(.spaceAfterScript, style)
    (result.slant, result.isCharacter) = (0, false)
    return result
  }

  /// Scripts above and below.
  private func limits(_ base: MathBox, _ lower: MathNode?, _ upper: MathNode?, _ style: MathStyle)
    throws(MathFailure) -> MathBox
  {
    let top = try upper.map { node throws(MathFailure) in try box(node, style.upper) }
    let bottom = try lower.map { node throws(MathFailure) in try box(node, style.lower) }
    let width = max(base.width, top?.width ?? 0, bottom?.width ?? 0)
    var result = MathBox()
    result.add(base, x: (width - base.width) / 2)
    if let top {
      let up =
        base.height
        + max(
          constant(.upperLimitBaselineRiseMin, style), constant(.upperLimitGapMin, style) + top.depth)
      result.add(top, x: (width - top.width) / 2 + base.slant / 2, y: -up)
    }
    if let bottom {
      let down =
        base.depth
        + max(
          constant(.lowerLimitBaselineDropMin, style), constant(.lowerLimitGapMin, style) + bottom.height)
      result.add(bottom, x: (width - bottom.width) / 2 - base.slant / 2, y: down)
    }
    result.width = width
    return result
  }

  // MARK: Accents, lines and braces

  func accent(_ text: String, _ base: MathNode, _ isWide: Bool, _ style: MathStyle, _ source: Range<Int>)
    throws(MathFailure) -> MathBox
  {
    let inner = try box(base, style.cramped)
    guard let scalar = text.unicodeScalars.first else { return inner }
    let index = try index(of: scalar, source)
    var chosen = index
    if isWide {
      let scale = style.scale(font)
      let sizes = font.variants(of: index, isUpright: false)
      chosen = sizes.last { $0.extent * scale <= inner.width }?.glyph ?? index
    }
    let mark = glyph(chosen, .glyph(index), scale: style.scale(font), source)
    let center = (inner.isCharacter ? inner.accentPlace : nil) ?? (inner.width + inner.slant) / 2
    let bounds = font.outline(of: chosen)?.boundingRect ?? .zero
    let place = bounds.midX * style.scale(font)
    var result = inner
    let width = inner.width
    result.add(mark, x: center - place, y: -max(0, inner.height - constant(.accentBaseHeight, style)))
    (result.width, result.isCharacter) = (width, inner.isCharacter)
    return result
  }

  func line(_ base: MathNode, _ isOver: Bool, _ style: MathStyle, _ source: Range<Int>) throws(MathFailure)
    -> MathBox
  {
    var result = try box(base, isOver ? style.cramped : style)
    let rule = constant(isOver ? .overbarRule : .underbarRule, style)
    let gap = constant(isOver ? .overbarGap : .underbarGap, style)
    let y = isOver ? -result.height - gap - rule : result.depth + gap
    result.addBar(x: 0, y: y, width: result.width, height: rule, source)
    result.isCharacter = false
    return result
  }

  func brace(_ base: MathNode, _ isOver: Bool, _ style: MathStyle, _ source: Range<Int>) throws(MathFailure)
    -> MathBox
  {
    var result = try box(base, style)
    let mark = try stretched(isOver ? "⏞" : "⏟", to: result.width, isUpright: false, style, source)
    let x = (result.width - mark.width) / 2
    let gap = 0.1 * style.scale(font)
    result.add(
      mark, x: x, y: isOver ? -result.height - gap - mark.depth : result.depth + gap + mark.height)
    result.isCharacter = false
    return result
  }

  // MARK: Fences and tables

  func fenced(_ left: String, _ inner: MathBox, _ right: String, _ style: MathStyle, _ source: Range<Int>)
    throws(MathFailure) -> MathBox
  {
    let axis = constant(.axisHeight, style)
    let reach = max(inner.height - axis, inner.depth + axis)
    // TeX's rule: nine tenths of what would cover all of it, or a little less than all of it.
    let extent = max(2 * reach * 0.901, 2 * reach - 0.5 * style.scale(font))
    var result = MathBox()
    func add(_ fence: String) throws(MathFailure) {
      guard !fence.isEmpty else { return }
      let mark = try stretched(fence, to: extent, isUpright: true, style, source)
      result.add(mark, x: result.width, y: (mark.height - mark.depth) / 2 - axis)
    }
    try add(left)
    result.add(inner, x: result.width)
    try add(right)
    return result
  }

  func table(_ table: MathNode.Table, _ style: MathStyle, _ source: Range<Int>) throws(MathFailure) -> MathBox
  {
    let cellStyle = table.isDisplay ? MathStyle.display : style.text
    let scale = style.scale(font)
    var cells: [[MathBox]] = []
    for row in table.rows {
      var boxes: [MathBox] = []
      for cell in row { boxes.append(try box(cell, cellStyle)) }
      cells.append(boxes)
    }
    let count = cells.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      cells.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
    }
    var inner = MathBox()
    var y = 0.0
    for (place, row) in cells.enumerated() {
      // As a line of text, and more where it is higher.
      let height = max(row.map(\.height).max() ?? 0, 0.7 * scale)
      let depth = max(row.map(\.depth).max() ?? 0, 0.3 * scale)
      if place > 0 { y += (table.isDisplay ? 0.4 : 0.2) * scale }
      y += height
      var x = 0.0
      for (column, cell) in row.enumerated() {
        let side = table.alignments[min(column, table.alignments.count - 1)]
        let alignment = table.gap == 0 ? table.alignments[column % table.alignments.count] : side
        let room = widths[column] - cell.width
        inner.add(cell, x: x + room * Double(alignment + 1) / 2, y: y)
        // Columns of equations meet in pairs.
        let gap = table.gap > 0 ? table.gap : column % 2 == 1 ? 2 : 0
        x += widths[column] + gap * scale
      }
      y += depth
    }
    inner.width = widths.reduce(0, +) + Double(max(0, count - 1)) * (table.gap > 0 ? table.gap : 0) * scale
    if table.gap == 0 { inner.width += Double(max(0, (count - 1) / 2)) * 2 * scale }
    // The table stands around the axis.
    let shift = y / 2 + constant(.axisHeight, style)
    var result = MathBox()
    result.add(inner, x: 0, y: -shift)
    (result.width, result.height, result.depth) = (inner.width, shift, y - shift)
    guard !table.left.isEmpty || !table.right.isEmpty else { return result }
    return try fenced(table.left, result, table.right, style, source)
  }

  // MARK: Signs to size

  /// A sign at least so high or wide: the smallest of its sizes that is, or one of pieces.
  func stretched(
    _ text: String, to extent: Double, isUpright: Bool, _ style: MathStyle, _ source: Range<Int>
  ) throws(MathFailure) -> MathBox {
    guard let scalar = text.unicodeScalars.first else { return MathBox() }
    let (index, scale) = (try index(of: scalar, source), style.scale(font))
    let sizes = font.variants(of: index, isUpright: isUpright)
    if let size = sizes.first(where: { $0.extent * scale >= extent }) {
      return glyph(size.glyph, .sized(text), scale: scale, source)
    }
    let pieces = font.pieces(of: index, isUpright: isUpright)
    guard !pieces.isEmpty else {
      return glyph(sizes.last?.glyph ?? index, .sized(text), scale: scale, source)
    }
    return assembled(pieces, text, to: extent / scale, isUpright, scale, source)
  }

  private func assembled(
    _ pieces: [MathPiece], _ text: String, to extent: Double, _ isUpright: Bool, _ scale: Double,
    _ source: Range<Int>
  ) -> MathBox {
    var repeats = 1
    var list: [MathPiece] = []
    func overlap(_ place: Int) -> Double { min(list[place].endOverlap, list[place + 1].startOverlap) }
    var length = 0.0
    // Pieces as long as can be, then so many more that they reach; 200 are higher than any page.
    while repeats <= 200 {
      list = pieces.flatMap { Array(repeating: $0, count: $0.isRepeated ? repeats : 1) }
      let least = 0.02
      length = list.map(\.extent).reduce(0, +) - Double(list.count - 1) * least
      if length >= extent { break }
      repeats += 1
    }
    // The excess length is taken from all joints alike, as far as the pieces may overlap.
    let joints = Double(max(1, list.count - 1))
    let surplus = max(0, list.map(\.extent).reduce(0, +) - extent) / joints
    var box = MathBox()
    var place = 0.0
    for (number, piece) in list.enumerated() {
      var mark = glyph(piece.glyph, .sized("\(text)\(number)"), scale: scale, source)
      let bounds = font.outline(of: piece.glyph)?.boundingRect ?? .zero
      if isUpright {
        // From the bottom up: the piece's own bottom goes to the place.
        mark.ink[0].y = -(place + bounds.maxY) * scale
        (mark.height, mark.depth) = ((place + piece.extent) * scale, -place * scale)
      }
      box.add(mark, x: isUpright ? 0 : (place - bounds.minX) * scale)
      if number < list.count - 1 { place += piece.extent - min(overlap(number), surplus) }
    }
    if isUpright {
      (box.height, box.depth) = ((place + (list.last?.extent ?? 0)) * scale, 0)
    } else {
      box.width = (place + (list.last?.extent ?? 0)) * scale
    }
    return box
  }
}
