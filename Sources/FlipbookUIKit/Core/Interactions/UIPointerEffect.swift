import FlipbookDrawing

/// The effect of a pointer on a view. A film has none.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
}
