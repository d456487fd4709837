import FlipbookMotion
import Foundation

extension Color {
  /// Makes a colour from the asset catalogue beside the scene.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.module.map(SceneBundle.init(module:)))
  }
}

extension Image {
  /// Makes an image from the asset catalogue beside the scene.
  public init(_ resource: ImageResource) {
    self.init(source: .named(resource.name, module: resource.module))
  }
}

extension UIColor {
  /// Makes a colour from the asset catalogue beside the scene.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension UIImage {
  /// Makes an image from the asset catalogue beside the scene.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }
}
