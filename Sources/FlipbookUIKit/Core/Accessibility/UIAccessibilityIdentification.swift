import Foundation

/// An object that automation finds by a name.
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name by which automation finds the object.
  var accessibilityIdentifier: String? { get set }
}
