import Foundation

/// A request to work behind other apps.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  /// The name of the work.
  public let identifier: String
  /// The date before which it doesn't begin; nil for none.
  open var earliestBeginDate: Date?

  /// Makes a request.
  public init(identifier: String) { self.identifier = identifier }
}
