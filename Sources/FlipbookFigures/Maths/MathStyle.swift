import FlipbookDrawing

/// How large a part of a formula is, and how tight.
struct MathStyle: Equatable {
  /// 0 on a line of its own, 1 in a line, 2 in scripts, 3 in scripts of scripts.
  var level: Int
  /// Whether superscripts are lower: under a bar or a root.
  var isCramped: Bool

  static let display = MathStyle(level: 0, isCramped: false)

  var isDisplay: Bool { level == 0 }
  var isScript: Bool { level >= 2 }
  var cramped: MathStyle { MathStyle(level: level, isCramped: true) }
  var upper: MathStyle { MathStyle(level: min(3, max(2, level + 1)), isCramped: isCramped) }
  var lower: MathStyle { upper.cramped }
  var numerator: MathStyle { MathStyle(level: min(3, level + 1), isCramped: isCramped) }
  var denominator: MathStyle { numerator.cramped }
  var text: MathStyle { MathStyle(level: max(1, level), isCramped: isCramped) }

  /// The size as a share of the formula's font.
  func scale(_ font: any MathFont) -> Double {
    level < 2 ? 1 : font.constant(level == 2 ? .scriptScale : .scriptScriptScale)
  }
}
