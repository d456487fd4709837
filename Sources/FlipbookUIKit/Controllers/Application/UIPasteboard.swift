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

  /// The copied values by their types.
  private var contents: [String: Any] = [:]

  /// The copied text; nil for none.
  public var string: String? {
    get { first() }
    set { copy(newValue, as: "public.utf8-plain-text") }
  }
  /// The copied address; nil for none.
  public var url: URL? {
    get { first() }
    set { copy(newValue, as: "public.url") }
  }
  /// The copied image; nil for none.
  public var image: UIImage? {
    get { first() }
    set { copy(newValue, as: "public.png") }
  }
  /// The copied colour; nil for none.
  public var color: UIColor? {
    get { first() }
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
  public func value(forPasteboardType pasteboardType: String) -> Any? { contents[pasteboardType] }

  /// Copies data of a type.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    copy(data, as: pasteboardType)
  }

  /// Returns the copied data of a type; nil for none.
  public func data(forPasteboardType pasteboardType: String) -> Data? { contents[pasteboardType] as? Data }

  /// Whether content of one of some types was copied.
  public func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { contents[$0] != nil } }

  private func first<Value>() -> Value? {
    contents.sorted { $0.key < $1.key }.lazy.compactMap { $0.value as? Value }.first
  }

  private func copy(_ value: Any?, as type: String) { contents = value.map { [type: $0] } ?? [:] }
}
