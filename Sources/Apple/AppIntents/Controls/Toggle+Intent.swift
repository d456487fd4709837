import FlipbookViews
import Foundation

extension Toggle {
  /// Makes a toggle that runs an intent when it is tapped. The state is the scene's: the intent changes it.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Self.binding(isOn, intent), label: label)
  }

  fileprivate static func binding(_ isOn: Bool, _ intent: some AppIntent) -> Binding<Bool> {
    Binding(get: { isOn }, set: { _ in MainActor.assumeIsolated { IntentRun.start(intent) } })
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a localized title that runs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(titleKey, isOn: Self.binding(isOn, intent))
  }

  /// Makes a toggle with a title from a string that runs an intent.
  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(title, isOn: Self.binding(isOn, intent))
  }
}
