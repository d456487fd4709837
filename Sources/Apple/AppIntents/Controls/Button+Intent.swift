import FlipbookViews
import Foundation

extension Button {
  /// Makes a button that runs an intent when it is tapped.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { IntentRun.start(intent) }, label: label)
  }

  /// Makes a button with a role that runs an intent when it is tapped.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { IntentRun.start(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Makes a button with a localized title that runs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(titleKey) { IntentRun.start(intent) }
  }

  /// Makes a button with a title from a string that runs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
    self.init(title) { IntentRun.start(intent) }
  }

  /// Makes a button with a localized title and a role that runs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I) {
    self.init(titleKey, role: role) { IntentRun.start(intent) }
  }
}

extension Button where Label == FlipbookViews.Label<Text, Image> {
  /// Makes a button with a localized title and a symbol that runs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(intent: intent) { FlipbookViews.Label(titleKey, systemImage: systemImage) }
  }
}
