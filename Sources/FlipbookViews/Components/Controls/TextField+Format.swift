import FlipbookDrawing
import Foundation

/// Fields for values that a format writes and reads. Text that it can't read is left out.
extension TextField where Label == Text {
  /// Makes a field for a value, with a localized title or a prompt in it while it is empty.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), text: value.written(by: format), prompt: prompt)
    isFormatted = true
  }

  /// Makes a field for an optional value, with a localized title.
  /// - Parameter value: nil for an empty field.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), text: value.written(by: format), prompt: prompt)
    isFormatted = true
  }

  /// Makes a field for a value, with a title from a string or a prompt in it while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), text: value.written(by: format), prompt: prompt)
    isFormatted = true
  }

  /// Makes a field for an optional value, with a title from a string.
  /// - Parameter value: nil for an empty field.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), text: value.written(by: format), prompt: prompt)
    isFormatted = true
  }
}

extension TextField {
  /// Makes a field for a value, with a label in it while it is empty.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: value.written(by: format), prompt: prompt, label: label)
    isFormatted = true
  }

  /// Makes a field for an optional value, with a label.
  /// - Parameter value: nil for an empty field.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: value.written(by: format), prompt: prompt, label: label)
    isFormatted = true
  }
}

extension Binding {
  @MainActor fileprivate func written<F: ParseableFormatStyle>(by format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    let format = format.inSceneLocale
    return Binding<String>(
      get: { format.format(wrappedValue) },
      set: { (new: String) in
        if let parsed = try? format.parseStrategy.parse(new) { wrappedValue = parsed }
      })
  }

  @MainActor fileprivate func written<F: ParseableFormatStyle>(by format: F) -> Binding<String>
  where F.FormatInput? == Value, F.FormatOutput == String {
    let format = format.inSceneLocale
    return Binding<String>(
      get: { wrappedValue.map(format.format) ?? "" },
      set: { (new: String) in wrappedValue = try? format.parseStrategy.parse(new) })
  }
}
