/// The way in which a scene fills its view.
public enum SKSceneScaleMode: Int, Hashable, Sendable {
  /// Stretched in both directions.
  case fill = 0
  /// Scaled until it covers the view; what lies beyond is cut off.
  case aspectFill = 1
  /// Scaled until all of it is in the view; the rest stays black.
  case aspectFit = 2
  /// Not scaled: the scene takes the size of the view.
  case resizeFill = 3
}
