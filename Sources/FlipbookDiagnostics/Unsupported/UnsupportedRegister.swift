/// The names of one module that scenes may use and that do less than on a device.
///
/// Each is there once. A test finds the declarations that do nothing and requires them to be here.
package struct UnsupportedRegister: Sendable {
  package let names: [UnsupportedName]
  private let byName: [String: UnsupportedName]

  package init(_ groups: [[UnsupportedName]]) {
    names = groups.flatMap(\.self)
    byName = Dictionary(names.map { ($0.name, $0) }) { first, _ in first }
  }

  package subscript(name: String) -> UnsupportedName? { byName[name] }

  /// Warns that a scene uses a name whose effect a device shows, once for each place.
  ///
  /// - Parameters:
  ///   - name: As in the register.
  ///   - file: The file of the call as `#fileID` spells it; nil for a call that can't say.
  ///   - line: The line of the call.
  package func report(_ name: String, file: String? = nil, line: Int? = nil) {
    let collector = DiagnosticCollector.current
    let message = byName[name]?.message ?? "\(name) has no effect."
    let place: String? =
      if let file, let line {
        "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
      } else {
        collector.places[name]
      }
    collector.reportOnce(Diagnostic(.warning, code: Self.code, message: message, place: place))
  }

  /// Of the warnings.
  package static let code = "scene.unsupported"
}
