import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Fields for values that a formatter writes and reads. Text that it can't read is left out.
extension TextField where Label == Text {
  /// Makes a field for a value, with a localized title.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(titleKey, text: value.written(by: formatter))
    isFormatted = true
  }

  /// Makes a field for a value, with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(title, text: value.written(by: formatter))
    isFormatted = true
  }

  /// Makes a field for a value, with a localized title and a prompt.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(titleKey, text: value.written(by: formatter), prompt: prompt)
    isFormatted = true
  }

  /// Makes a field for a value, with a title from a string and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(title, text: value.written(by: formatter), prompt: prompt)
    isFormatted = true
  }

  /// Makes a field for a value; the closures run when the focus changes and at the return key.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      titleKey, text: value.written(by: formatter), onEditingChanged: onEditingChanged, onCommit: onCommit)
    isFormatted = true
  }

  /// Makes a field for a value; the closures run when the focus changes and at the return key.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      title, text: value.written(by: formatter), onEditingChanged: onEditingChanged, onCommit: onCommit)
    isFormatted = true
  }
}

extension Binding {
  /// The value as text.
  @MainActor fileprivate func written(by formatter: Formatter) -> Binding<String> {
    Binding<String>(
      get: { formatter.string(for: wrappedValue) ?? "" },
      set: { (new: String) in
        if let value = formatter.value(of: new, as: Value.self) { wrappedValue = value }
      })
  }
}

/// A formatter that reads texts in a way of its own.
///
/// Foundation's `Formatter` has no such method here. A scene's override of it is compiled as this protocol's.
public protocol ObjectValueReader: Formatter {
  /// Reads a text.
  ///
  /// - Parameters:
  ///   - obj: Gets what was read.
  ///   - error: Gets why a text can't be read.
  /// - Returns: Whether the text can be read.
  func getObjectValue(
    _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: UnsafeMutablePointer<NSString?>?
  ) -> Bool
}

extension Formatter {
  /// Reads a text.
  ///
  /// - Parameters:
  ///   - obj: Gets what was read.
  ///   - error: Gets nothing: texts that can't be read give false alone.
  ///   - unused: Lets subclasses have the method without this.
  @_disfavoredOverload
  public func getObjectValue(
    _ obj: UnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: UnsafeMutablePointer<NSString?>?, _ unused: Void = ()
  ) -> Bool {
    guard let value = objectRead(from: string) else { return false }
    obj?.pointee = value as AnyObject
    return true
  }

  private func objectRead(from text: String) -> Any? {
    if let reader = self as? any ObjectValueReader {
      var object: AnyObject?
      return reader.getObjectValue(&object, for: text, errorDescription: nil) ? object : nil
    }
    return switch self {
    case let numbers as NumberFormatter: numbers.number(from: text)
    case let dates as DateFormatter: dates.date(from: text)
    default: text
    }
  }

  /// A text as a value, also of a wrapped kind; nil for a text that can't be read.
  fileprivate func value<Value>(of text: String, as type: Value.Type) -> Value? {
    guard let object = objectRead(from: text) else { return nil }
    if let value = object as? Value { return value }
    guard let number = object as? NSNumber else { return nil }
    let candidates: [Any] = [
      number.intValue, number.doubleValue, number.floatValue, CGFloat(number.doubleValue),
      number.decimalValue,
      number.int64Value, number.uintValue,
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}
