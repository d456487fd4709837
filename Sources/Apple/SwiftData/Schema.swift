/// Classes of models that belong together.
public final class Schema: Sendable {
  /// A version, by three numbers.
  public struct Version: Hashable, Comparable, Sendable {
    private let numbers: [Int]

    /// Makes a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }

    /// Whether the first comes before the second.
    public static func < (left: Version, right: Version) -> Bool {
      left.numbers.lexicographicallyPrecedes(right.numbers)
    }
  }

  /// How models hold others.
  public enum Relationship {
    /// The treatment of related models when a model is deleted.
    public enum DeleteRule: String, Hashable, Sendable {
      /// They stay, and lead to it still.
      case noAction
      /// They stay, and lead to it no more.
      case nullify
      /// They are deleted too.
      case cascade
      /// It isn't deleted while there are any.
      case deny
    }
  }

  /// The classes.
  public let types: [any PersistentModel.Type]
  /// The version.
  public let version: Version

  /// Makes a schema of classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (self.types, self.version) = (types, version)
  }

  /// Makes a schema of classes.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// Makes a schema of one version of an app's classes.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}
