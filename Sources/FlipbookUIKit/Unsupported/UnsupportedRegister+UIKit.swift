import FlipbookDiagnostics

extension UnsupportedRegister {
  /// The names of UIKit that do less than on a device.
  package static let uiKit = UnsupportedRegister(visible + unseen)
}

/// Warns that a scene uses a name whose effect a device shows.
///
/// - Parameters:
///   - name: As in the register.
///   - isVisible: Whether the value that is used makes a difference.
func unsupported(_ name: String, when isVisible: Bool) {
  if isVisible { UnsupportedRegister.uiKit.report(name) }
}
