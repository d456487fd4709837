import FlipbookDrawing
import Foundation

/// What is copied and pasted, in the scene alone.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  public internal(set) static var general = UIPasteboard()

  public var string: String?
  public var url: URL?
  public var image: UIImage?
  public var color: UIColor?
  public var hasStrings: Bool { string != nil }

  override init() {}
}
