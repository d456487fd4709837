import FlipbookDrawing
import Foundation

/// Fields for values that a format writes and reads. What it can't read is left out.
extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), text: value.written(by: format), prompt: prompt)
  }

  /// - Parameter value: nil for an empty field.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), text: value.written(by: format), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), text: value.written(by: format), prompt: prompt)
  }

  /// - Parameter value: nil for an empty field.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), text: value.written(by: format), prompt: prompt)
  }
}

extension TextField {
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: value.written(by: format), prompt: prompt, label: label)
  }

  /// - Parameter value: nil for an empty field.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: value.written(by: format), prompt: prompt, label: label)
  }
}

extension Binding {
  @MainActor fileprivate func written<F: ParseableFormatStyle>(by format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { (new: String) in
        if let parsed = try? format.parseStrategy.parse(new) { wrappedValue = parsed }
      })
  }

  @MainActor fileprivate func written<F: ParseableFormatStyle>(by format: F) -> Binding<String>
  where F.FormatInput? == Value, F.FormatOutput == String {
    Binding<String>(
      get: { wrappedValue.map(format.format) ?? "" },
      set: { (new: String) in wrappedValue = try? format.parseStrategy.parse(new) })
  }
}
