import FlipbookDiagnostics
import Flipbook

/// Warns that a scene uses a name whose effect a device shows.
///
/// - Parameters:
///   - name: As in the register.
///   - isVisible: Whether the value that is used makes a difference.
func unsupported(_ name: String, when isVisible: Bool = true) {
  if isVisible { UnsupportedRegister.sprites.report(name) }
}
