/// Takes scenes as they are written one after the other.
@resultBuilder
public enum SceneBuilder {
  /// Takes a scene as it is.
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }

  /// Takes a single scene as it is.
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }

  /// Joins scenes to the first of them that has a window to show.
  @MainActor @preconcurrency
  public static func buildBlock<S: Scene, each More: Scene>(_ first: S, _ more: repeat each More)
    -> some Scene
  {
    var content = first._windowContent
    for scene in repeat each more {
      if content == nil { content = scene._windowContent }
    }
    return _Window(_windowContent: content)
  }
}
