import Foundation

extension Path {
  /// Folds the elements into a digest. Equal paths fold the same words.
  package func hash(into hasher: inout ContentHasher) {
    switch shape {
    case .elements:
      hasher.combine(verbs: elements.verbs)
      for point in elements.points { hasher.combine(point) }
    case .rect(let rect):
      hasher.combine(verbs: PathElements.rectVerbs)
      hasher.combine(CGPoint(x: rect.minX, y: rect.minY))
      hasher.combine(CGPoint(x: rect.maxX, y: rect.minY))
      hasher.combine(CGPoint(x: rect.maxX, y: rect.maxY))
      hasher.combine(CGPoint(x: rect.minX, y: rect.maxY))
    case .ellipse(let rect):
      let outline = EllipseOutline(rect)
      hasher.combine(verbs: outline.verbs)
      outline.forEachPoint { hasher.combine($0) }
    case .roundedRect(let rect, let size, let style):
      let outline = RoundedRectOutline(rect, cornerSize: size, style: style)
      hasher.combine(verbs: outline.verbs)
      outline.forEachPoint { hasher.combine($0) }
    }
  }
}

extension ContentHasher {
  /// Folds the number of verbs, and eight of them to a word.
  fileprivate mutating func combine(verbs: [Path.Verb]) {
    combine(verbs.count)
    var word: UInt64 = 0
    var filled: UInt64 = 0
    for verb in verbs {
      word |= UInt64(verb.rawValue) << (filled * 8)
      filled += 1
      if filled == 8 {
        combine(word)
        word = 0
        filled = 0
      }
    }
    if filled > 0 { combine(word) }
  }
}
