import FlipbookDrawing

/// What a pointer does to a view. A film has none.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
}
