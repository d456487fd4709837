import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A button that opens the settings of an app.
public struct SettingsLink<Label: View>: View {
  let label: Label
  /// Makes a button with a label.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  /// A button whose action has no effect.
  public var body: some View { Button(action: {}) { label } }
}

extension SettingsLink where Label == FlipbookViews.Label<Text, Image> {
  /// Makes a button with the usual label.
  public init() { self.init { FlipbookViews.Label("Settings…", systemImage: "gearshape") } }
}
