/// The numbers of a text's characters, words and lines, as selectors count them.
struct LottieTextUnits {
  /// The numbers of one character, from 0.
  struct Place {
    var character: Int
    var visible: Int
    var word: Int
    var line: Int
  }

  /// The random orders that were asked for, which all letters share.
  private final class Orders {
    var known: [UInt64: [Int: [Int]]] = [:]
  }

  private var places: [[Place]] = []
  private let orders = Orders()
  private(set) var characters = 0
  private(set) var visible = 0
  private(set) var words = 0
  private(set) var lines = 0

  init(_ lines: [LottieTextLine]) {
    for line in lines {
      var row: [Place] = []
      var isInWord = false
      for glyph in line.glyphs {
        if !glyph.isSpace, !isInWord { words += 1 }
        isInWord = !glyph.isSpace
        row.append(Place(character: characters, visible: visible, word: max(0, words - 1), line: self.lines))
        characters += 1
        if !glyph.isSpace { visible += 1 }
      }
      places.append(row)
      self.lines += 1
    }
  }

  /// The numbers of the character at a place of a line.
  subscript(line: Int, place: Int) -> Place { places[line][place] }

  /// The number of a character by a unit, and how many there are.
  ///
  /// - Parameter seed: Of a random order; nil for that of the text.
  func index(_ place: Place, by unit: LottieTextSelector.Unit, seed: UInt64?) -> (index: Int, count: Int) {
    let (index, count) =
      switch unit {
      case .characters: (place.character, characters)
      case .charactersWithoutSpaces: (place.visible, visible)
      case .words: (place.word, words)
      case .lines: (place.line, lines)
      }
    guard let seed, count > 1, index < count else { return (index, count) }
    if let order = orders.known[seed]?[count] { return (order[index], count) }
    let order = Self.order(of: count, seed: seed)
    orders.known[seed, default: [:]][count] = order
    return (order[index], count)
  }

  /// A random order of numbers from 0.
  private static func order(of count: Int, seed: UInt64) -> [Int] {
    var random = LottieRandom(seed: seed, salt: UInt64(count))
    var order = Array(0..<count)
    for index in order.indices.dropLast() {
      order.swapAt(index, index + Int(random.next() * Double(count - index)))
    }
    return order
  }
}
