/// The way glyphs are drawn.
public enum CGTextDrawingMode: Int32, Hashable, Sendable, CaseIterable {
  /// In the fill colour.
  case fill = 0
  /// As outlines in the stroke colour.
  case stroke
  /// In the fill colour, then as outlines in the stroke colour.
  case fillStroke
  /// Not at all; the text's position moves on.
  case invisible
  /// In the fill colour, and added to the clip.
  case fillClip
  /// As outlines, and added to the clip.
  case strokeClip
  /// In the fill colour, then as outlines, and added to the clip.
  case fillStrokeClip
  /// Only added to the clip.
  case clip
}
