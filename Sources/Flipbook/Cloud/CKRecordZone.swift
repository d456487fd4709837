import Foundation

/// A part of a database in a cloud.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// The identifier of a zone.
  public class ID: NSObject, @unchecked Sendable {
    /// The name of the zone that needs not be made.
    public static let defaultZoneName = "_defaultZone"
    /// The zone that needs not be made.
    public static let `default` = ID()
    /// Its name.
    public let zoneName: String
    /// Whose it is.
    public let ownerName: String

    /// Makes an identity.
    public init(zoneName: String = defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }

    /// Whether name and owner are the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return zoneName == other.zoneName && ownerName == other.ownerName
    }
    /// Of the name.
    public override var hash: Int { zoneName.hashValue }
  }

  /// Its identifier.
  public let zoneID: ID

  /// Makes a zone of a name.
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  /// Makes a zone of an identity.
  public init(zoneID: ID) { self.zoneID = zoneID }

  /// The zone that needs not be made.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Stands for whoever has signed in.
public let CKCurrentUserDefaultName = "__defaultOwner__"
