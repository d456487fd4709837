import Flipbook

/// Where an app keeps its models. A film keeps them in memory, whatever it says.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// A database of iCloud's.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    /// The one that the app is entitled to.
    public static var automatic: Self { Self(name: "automatic") }
    /// None.
    public static var none: Self { Self(name: "none") }
    /// A private one.
    public static func `private`(_ name: String) -> Self { Self(name: name) }
  }

  /// A folder that apps share.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    /// The one that the app is entitled to.
    public static var automatic: Self { Self(name: "automatic") }
    /// None.
    public static var none: Self { Self(name: "none") }
    /// The one of an identifier.
    public static func identifier(_ name: String) -> Self { Self(name: name) }
  }

  /// A name for people.
  public let name: String
  /// The file that an app would write.
  public let url: URL
  /// Whether an app would write no file.
  public let isStoredInMemoryOnly: Bool
  /// Whether an app may change the models.
  public let allowsSave: Bool
  /// The database of iCloud's that an app would use.
  public let cloudKitDatabase: CloudKitDatabase
  /// The folder that an app would use.
  public let groupContainer: GroupContainer

  /// Its file.
  public var id: String { url.absoluteString }

  /// A configuration by name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    url = URL(fileURLWithPath: isStoredInMemoryOnly ? "/dev/null" : "/\(self.name).store")
    (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
    (self.groupContainer, self.cloudKitDatabase) = (groupContainer, cloudKitDatabase)
  }

  /// A configuration by the file that an app would write.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    (self.url, isStoredInMemoryOnly, self.allowsSave) = (url, false, allowsSave)
    (groupContainer, self.cloudKitDatabase) = (.none, cloudKitDatabase)
  }

  /// A configuration for some classes of models.
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
