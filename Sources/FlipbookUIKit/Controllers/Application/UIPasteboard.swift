import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The copied content, within the scene alone. Content that is copied takes the place of what was there.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  private static let slot = ContextSlot(.scene) { Lazy { UIPasteboard() } }

  /// The pasteboard of the scene.
  public static var general: UIPasteboard { SceneContext.current[slot].value }

  /// The copied values with their type; nil for none.
  private var content: (type: String, values: [Any])?

  /// The copied text; nil for none.
  public var string: String? {
    get { content?.values.first as? String }
    set { copy(newValue, as: "public.utf8-plain-text") }
  }
  /// The copied address; nil for none.
  public var url: URL? {
    get { content?.values.first as? URL }
    set { copy(newValue, as: "public.url") }
  }
  /// The copied image; nil for none.
  public var image: UIImage? {
    get { content?.values.first as? UIImage }
    set { copy(newValue, as: "public.png") }
  }
  /// The copied colour; nil for none.
  public var color: UIColor? {
    get { content?.values.first as? UIColor }
    set { copy(newValue, as: "com.apple.uikit.color") }
  }
  /// The copied texts; nil for none.
  public var strings: [String]? {
    get { content?.values as? [String] }
    set { copyAll(newValue, as: "public.utf8-plain-text") }
  }
  /// The copied addresses; nil for none.
  public var urls: [URL]? {
    get { content?.values as? [URL] }
    set { copyAll(newValue, as: "public.url") }
  }
  /// The copied images; nil for none.
  public var images: [UIImage]? {
    get { content?.values as? [UIImage] }
    set { copyAll(newValue, as: "public.png") }
  }
  /// The copied colours; nil for none.
  public var colors: [UIColor]? {
    get { content?.values as? [UIColor] }
    set { copyAll(newValue, as: "com.apple.uikit.color") }
  }
  /// Whether a text was copied.
  public var hasStrings: Bool { string != nil }
  /// Whether an address was copied.
  public var hasURLs: Bool { url != nil }
  /// Whether an image was copied.
  public var hasImages: Bool { image != nil }
  /// Whether a colour was copied.
  public var hasColors: Bool { color != nil }

  override init() {}

  /// Copies a value of a type.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    copy(value, as: pasteboardType)
  }

  /// Returns the copied value of a type; nil for none.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    content?.type == pasteboardType ? content?.values.first : nil
  }

  /// Copies data of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    copy(data, as: pasteboardType)
  }

  /// Returns the copied data of a type; nil for none.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }

  /// Whether content of one of some types was copied.
  public func contains(pasteboardTypes: [String]) -> Bool {
    content.map { pasteboardTypes.contains($0.type) } ?? false
  }

  private func copy(_ value: Any?, as type: String) { copyAll(value.map { [$0] }, as: type) }

  private func copyAll(_ values: [Any]?, as type: String) { content = values.map { (type, $0) } }
}
