import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Toggle {
  /// A binding to several values as one: on where all are, and setting it sets all.
  private static func joined<C: RandomAccessCollection>(
    _ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>
  ) -> Binding<Bool> {
    let values = sources.map { $0[keyPath: isOn] }
    return Binding(
      get: { values.allSatisfy(\.wrappedValue) },
      set: { isOn in for value in values { value.wrappedValue = isOn } })
  }

  /// Makes a toggle for the values of several elements: on where all are, and a tap sets all.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Self.joined(sources, isOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a localized title for the values of several elements.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title from a string for the values of several elements.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
