/// An app, as far as a film shows it: what its first window holds.
@MainActor @preconcurrency
public protocol App: _DynamicPropertyOwner {
  /// The type of the app's parts.
  associatedtype Body: Scene

  /// The app's parts. A film shows the first of them that has a window to show.
  @SceneBuilder var body: Body { get }

  /// Makes the app, once a film.
  init()
}
