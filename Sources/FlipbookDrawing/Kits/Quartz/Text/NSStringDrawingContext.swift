import Foundation

/// Stands where UIKit passes measurements out; it holds none.
public final class NSStringDrawingContext: NSObject, @unchecked Sendable {
  /// Makes an empty context.
  public override init() { super.init() }
}
