import Foundation

/// A place in a text that an element shows.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// In UTF-16 units from the start.
  let offset: Int

  /// Makes the place at the start.
  public override init() { offset = 0 }
  init(_ offset: Int) { self.offset = offset }
}
