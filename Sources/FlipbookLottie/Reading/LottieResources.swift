import FlipbookPicture
import Foundation

/// The means by which a file gets its pictures and its fonts.
package struct LottieResources: Sendable {
  /// Finds and decodes pictures.
  package var images: any ImageProvider
  /// Lays out texts whose characters the file doesn't carry.
  package var textEngine: any TextEngine
  /// Pictures of the container by their path in it.
  package var files: [String: [UInt8]] = [:]

  package init(images: any ImageProvider, textEngine: any TextEngine) {
    self.images = images
    self.textEngine = textEngine
  }
}
