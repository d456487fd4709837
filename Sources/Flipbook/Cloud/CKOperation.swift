import Foundation

/// A request to a cloud, which a film has fail.
open class CKOperation: Operation, @unchecked Sendable {
  /// Tells whoever waits that it failed.
  func refuse(_ error: any Error) {}
}
