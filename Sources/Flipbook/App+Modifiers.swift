import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

// An app of a film is in front all the while and opens nothing: its actions for such events are never called.
extension Scene {
  /// Has no effect: the action is never called.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some Scene
  {
    self
  }
  /// Has no effect: the action is never called, not even with `initial`.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  /// Has no effect: the action is never called, not even with `initial`.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  { self }

  /// Has no effect: a film shows no menus.
  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  /// Has no effect: a film shows no window, only what it holds.
  public func windowStyle(_ style: some WindowStyle) -> some Scene { self }
  /// Has no effect: the clip gives the size of the picture.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  /// Has no effect: the clip gives the size of the picture.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Has no effect: the clip gives the size of the picture.
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Has no effect: a film shows no window.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  /// Has no effect: nothing is opened in a film.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets a value of the environment for what the window holds.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    _Window(_windowContent: _windowContent.map { AnyView($0.environment(keyPath, value)) })
  }

  /// Gives an object to what the window holds.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _Window(_windowContent: _windowContent.map { AnyView($0.environment(object)) })
  }

  /// Gives an object to what the window holds.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _Window(_windowContent: _windowContent.map { AnyView($0.environmentObject(object)) })
  }
}
