/// The file that gives a scene's errors the words of Apple's platforms, where it asks for them.
///
/// Foundation has other words on Linux. Of two members of one name and type the module's own comes before an imported one.
enum ErrorTexts {
  static let fileName = "GeneratedErrorTexts.swift"

  /// - Parameter sources: Of one module.
  /// - Returns: Nil where nothing asks for an error's words, or the module extends all errors itself.
  static func source(for sources: [String]) -> String? {
    guard sources.contains(where: { $0.contains(".localizedDescription") }),
      !sources.contains(where: { $0.contains("extension Error ") || $0.contains("extension Swift.Error ") })
    else { return nil }
    return """
      import Flipbook
      extension Swift.Error { var localizedDescription: Swift.String { Flipbook._errorText(self) } }

      """
  }
}
