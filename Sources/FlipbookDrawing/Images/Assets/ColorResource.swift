import FlipbookMotion
import Foundation

/// A colour of an asset catalogue, by a name that the compiler checks: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  /// The module of the project that it comes with; nil for `Bundle.main`.
  package let module: String?

  /// Makes the name of a colour.
  ///
  /// - Parameter name: The name in the catalogue, with the names of folders that are namespaces before it.
  public init(name: String, bundle: SceneBundle = .main) {
    (self.name, module) = (name, bundle.module)
  }
}
