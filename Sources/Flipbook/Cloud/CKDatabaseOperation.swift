import Foundation

/// A request to a database in a cloud.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database that is asked; nil for the one that it is added to.
  open var database: CKDatabase?
}
