import FlipbookDrawing
import FlipbookMotion
import Foundation

extension UTType {
  /// Makes the kind of files whose names end so. Nil for an ending that isn't known.
  public init?(filenameExtension: String) {
    guard let identifier = Self.endings[filenameExtension.lowercased()] else { return nil }
    self.init(identifier)
  }

  /// Makes the kind of files that are named so in mails and on the web. Nil for a name that isn't known.
  public init?(mimeType: String) {
    guard let identifier = Self.mimeTypes[mimeType.lowercased()] else { return nil }
    self.init(identifier)
  }

  /// Whether it is a kind or of that kind, as a PNG image is an image.
  public func conforms(to type: UTType) -> Bool {
    var current: String? = identifier
    while let own = current {
      if own == type.identifier { return true }
      current = Self.parents[own]
    }
    return false
  }

  private static let endings = [
    "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "txt": "public.plain-text",
    "json": "public.json", "pdf": "com.adobe.pdf", "mov": "public.movie", "mp4": "public.movie",
    "mp3": "public.audio", "m4a": "public.audio", "wav": "public.audio",
  ]

  private static let mimeTypes = [
    "image/png": "public.png", "image/jpeg": "public.jpeg", "image/jpg": "public.jpeg",
    "text/plain": "public.plain-text", "application/json": "public.json", "application/pdf": "com.adobe.pdf",
    "video/quicktime": "public.movie", "video/mp4": "public.movie", "audio/mpeg": "public.audio",
    "audio/mp4": "public.audio", "audio/wav": "public.audio",
  ]

  private static let parents = [
    "public.png": "public.image", "public.jpeg": "public.image", "public.image": "public.data",
    "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text",
    "public.json": "public.text",
    "public.text": "public.data", "com.adobe.pdf": "public.data", "public.movie": "public.data",
    "public.audio": "public.data", "public.file-url": "public.url", "public.url": "public.data",
    "public.data": "public.item", "public.folder": "public.item",
  ]
}
