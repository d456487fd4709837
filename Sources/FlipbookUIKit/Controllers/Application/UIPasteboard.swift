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

  /// The copied value with its type; nil for none.
  private var content: (type: String, value: Any)?

  /// The copied text; nil for none.
  public var string: String? {
    get { content?.value as? String }
    set { copy(newValue, as: "public.utf8-plain-text") }
  }
  /// The copied address; nil for none.
  public var url: URL? {
    get { content?.value as? URL }
    set { copy(newValue, as: "public.url") }
  }
  /// The copied image; nil for none.
  public var image: UIImage? {
    get { content?.value as? UIImage }
    set { copy(newValue, as: "public.png") }
  }
  /// The copied colour; nil for none.
  public var color: UIColor? {
    get { content?.value as? UIColor }
    set { copy(newValue, as: "com.apple.uikit.color") }
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
    content?.type == pasteboardType ? content?.value : nil
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

  private func copy(_ value: Any?, as type: String) { content = value.map { (type, $0) } }
}
