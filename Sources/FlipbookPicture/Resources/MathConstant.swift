/// A number of a font's `MATH` table, by its place in OpenType's table of constants.
package enum MathConstant: UInt32, CaseIterable, Sendable {
  case scriptScale = 0
  case scriptScriptScale = 1
  case displayOperatorMinHeight = 3
  case axisHeight = 5
  case accentBaseHeight = 6
  case subscriptShiftDown = 8
  case subscriptTopMax = 9
  case subscriptBaselineDropMin = 10
  case superscriptShiftUp = 11
  case superscriptShiftUpCramped = 12
  case superscriptBottomMin = 13
  case superscriptBaselineDropMax = 14
  case scriptsGapMin = 15
  case superscriptBottomMaxWithSubscript = 16
  case spaceAfterScript = 17
  case upperLimitGapMin = 18
  case upperLimitBaselineRiseMin = 19
  case lowerLimitGapMin = 20
  case lowerLimitBaselineDropMin = 21
  case stackTopShiftUp = 22
  case stackTopDisplayShiftUp = 23
  case stackBottomShiftDown = 24
  case stackBottomDisplayShiftDown = 25
  case stackGapMin = 26
  case stackDisplayGapMin = 27
  case numeratorShiftUp = 32
  case numeratorDisplayShiftUp = 33
  case denominatorShiftDown = 34
  case denominatorDisplayShiftDown = 35
  case numeratorGapMin = 36
  case numeratorDisplayGapMin = 37
  case fractionRule = 38
  case denominatorGapMin = 39
  case denominatorDisplayGapMin = 40
  case overbarGap = 43
  case overbarRule = 44
  case underbarGap = 46
  case underbarRule = 47
  case radicalGap = 49
  case radicalDisplayGap = 50
  case radicalRule = 51
  case radicalExtraAscender = 52
  case radicalKernBeforeDegree = 53
  case radicalKernAfterDegree = 54
  case radicalDegreeRaise = 55

  /// Whether it is a share in hundredths and no length.
  package var isShare: Bool {
    self == .scriptScale || self == .scriptScriptScale || self == .radicalDegreeRaise
  }
}
