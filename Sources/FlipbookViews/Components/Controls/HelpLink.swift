import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A button that leads to help.
public struct HelpLink: View {
  let action: @MainActor () -> Void

  /// Makes a button that would open an address; its action has no effect.
  public init(destination: URL) { action = {} }
  /// Makes a button with an action.
  public init(action: @escaping @MainActor () -> Void) { self.action = action }

  /// A button with a question mark.
  public var body: some View { Button("Help", systemImage: "questionmark.circle", action: action) }
}
