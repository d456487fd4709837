import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// How large a window of a desktop app can be made.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

/// How the windows of a desktop app look.
public protocol WindowStyle {}

public struct DefaultWindowStyle: WindowStyle {
  public init() {}
}

public struct HiddenTitleBarWindowStyle: WindowStyle {
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
  public static var titleBar: DefaultWindowStyle { DefaultWindowStyle() }
  public static var plain: DefaultWindowStyle { DefaultWindowStyle() }
  public static var volumetric: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

/// Menus of a desktop app; a film shows none.
@MainActor @preconcurrency
public protocol Commands {}

public struct EmptyCommands: Commands {
  public nonisolated init() {}
}

public struct CommandMenu: Commands {
  public init<Content: View>(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroup: Commands {
  public init<Content: View>(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init<Content: View>(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init<Content: View>(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct SidebarCommands: Commands {
  public init() {}
}

/// A place in the menus of a desktop app.
public struct CommandGroupPlacement: Sendable {
  public static let newItem = CommandGroupPlacement()
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
}

@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<each C: Commands>(_ commands: repeat each C) -> EmptyCommands {
    EmptyCommands()
  }
}

// An app of a film is in front all the while and opens nothing: what it is told of never happens.
extension Scene {
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some Scene
  {
    self
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some Scene
  { self }

  public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }
  public func windowStyle(_ style: some WindowStyle) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func defaultSize(_ size: CGSize) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
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

/// One window of a desktop app; of an app that has no group of windows it is what a film shows.
public struct Window<Content: View>: Scene {
  let content: Content

  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var _windowContent: AnyView? { AnyView(content) }
}

/// Makes the object that hears of the app's life.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  private let made: Delegate?

  public init(_ delegateType: Delegate.Type = Delegate.self) {
    made = SceneRegistry.makeDelegate(delegateType)
    _ = made?.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = made?.application(.shared, didFinishLaunchingWithOptions: nil)
  }

  public var wrappedValue: Delegate {
    guard let made else { preconditionFailure("\(Delegate.self) can't be made from nothing") }
    return made
  }
}
