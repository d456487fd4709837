import Foundation

extension UIImage {
  /// The image at a size in points at most, in its own proportions; nil for no size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let own = self.size
    guard size.width > 0, size.height > 0, own.width > 0, own.height > 0 else { return nil }
    let scale = min(size.width / own.width, size.height / own.height)
    let room = CGSize(width: own.width * scale, height: own.height * scale)
    return UIGraphicsImageRenderer(size: room).image { _ in draw(in: CGRect(origin: .zero, size: room)) }
  }

  /// The image at a size in points at most.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The image, which needs no preparation.
  public func preparingForDisplay() -> UIImage? { self }

  /// The image, which needs no preparation.
  public func byPreparingForDisplay() async -> UIImage? { self }
}
