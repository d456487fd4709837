/// A part of a formula as it is written, with its place in the text.
struct MathNode: Equatable {
  /// The places of the letters it was made of.
  var source: Range<Int>
  var kind: Kind

  /// The class of an atom, which spaces go by.
  enum Class: Int {
    case ordinary, large, binary, relation, opening, closing, punctuation, inner
  }

  /// How many lines a table has, and what stands around it.
  struct Table: Equatable {
    var rows: [[MathNode]]
    var left = ""
    var right = ""
    /// Of each column: −1 left, 0 in the middle, 1 right; the last again for all that follow.
    var alignments = [0]
    /// Between columns, in ems.
    var gap = 1.0
    var isDisplay = false
  }

  indirect enum Kind: Equatable {
    /// Characters of the font, side by side.
    case symbol(String, Class)
    /// An operator such as ∑: it is larger on its own line, and scripts may go above and below it.
    case large(String, hasLimits: Bool)
    case row([MathNode])
    case fraction(MathNode, MathNode, hasRule: Bool, isDisplay: Bool?)
    case root(MathNode, degree: MathNode?)
    case scripts(MathNode, lower: MathNode?, upper: MathNode?)
    case fenced(String, MathNode, String)
    case table(Table)
    case accent(String, MathNode, isWide: Bool)
    case line(MathNode, isOver: Bool)
    case brace(MathNode, isOver: Bool)
    /// Upright letters: a function's name, or text.
    case word(String, isOperator: Bool)
    case space(Double)
    case styled(MathNode, isDisplay: Bool)
  }
}
