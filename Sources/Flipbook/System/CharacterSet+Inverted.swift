import Foundation

extension CharacterSet {
  /// All other characters. The set of Foundation's on Linux ends the process when it is changed.
  public var inverted: CharacterSet {
    CharacterSet(bitmapRepresentation: (self as NSCharacterSet).inverted.bitmapRepresentation)
  }
}
