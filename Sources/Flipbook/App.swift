/// An app, as far as a film shows it: what its first window holds.
@MainActor @preconcurrency
public protocol App: _DynamicPropertyOwner {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

/// A part of an app: a window, or several.
@MainActor @preconcurrency
public protocol Scene {
  /// What the first window shows; nil for none.
  var _windowContent: AnyView? { get }
}

/// Takes scenes as they are written one after the other.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }

  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }

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

/// A window whose content is known.
public struct _Window: Scene {
  public let _windowContent: AnyView?
}

/// The windows of an app; a film shows one.
public struct WindowGroup<Content: View>: Scene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  public init(_ title: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String = "", @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var _windowContent: AnyView? { AnyView(content) }
}

/// The settings window of a desktop app; a film does not show it.
public struct Settings<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}

  public var _windowContent: AnyView? { nil }
}

/// The first window of an app, whose dynamic properties are connected as a view's are.
struct AppWindow<A: App>: View {
  let app: A

  var body: some View { app.body._windowContent ?? AnyView(EmptyView()) }
}
