import Foundation

/// The base of objects that stand as values in an `NSAttributedString`.
///
/// CoreFoundation compares the attributes of neighbouring runs. On Linux it reads a type number from bits 8…17 of an
/// object's first stored word, whatever that word means, and ends the process where they are zero. A pointer or a
/// number has such bits now and then; the word here never does.
open class _AttributeObject: NSObject {
  /// All ones: a number that no type of CoreFoundation has.
  private let typeNumber = UInt.max

  /// Makes an object.
  public override init() {}
}
