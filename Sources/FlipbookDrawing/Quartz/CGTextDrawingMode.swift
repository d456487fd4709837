/// What becomes of glyphs that are drawn.
public enum CGTextDrawingMode: Int32, Hashable, Sendable, CaseIterable {
  case fill = 0
  case stroke
  case fillStroke
  case invisible
  case fillClip
  case strokeClip
  case fillStrokeClip
  case clip
}
