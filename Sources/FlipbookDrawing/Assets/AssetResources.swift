import FlipbookMotion
import Foundation

/// A colour of an asset catalogue, by a name that the compiler checks: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  package let name: String

  /// - Parameter name: The name in the catalogue, with the names of folders that are namespaces before it.
  public init(name: String, bundle: SceneBundle = .main) { self.name = name }
}

/// An image of an asset catalogue, by a name that the compiler checks: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// - Parameter name: The name in the catalogue, with the names of folders that are namespaces before it.
  public init(name: String, bundle: SceneBundle = .main) { self.name = name }
}

extension Color {
  /// A colour from the asset catalogue beside the scene.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Image {
  /// An image from the asset catalogue beside the scene.
  public init(_ resource: ImageResource) { self.init(resource.name) }
}

extension UIColor {
  /// A colour from the asset catalogue beside the scene.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension UIImage {
  /// An image from the asset catalogue beside the scene.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }
}
