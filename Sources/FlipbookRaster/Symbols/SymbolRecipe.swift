import Foundation

/// How a symbol is made. Lengths are in ems; the middle of the symbol is the origin, y down.
indirect enum SymbolRecipe: Equatable, Sendable {
  /// A glyph of the Material Icons font by its name there.
  case material(String)
  /// A glyph of the Material Design Icons font by its name there.
  case designIcon(String)
  /// Lines, discs and boxes in the notation of ``SymbolSketch``.
  case sketch(String)
  /// Letters of the system face.
  case letters(String)
  /// A frame by itself.
  case frame(SymbolFrame, isFilled: Bool)
  /// A symbol within a frame; in a filled one it is cut out.
  case framed(SymbolRecipe, SymbolFrame, isFilled: Bool)
  /// A symbol stretched to a rectangle, for a frame around it.
  case placed(SymbolRecipe, CGRect)
  /// The line around a solid symbol.
  case contour(SymbolRecipe)
  /// A symbol without its holes.
  case silhouette(SymbolRecipe)
  /// A symbol struck through from top left to bottom right.
  case slashed(SymbolRecipe)
  /// A symbol with a badge at a corner.
  case badged(SymbolRecipe, SymbolBadge)
  /// A symbol with a disc at its top right corner, cut free: `.badge` without a sign.
  case dotted(SymbolRecipe)
  /// A symbol turned clockwise, in degrees.
  case turned(SymbolRecipe, CGFloat)
  /// A symbol flipped left to right.
  case mirrored(SymbolRecipe)
  /// A symbol made larger or smaller.
  case scaled(SymbolRecipe, CGFloat)
  /// Symbols drawn over each other.
  case combined([SymbolRecipe])

  /// Reads the notation of the symbol table: the name of a Material icon, `mdi/` and a name of the other
  /// font, a sketch in braces, letters in quotes or a frame after `#` (`#!` filled); before them `~` for the
  /// contour, `^` for the silhouette, `/` struck through, `|` mirrored; after them `@90` turned and `*0.8`
  /// scaled; ` + ` between symbols that are drawn over each other.
  init(parsing text: Substring) {
    var rest = text
    if let plus = rest.range(of: " + ") {
      self = .combined([
        SymbolRecipe(parsing: rest[..<plus.lowerBound]), SymbolRecipe(parsing: rest[plus.upperBound...]),
      ])
      return
    }
    if let modifier = rest.first, "~^/|".contains(modifier) {
      rest.removeFirst()
      let inner = SymbolRecipe(parsing: rest)
      switch modifier {
      case "~": self = .contour(inner)
      case "^": self = .silhouette(inner)
      case "/": self = .slashed(inner)
      default: self = .mirrored(inner)
      }
      return
    }
    if let star = rest.lastIndex(of: "*"), let factor = Double(rest[rest.index(after: star)...]) {
      self = .scaled(SymbolRecipe(parsing: rest[..<star]), factor)
    } else if let at = rest.lastIndex(of: "@"), let degrees = Double(rest[rest.index(after: at)...]) {
      self = .turned(SymbolRecipe(parsing: rest[..<at]), degrees)
    } else if rest.hasPrefix("{") {
      self = .sketch(String(rest.dropFirst().prefix { $0 != "}" }))
    } else if rest.hasPrefix("mdi/") {
      self = .designIcon(String(rest.dropFirst(4)))
    } else if rest.hasPrefix("\"") {
      self = .letters(String(rest.dropFirst().prefix { $0 != "\"" }))
    } else if rest.hasPrefix("#") {
      let isFilled = rest.hasPrefix("#!")
      let name = rest.dropFirst(isFilled ? 2 : 1)
      self = .frame(SymbolFrame(rawValue: String(name)) ?? .circle, isFilled: isFilled)
    } else {
      self = .material(String(rest))
    }
  }
}
