import FlipbookCombine
import FlipbookUIKit
import FlipbookViews
import Foundation
import Observation

/// Makes the delegate, which is called when the app has been launched.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  private let made: Delegate?

  /// Makes the delegate and calls its `willFinishLaunching` and `didFinishLaunching`.
  public init(_ delegateType: Delegate.Type = Delegate.self) {
    made = SceneRegistry.makeDelegate(delegateType)
    _ = made?.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = made?.application(.shared, didFinishLaunchingWithOptions: nil)
  }

  /// The delegate. Ends the program when it has no initialiser without arguments.
  public var wrappedValue: Delegate {
    guard let made else { preconditionFailure("\(Delegate.self) can't be made from nothing") }
    return made
  }
}
