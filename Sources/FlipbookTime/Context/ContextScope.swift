/// How long state in a ``SceneContext`` lasts.
package enum ContextScope: Sendable {
  /// As long as the process: what a program offers before a scene is made.
  case program
  /// As long as one run of a scene.
  case scene
  /// As long as one tree of views or layers of a scene.
  case runtime
}
