/// One of a few values that an intent can have.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue: Sendable {
  /// The name of such values.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The names of the values.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The name of this one.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource("\(self)")
  }
}
