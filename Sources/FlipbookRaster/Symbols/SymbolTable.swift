/// Names of system symbols and how they are drawn.
///
/// A row of a table is `name, name = recipe & filled recipe` in the notation of ``SymbolRecipe``. The filled
/// recipe is for the name with `.fill`; without one the symbol looks the same filled. `{}` in place of the first
/// recipe stands for the contour of the filled one. Frames, strokes and badges
/// (`.circle`, `.square.fill`, `.slash`, `.badge.plus` …) need no rows: ``SymbolName`` puts them together.
enum SymbolTable {
  struct Entry: Equatable, Sendable {
    var plain: SymbolRecipe
    /// nil: made from the frame that the name ends in, or the same as the plain one.
    var filled: SymbolRecipe?
  }

  static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for row in rows {
      for name in row.names where entries[name] == nil { entries[name] = row.entry }
    }
    return entries
  }()

  /// Every row of every table, in the order in which they are looked up.
  static let rows: [(names: [String], entry: Entry)] =
    [
      figures, tools, household, signals, living, things, lined, redrawn, outlined, drawn, marks, arrows,
      shapes, media,
      people, communication,
      objects,
      places, weather,
      nature,
      devices, editing,
      health,
      bodies, house, machines, signs,
    ]
    .flatMap { $0.split(separator: "\n").compactMap(parse) }

  private static func parse(_ line: Substring) -> (names: [String], entry: Entry)? {
    guard let equals = line.range(of: " = ") else { return nil }
    let names = line[..<equals.lowerBound].split(separator: ",").map { $0.filter { $0 != " " } }
    var recipes = [line[equals.upperBound...]]
    if let and = recipes[0].range(of: " & ") {
      recipes = [recipes[0][..<and.lowerBound], recipes[0][and.upperBound...]]
    }
    let parsed = recipes.map { recipe in
      var trimmed = recipe.drop { $0 == " " }
      while trimmed.last == " " { trimmed.removeLast() }
      return SymbolRecipe(parsing: trimmed)
    }
    let filled = parsed.count > 1 ? parsed[1] : nil
    let plain = parsed[0] == .sketch("") ? filled.map { .contour($0) } ?? parsed[0] : parsed[0]
    return (names, Entry(plain: plain, filled: filled))
  }
}
