import FlipbookDiagnostics

extension UnsupportedRegister {
  /// The names of views that do less than on a device.
  package static let views = UnsupportedRegister(
    accessibility + input + system + containers + presentations + appearance)
}

/// Warns that a scene uses a name whose effect a device shows.
///
/// - Parameters:
///   - name: As in the register.
///   - isVisible: Whether the value that is used makes a difference.
///   - file: The file of the scene's call; nil for a property, whose use can't say.
func unsupported(_ name: String, when isVisible: Bool = true, _ file: String? = nil, _ line: Int? = nil) {
  if isVisible { UnsupportedRegister.views.report(name, file: file, line: line) }
}

extension View {
  /// The view unchanged, with a warning that a device would show it otherwise; see ``unsupported(_:when:_:_:)``.
  func unsupported(_ name: String, when isVisible: Bool = true, _ file: String, _ line: Int) -> Self {
    if isVisible { UnsupportedRegister.views.report(name, file: file, line: line) }
    return self
  }
}
