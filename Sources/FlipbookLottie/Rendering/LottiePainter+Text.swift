import FlipbookPicture
import Foundation

extension LottiePainter {
  /// The items of a text.
  func text(_ text: LottieText, at frame: LottieMoment, _ matrix: CGAffineTransform) -> [DisplayItem] {
    let document = text.document(at: frame)
    guard document.size > 0, !document.text.isEmpty else { return [] }
    let lines = LottieTextLayout(
      document: document, fonts: text.fonts, textEngine: textEngine, isAnimated: !text.animators.isEmpty,
      work: work
    ).lines()
    let units = LottieTextUnits(lines)
    var placement = LottieTextPlacement(lines, document, text.fonts, units)
    if text.animators.isEmpty, text.path == nil {
      var path = Path()
      for glyph in placement.glyphs {
        path.addPath(glyph.path, transform: CGAffineTransform(translationX: glyph.place.x, y: glyph.place.y))
      }
      return painted(path, document.fill, document.stroke, document.strokeWidth, document, matrix)
    }
    placement.group(by: text.grouping)
    let count = placement.glyphs.count
    let selected = text.animators.count * 8 + (text.path == nil ? 0 : 8) + LottieWork.item
    guard work.affords(count * selected) else { return [] }
    let places = places(of: text, document, placement, units, at: frame)
    var items: [DisplayItem] = []
    for (glyph, place) in zip(placement.glyphs, places) {
      guard let place, place.change.opacity > 0, !glyph.path.isEmpty else { continue }
      let change = place.change
      items += grouped(
        painted(
          glyph.path, change.fill, change.stroke, change.strokeWidth, document,
          place.matrix.concatenating(matrix)),
        opacity: change.opacity)
    }
    return items
  }

  /// The place of a glyph with its changes.
  private struct Place {
    var change: LottieGlyphChange
    var matrix: CGAffineTransform
  }

  /// The places of the glyphs; nil for those that aren't drawn.
  private func places(
    of text: LottieText, _ document: LottieText.Document, _ placement: LottieTextPlacement,
    _ units: LottieTextUnits, at frame: LottieMoment
  ) -> [Place?] {
    let changes = placement.glyphs.map {
      LottieGlyphChange(text.animators, units, $0.unit, document, at: frame)
    }
    let shifts = shifts(placement, changes, document.justification)
    let alignment = text.alignment.value(at: frame) / 100
    let track = text.path?.track(at: frame)
    if let track, !work.affords(placement.glyphs.count * track.lengths.count / 4) { return [] }
    let above = document.size * Self.capitalHeight
    return zip(placement.glyphs.indices, placement.glyphs).map { index, glyph in
      let change = changes[index]
      let anchor = SIMD2(glyph.center + alignment.x * glyph.groupWidth / 2, alignment.y * above)
      var own = CGAffineTransform(
        translationX: -anchor.x - change.anchor.x, y: -anchor.y - change.anchor.y
      ).concatenating(CGAffineTransform(scaleX: change.scale.x, y: change.scale.y))
      if change.skew != 0 {
        own = own.concatenating(LottieTransform.skew(change.skew, axis: change.skewAxis))
      }
      own = own.concatenating(LottieTransform.rotation(change.rotation))
      guard let path = text.path, let track else {
        let place = glyph.place + anchor + change.position + SIMD2(shifts[index], 0)
        return Place(
          change: change, matrix: own.concatenating(CGAffineTransform(translationX: place.x, y: place.y)))
      }
      let along =
        self.along(path, track, placement, index, document, at: frame) + shifts[index] + change.position.x
      let place = track.place(at: along)
      own = own.concatenating(
        CGAffineTransform(translationX: 0, y: glyph.place.y + anchor.y + change.position.y))
      if path.isPerpendicular.value(at: frame) != 0 {
        own = own.concatenating(CGAffineTransform(rotationAngle: atan2(place.direction.y, place.direction.x)))
      }
      return Place(
        change: change,
        matrix: own.concatenating(CGAffineTransform(translationX: place.point.x, y: place.point.y)))
    }
  }

  /// The height of the letters that the alignment of anchors counts in, for each unit of the size.
  private static let capitalHeight = 1.2 * 0.714

  /// How far tracking by animators moves each glyph.
  private func shifts(
    _ placement: LottieTextPlacement, _ changes: [LottieGlyphChange], _ justification: LottieJustification
  ) -> [Double] {
    var shifts: [Double] = []
    var start = 0
    let glyphs = placement.glyphs
    while start < glyphs.count {
      let line = glyphs[start].unit.line
      var sum = 0.0
      var end = start
      while end < glyphs.count, glyphs[end].unit.line == line {
        // A glyph's own lies before it, and none before a line.
        if end > start { sum += changes[end].tracking }
        shifts.append(sum)
        end += 1
      }
      let back = justification == .right ? sum : justification == .center ? sum / 2 : 0
      for index in start..<end { shifts[index] -= back }
      start = end
    }
    return shifts
  }

  /// The length along a path at which the anchor of a glyph lies.
  private func along(
    _ path: LottieTextPath, _ track: LottieTextPath.Track, _ placement: LottieTextPlacement, _ index: Int,
    _ document: LottieText.Document, at frame: LottieMoment
  ) -> Double {
    let glyph = placement.glyphs[index]
    let first = path.firstMargin.value(at: frame)
    let last = track.length + path.lastMargin.value(at: frame)
    let middle = glyph.place.x + glyph.center
    if path.fillsPath.value(at: frame) != 0, placement.glyphs.count > 1 {
      let start = first + placement.glyphs[0].advance / 2
      let end = last - placement.glyphs[placement.glyphs.count - 1].advance / 2
      return start + (end - start) * Double(index) / Double(placement.glyphs.count - 1)
    }
    // Lines are laid out from the point that their justification puts at 0.
    switch document.justification {
    case .right: return last + middle
    case .center: return (first + last) / 2 + middle
    default: return first + middle
    }
  }

  private func painted(
    _ path: Path, _ fill: SIMD4<Double>?, _ stroke: SIMD4<Double>?, _ width: Double,
    _ document: LottieText.Document,
    _ matrix: CGAffineTransform
  ) -> [DisplayItem] {
    guard !path.isEmpty, matrix.isFinite else { return [] }
    var items: [DisplayItem] = []
    if let fill {
      items.append(
        DisplayItem(
          content: .fill(path, .color(RGBA(fill)), FillStyle()), transform: matrix, canvas: canvas))
    }
    if let stroke, width > 0 {
      let line = DisplayItem(
        content: .stroke(
          path, .color(RGBA(stroke)), StrokeStyle(lineWidth: width, lineJoin: .miter, miterLimit: 4)),
        transform: matrix, canvas: canvas)
      items.insert(line, at: document.strokesOverFill ? items.count : 0)
    }
    return items
  }
}
