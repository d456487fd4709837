import Foundation

/// A request to a cloud, which a film has fail.
open class CKOperation: Operation, @unchecked Sendable {
  /// Reports the failure to its completion.
  func refuse(_ error: any Error) {}
}
