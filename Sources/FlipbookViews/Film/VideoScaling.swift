/// How a film goes into the room of its view.
public enum VideoScaling: Hashable, Sendable, CaseIterable {
  /// As large as fits, at its own shape. The view is as large as the film.
  case fit
  /// Over all of the room, at its own shape; what reaches out is cut off.
  case fill
  /// Over all of the room, out of shape.
  case stretch
  /// At its own size: a point for each row of pixels.
  case natural
}
