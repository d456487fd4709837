import FlipbookDrawing
import Foundation

/// Lays a formula out by the numbers of its font, as TeX and OpenType have it.
struct MathLayout {
  /// The most marks of a formula.
  static let mostMarks = 2_000

  let font: any MathFont

  /// - Throws: ``MathFailure`` for characters that the font lacks, and for too many marks.
  static func layout(_ node: MathNode, font: any MathFont) throws(MathFailure) -> MathBox {
    let box = try MathLayout(font: font).box(node, .display)
    guard box.ink.count <= mostMarks else {
      throw MathFailure(place: 0, reason: "it has more than \(mostMarks) marks")
    }
    return box
  }

  func constant(_ constant: MathConstant, _ style: MathStyle) -> Double {
    font.constant(constant) * style.scale(font)
  }

  // MARK: Parts

  func box(_ node: MathNode, _ style: MathStyle) throws(MathFailure) -> MathBox {
    switch node.kind {
    case .symbol(let text, _): return try characters(text, style, node.source)
    case .word(let text, _): return try word(text, style, node.source)
    case .large(let text, _): return try large(text, style, node.source)
    case .row(let nodes): return try row(nodes, style)
    case .fraction(let upper, let lower, let hasRule, let isDisplay):
      var style = style
      if let isDisplay { style.level = isDisplay ? 0 : max(1, style.level) }
      return try fraction(upper, lower, hasRule: hasRule, style, node.source)
    case .root(let body, let degree): return try root(body, degree, style, node.source)
    case .scripts(let base, let lower, let upper): return try scripts(base, lower, upper, style)
    case .fenced(let left, let body, let right):
      return try fenced(left, try box(body, style), right, style, node.source)
    case .table(let table): return try self.table(table, style, node.source)
    case .accent(let text, let base, let isWide): return try accent(text, base, isWide, style, node.source)
    case .line(let base, let isOver): return try line(base, isOver, style, node.source)
    case .brace(let base, let isOver): return try brace(base, isOver, style, node.source)
    case .space(let width):
      var box = MathBox()
      box.width = width * style.scale(font)
      return box
    case .styled(let body, let isDisplay):
      return try box(body, MathStyle(level: isDisplay ? 0 : 1, isCramped: style.isCramped))
    }
  }

  // MARK: Characters

  /// A glyph around the begin of its baseline.
  func glyph(_ glyph: UInt32, _ key: MathInk.Key, scale: Double, _ source: Range<Int>) -> MathBox {
    var box = MathBox()
    let bounds = font.outline(of: glyph)?.boundingRect ?? .zero
    (box.width, box.height, box.depth) = (
      font.advance(of: glyph) * scale, -bounds.minY * scale, bounds.maxY * scale
    )
    box.slant = font.italicsCorrection(of: glyph) * scale
    box.accentPlace = font.accentPlace(of: glyph) * scale
    box.isCharacter = true
    box.ink = [
      MathInk(key: key, glyph: glyph, x: 0, y: 0, width: scale, height: scale, source: source)
    ]
    return box
  }

  func index(of scalar: Unicode.Scalar, _ source: Range<Int>) throws(MathFailure) -> UInt32 {
    if let glyph = font.glyph(for: scalar) { return glyph }
    throw MathFailure(place: source.lowerBound, reason: "the font has no \(scalar)")
  }

  private func characters(_ text: String, _ style: MathStyle, _ source: Range<Int>) throws(MathFailure)
    -> MathBox
  {
    var box = MathBox()
    let scale = style.scale(font)
    for scalar in text.unicodeScalars {
      let index = try index(of: scalar, source)
      let next = glyph(index, .glyph(index), scale: scale, source)
      if text.unicodeScalars.count == 1 { return next }
      box.add(next, x: box.width)
    }
    return box
  }

  /// Upright text; spaces are a third of an em.
  private func word(_ text: String, _ style: MathStyle, _ source: Range<Int>) throws(MathFailure) -> MathBox {
    var box = MathBox()
    let scale = style.scale(font)
    for scalar in text.unicodeScalars {
      if scalar == " " {
        box.width += scale / 3
        continue
      }
      let index = try index(of: scalar, source)
      box.add(glyph(index, .glyph(index), scale: scale, source), x: box.width)
    }
    return box
  }

  private func large(_ text: String, _ style: MathStyle, _ source: Range<Int>) throws(MathFailure) -> MathBox
  {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else {
      return try word(text, style, source)
    }
    // Words are laid out as such; signs of one character are enlarged.
    if scalar.properties.isAlphabetic { return try word(text, style, source) }
    let index = try index(of: scalar, source)
    var chosen = index
    if style.isDisplay {
      let least = font.constant(.displayOperatorMinHeight)
      let sizes = font.variants(of: index, isUpright: true)
      chosen = sizes.first { $0.extent >= least }?.glyph ?? sizes.last?.glyph ?? index
    }
    var box = glyph(chosen, .glyph(index), scale: style.scale(font), source)
    // It stands around the axis.
    let shift = (box.height - box.depth) / 2 - constant(.axisHeight, style)
    box.ink[0].y += shift
    (box.height, box.depth) = (box.height - shift, box.depth + shift)
    box.isCharacter = false
    return box
  }

  // MARK: Rows

  private func kind(of node: MathNode) -> MathNode.Class {
    switch node.kind {
    case .symbol(_, let kind): kind
    case .large: .large
    case .word(_, let isOperator): isOperator ? .large : .ordinary
    case .scripts(let base, _, _): kind(of: base)
    case .fraction, .fenced, .table: .inner
    case .row(let nodes): nodes.count == 1 ? kind(of: nodes[0]) : .ordinary
    case .root, .accent, .line, .brace, .space, .styled: .ordinary
    }
  }

  /// Between two atoms, in eighteenths of an em, by TeX's table: 1-digit codes, those of scripts negative.
  private static let gaps: [[Int]] = [
    [0, 3, -4, -5, 0, 0, 0, -3], [3, 3, 0, -5, 0, 0, 0, -3], [-4, -4, 0, 0, -4, 0, 0, -4],
    [-5, -5, 0, 0, -5, 0, 0, -5], [0, 0, 0, 0, 0, 0, 0, 0], [0, 3, -4, -5, 0, 0, 0, -3],
    [-3, -3, 0, -3, -3, -3, -3, -3], [-3, 3, -4, -5, -3, 0, -3, -3],
  ]

  func row(_ nodes: [MathNode], _ style: MathStyle) throws(MathFailure) -> MathBox {
    var box = MathBox()
    var last: MathNode.Class?
    for (place, node) in nodes.enumerated() {
      if case .space = node.kind {
        box.width += try self.box(node, style).width
        continue
      }
      var kind = kind(of: node)
      if kind == .binary {
        // A sign without something on both sides is no operation.
        let after = nodes[(place + 1)...].first { if case .space = $0.kind { false } else { true } }.map(
          self.kind)
        let isSign = last == nil || [.large, .binary, .relation, .opening, .punctuation].contains(last!)
        if isSign || after == nil || [.relation, .closing, .punctuation].contains(after!) {
          kind = .ordinary
        }
      }
      if let last {
        let gap = Self.gaps[last.rawValue][kind.rawValue]
        if gap > 0 || !style.isScript { box.width += Double(abs(gap)) / 18 * style.scale(font) }
      }
      let next = try self.box(node, style)
      box.add(next, x: box.width)
      (box.slant, last) = (next.slant, kind)
      // A row of one is what it holds.
      if nodes.count == 1 { (box.isCharacter, box.accentPlace) = (next.isCharacter, next.accentPlace) }
    }
    return box
  }
}
