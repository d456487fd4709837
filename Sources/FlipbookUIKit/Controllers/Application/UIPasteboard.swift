import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The copied content, within the scene alone.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  private static let slot = ContextSlot(.scene) { Lazy { UIPasteboard() } }

  /// The pasteboard of the scene.
  public static var general: UIPasteboard { SceneContext.current[slot].value }

  /// The copied text; nil for none.
  public var string: String?
  /// The copied address; nil for none.
  public var url: URL?
  /// The copied image; nil for none.
  public var image: UIImage?
  /// The copied colour; nil for none.
  public var color: UIColor?
  /// Whether a text was copied.
  public var hasStrings: Bool { string != nil }

  override init() {}
}
