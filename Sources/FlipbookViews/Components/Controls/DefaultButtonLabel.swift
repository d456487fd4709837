import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The label of a button that has a role and no label of its own: a symbol for closing and confirming, else a word.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The symbol or the word.
  public var body: some View {
    switch role {
    case .close: Image(systemName: "xmark")
    case .confirm: Image(systemName: "checkmark")
    case .destructive: Text("Delete")
    default: Text("Cancel")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button whose label is its role's.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
