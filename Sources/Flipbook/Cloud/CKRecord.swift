import Foundation

/// Values by name that a cloud keeps. A film's records stay in the scene.
open class CKRecord: NSObject, @unchecked Sendable {
  /// The type of a record.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String

  /// The identifier of a record.
  public class ID: NSObject, @unchecked Sendable {
    /// The name in its zone.
    public let recordName: String
    /// The zone.
    public let zoneID: CKRecordZone.ID

    /// Makes an identity; the name is new unless given.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }

    /// Whether name and zone are the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }
    /// Of the name.
    public override var hash: Int { recordName.hashValue }
  }

  /// A value that names another record.
  public class Reference: NSObject, @unchecked Sendable {
    /// The treatment of this record when the other is deleted.
    public enum Action: UInt, Sendable { case none, deleteSelf }
    /// The other record.
    public let recordID: ID
    /// The treatment of this record when the other is deleted.
    public let action: Action

    /// Makes a reference by an identity.
    public init(recordID: ID, action: Action) { (self.recordID, self.action) = (recordID, action) }
    /// Makes a reference to a record.
    public convenience init(record: CKRecord, action: Action) {
      self.init(recordID: record.recordID, action: action)
    }
  }

  /// The type of the record.
  public let recordType: RecordType
  /// Its identifier.
  public let recordID: ID
  /// Nil: no cloud has seen the record.
  open var creationDate: Date? { nil }
  /// Nil: no cloud has seen the record.
  open var modificationDate: Date? { nil }
  /// Nil: nobody has signed in.
  open var creatorUserRecordID: ID? { nil }
  /// Nil: nobody has signed in.
  open var lastModifiedUserRecordID: ID? { nil }
  /// Nil: no cloud has seen the record.
  open var recordChangeTag: String? { nil }
  /// The record that this one is shared with.
  open var parent: Reference?
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]

  /// Makes a record without values; its identity is new unless given.
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }

  /// A value by its name; nil where there is none.
  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// A value by its name; nil where there is none of the type.
  public subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
    get { values[key] as? T }
    set { values[key] = newValue }
  }

  /// The names of all values, in their order.
  open func allKeys() -> [FieldKey] { values.keys.sorted() }

  /// Returns a value by its name; nil where there is none.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }

  /// Sets a value; nil removes it.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { values[key] = object }

  /// Returns a value by its name; nil where there is none.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Sets a value; nil removes it, and so does what no cloud keeps.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value as? any CKRecordValueProtocol }
}
