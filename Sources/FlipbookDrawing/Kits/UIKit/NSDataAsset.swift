import Foundation

/// The data of a set of an asset catalogue, by name.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name in the catalogue.
  public let name: String
  /// The bytes of the file.
  public let data: Data
  /// The type that the catalogue states; empty for none.
  public let typeIdentifier: String

  /// Finds data in the catalogue of the main bundle; nil where there is none of the name.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Finds data in the catalogue of a bundle; nil where there is none of the name.
  public init?(name: String, bundle: SceneBundle) {
    guard let found = SceneAssets.of(bundle.module).catalog.data[name],
      let data = FileManager.default.contents(atPath: found.path)
    else { return nil }
    (self.name, self.data, typeIdentifier) = (name, data, found.type)
  }
}
