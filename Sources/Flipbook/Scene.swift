/// A part of an app: a window, or several.
@MainActor @preconcurrency
public protocol Scene {
  /// The content of the first window; nil for none.
  var _windowContent: AnyView? { get }
}
