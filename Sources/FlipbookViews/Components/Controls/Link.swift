import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button that would open an address; in a film it does nothing but look so.
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// Makes a link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }

  /// A button whose action has no effect in a film.
  public var body: some View { Button(action: { openURL(destination) }) { label } }
}

extension Link where Label == Text {
  /// Makes a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
