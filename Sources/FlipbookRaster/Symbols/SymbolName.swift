import Foundation

/// Finds how a system symbol is drawn from its name: in the table, or put together from the parts of the name.
enum SymbolName {
  /// - Returns: nil for a name that no rule explains.
  static func recipe(for name: String) -> SymbolRecipe? {
    if let known = SymbolTable.entries[name] { return known.plain }
    if let frame = SymbolFrame(rawValue: name) { return .frame(frame, isFilled: false) }
    if let base = name.removing(suffix: ".fill") {
      // Names such as `square.fill.on.square.fill` say it of each part.
      return filled(base) ?? filled(base.replacingOccurrences(of: ".fill.", with: "."))
    }
    if let base = name.removing(suffix: ".inverse") { return recipe(for: base) }
    if let base = name.removing(suffix: ".slash") { return recipe(for: base).map { .slashed($0) } }
    if let base = name.removing(suffix: ".badge") { return recipe(for: base).map { .dotted($0) } }
    if let badged = badged(name) { return badged }
    guard let (content, frame) = framed(name) else { return nil }
    return .framed(content, frame, isFilled: false)
  }

  /// The name of a symbol whose meaning is nearest to one that no rule explains: with less said at its end, as
  /// `figure` for `figure.hunting`. Nil where nothing of the name is known.
  static func nearest(to name: String) -> String? {
    let isFilled = name.hasSuffix(".fill")
    var parts = name.split(separator: ".").map(String.init)
    if parts.last == "fill" { parts.removeLast() }
    while parts.count > 1 {
      parts.removeLast()
      // `a.and.b` without `b` ends in a word that says nothing.
      while let last = parts.last, ["and", "on", "with", "to", "badge", "fill"].contains(last) {
        parts.removeLast()
      }
      let shorter = parts.joined(separator: ".")
      if isFilled, recipe(for: shorter + ".fill") != nil { return shorter + ".fill" }
      if !shorter.isEmpty, recipe(for: shorter) != nil { return shorter }
    }
    return nil
  }

  /// How the filled form of a symbol is drawn, by the name without `.fill`.
  private static func filled(_ name: String) -> SymbolRecipe? {
    if let known = SymbolTable.entries[name] {
      if let filled = known.filled { return filled }
      if let (content, frame) = framed(name), SymbolTable.entries[frame.contentName(of: name)] != nil {
        return .framed(content, frame, isFilled: true)
      }
      return known.plain
    }
    if let frame = SymbolFrame(rawValue: name) { return .frame(frame, isFilled: true) }
    if let base = name.removing(suffix: ".slash") { return filled(base).map { .slashed($0) } }
    if let base = name.removing(suffix: ".badge") { return filled(base).map { .dotted($0) } }
    if let badged = badged(name, isFilled: true) { return badged }
    guard let (content, frame) = framed(name) else { return nil }
    return .framed(content, frame, isFilled: true)
  }

  /// A symbol in a frame, such as `heart.circle`, a letter or a number up to 50 in one, such as `a.square`.
  private static func framed(_ name: String) -> (SymbolRecipe, SymbolFrame)? {
    for frame in SymbolFrame.byLengthOfName {
      guard name.hasSuffix("." + frame.rawValue) else { continue }
      let content = frame.contentName(of: name)
      guard let recipe = solid(content) ?? letters(content) else { continue }
      if frame == .circle, let place = SymbolSizes.place(inCircle: content) {
        return (.placed(recipe, place), frame)
      }
      return (recipe, frame)
    }
    return nil
  }

  /// The form of a symbol that stands in frames: the filled one where there is one.
  private static func solid(_ name: String) -> SymbolRecipe? {
    filled(name) ?? recipe(for: name)
  }

  private static func letters(_ name: String) -> SymbolRecipe? {
    let isNumber = Int(name).map { (0...99).contains($0) } ?? false
    let isLetter = name.count == 1 && name.first.map { $0.isASCII && $0.isLetter } ?? false
    return isNumber || isLetter ? .letters(name.uppercased()) : nil
  }

  /// A symbol with a badge, such as `doc.badge.plus`; `.fill` may come before the badge.
  ///
  /// - Parameter name: Without `.fill` at its end.
  private static func badged(_ name: String, isFilled: Bool = false) -> SymbolRecipe? {
    let frames = [(".badge.", SymbolFrame.circle), (".trianglebadge.", .triangle)]
    for (word, frame) in frames {
      guard let range = name.range(of: word), let sign = solid(String(name[range.upperBound...])) else {
        continue
      }
      let base = String(name[..<range.lowerBound])
      let plain = base.removing(suffix: ".fill") ?? base
      guard let content = isFilled ? filled(plain) : recipe(for: base) else { return nil }
      let badge = SymbolBadge(
        sign: sign, frame: frame, corner: SymbolBadge.corner(of: base),
        baseInk: SymbolSizes.ink(of: isFilled ? plain + ".fill" : base),
        wholeInk: SymbolSizes.measured(isFilled ? name + ".fill" : name))
      return .badged(content, badge)
    }
    return nil
  }
}

extension SymbolFrame {
  /// Longer names first, so that `rectangle.portrait` is found before what ends in it.
  static let byLengthOfName = allCases.sorted { $0.rawValue.count > $1.rawValue.count }

  /// The name of what is in the frame.
  func contentName(of name: String) -> String { String(name.dropLast(rawValue.count + 1)) }
}

extension String {
  /// The rest before a suffix; nil without the suffix or when nothing is left.
  func removing(suffix: String) -> String? {
    guard hasSuffix(suffix), count > suffix.count else { return nil }
    return String(dropLast(suffix.count))
  }
}
