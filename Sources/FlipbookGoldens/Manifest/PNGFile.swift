import FlipbookDrawing
import FlipbookRaster

/// The bytes of the files that frames become.
enum PNGFile {
  /// A frame's PNG with the id of its manifest, as the sink writes it.
  static func withID(_ bytes: [UInt8], _ id: ContentHash) -> [UInt8] {
    PNGText.adding([PNGText(keyword: FrameManifest.keyword, text: "\(id)")], to: bytes)
  }
}
