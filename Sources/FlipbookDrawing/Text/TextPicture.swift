import FlipbookMotion
import Foundation

/// An image that stands in a text as a letter does.
public struct TextPicture: Hashable, Sendable {
  /// With the font of the text around it, which symbols take their weight from.
  package var image: Image
  /// In points.
  package var size: CGSize
  /// How much of the height is above the text's baseline, in points.
  package var ascent: CGFloat

  /// The character that holds the place of a picture in a text.
  package static let placeholder = "\u{FFFC}"

  /// The size of an image among text of a font.
  ///
  /// - Parameter resources: Where images are found; without them the picture takes the room of a letter.
  init(_ image: Image, font: Font, environment: EnvironmentValues, resources: DrawingResources?) {
    var image = image
    image.font = image.font ?? font
    // Inside a text an image has its own size, whatever it would do by itself.
    image.resizing = nil
    self.image = image
    guard let resources else {
      let size = font.descriptor(typeSize: environment.dynamicTypeSize).size
      (self.size, ascent) = (CGSize(width: size, height: size), size * 0.85)
      return
    }
    let resolved = GraphicsContext.ResolvedImage(
      image, environment: environment, resources: resources, isOnPixels: false)
    (size, ascent) = (resolved.size, resolved.baseline)
  }

  /// The same picture with everything that is measured in points smaller or larger.
  package func scaled(by factor: CGFloat) -> TextPicture {
    var copy = self
    copy.size = CGSize(width: size.width * factor, height: size.height * factor)
    copy.ascent *= factor
    return copy
  }
}

extension TextLayout {
  /// The glyphs of a layout without its pictures, for what draws glyphs alone.
  package var withoutPictures: TextLayout {
    guard hasPictures else { return self }
    let lines = self.lines.map { line in
      var line = line
      line.runs.removeAll { $0.picture != nil }
      return line
    }
    return TextLayout(lines: lines, size: size, isTruncated: isTruncated)
  }

  /// The rectangles behind a layout's runs that have a background, with its colour, from the layout's top left corner.
  var backgrounds: [(rect: CGRect, color: RGBA)] {
    var result: [(rect: CGRect, color: RGBA)] = []
    for line in lines {
      for run in line.runs {
        guard let color = run.background, let first = run.glyphs.first else { continue }
        let rect = CGRect(
          x: first.position.x - first.offset, y: line.bounds.minY, width: run.advance,
          height: line.bounds.height)
        // Runs that follow each other have one background, without a seam.
        if let last = result.last, last.color == color, last.rect.minY == rect.minY,
          abs(last.rect.maxX - rect.minX) < 0.01
        {
          result[result.count - 1].rect = last.rect.union(rect)
        } else {
          result.append((rect, color))
        }
      }
    }
    return result
  }
}
