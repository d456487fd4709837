import class Foundation.Thread

/// The one thread that a scene's process runs its scene on: the main thread.
enum SceneThread {
  static var isCurrent: Bool { Foundation.Thread.isMainThread }
}
