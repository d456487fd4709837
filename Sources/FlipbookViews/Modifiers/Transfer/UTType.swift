import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A kind of file or data.
public struct UTType: Hashable, Sendable {
  /// The identifier of the kind, such as `public.png`.
  public let identifier: String

  /// Makes a kind from its identifier; the identifier isn't checked.
  public init(_ identifier: String) { self.identifier = identifier }

  /// An image of any format.
  public static let image = UTType("public.image")
  /// A PNG image.
  public static let png = UTType("public.png")
  /// A JPEG image.
  public static let jpeg = UTType("public.jpeg")
  /// Text of any kind.
  public static let text = UTType("public.text")
  /// Text without a format.
  public static let plainText = UTType("public.plain-text")
  /// Text without a format in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text")
  /// JSON.
  public static let json = UTType("public.json")
  /// PDF.
  public static let pdf = UTType("com.adobe.pdf")
  /// An address.
  public static let url = UTType("public.url")
  /// The address of a file.
  public static let fileURL = UTType("public.file-url")
  /// Bytes of any kind.
  public static let data = UTType("public.data")
  /// A file or folder of any kind.
  public static let item = UTType("public.item")
  /// Content of any kind.
  public static let content = UTType("public.content")
  /// A film of any format.
  public static let movie = UTType("public.movie")
  /// Sound of any format.
  public static let audio = UTType("public.audio")
  /// A folder.
  public static let folder = UTType("public.folder")
}
