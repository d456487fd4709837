import Foundation

/// An image that stands in a text as a letter does.
public struct TextPicture: Hashable, Sendable {
  /// The image, as whoever draws the text knows it.
  package var image: any InlineImage
  /// In points.
  package var size: CGSize
  /// How much of the height is above the text's baseline, in points.
  package var ascent: CGFloat

  /// The character that holds the place of a picture in a text.
  package static let placeholder = "\u{FFFC}"

  /// Makes a picture of a size, in points, of which `ascent` lies above the baseline.
  package init(image: any InlineImage, size: CGSize, ascent: CGFloat) {
    self.image = image
    self.size = size
    self.ascent = ascent
  }

  /// The same picture with everything that is measured in points smaller or larger.
  package func scaled(by factor: CGFloat) -> TextPicture {
    var copy = self
    copy.size = CGSize(width: size.width * factor, height: size.height * factor)
    copy.ascent *= factor
    return copy
  }

  /// Whether image, size and ascent are equal.
  public static func == (lhs: TextPicture, rhs: TextPicture) -> Bool {
    lhs.size == rhs.size && lhs.ascent == rhs.ascent && AnyHashable(lhs.image) == AnyHashable(rhs.image)
  }

  /// Hashes the image, the size and the ascent.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(image))
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(ascent)
  }
}
