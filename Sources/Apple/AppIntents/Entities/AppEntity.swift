/// A thing of an app that intents are about.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  /// The type that finds such things.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// A property that people see.
  typealias Property = EntityProperty

  /// Finds such things.
  static var defaultQuery: DefaultQuery { get }
  /// The name of such things.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// The name of this one.
  var displayRepresentation: DisplayRepresentation { get }
}
