import Flipbook
import FlipbookDiagnostics
import SwiftParser
import SwiftSyntax

/// A place in a scene's source that uses a name which does less than on a device.
struct UnsupportedUse: Equatable {
  var name: UnsupportedName
  /// From 1.
  var line: Int
  var column: Int
  /// Whether a property is set, which can't report its own line.
  var isProperty: Bool
}
