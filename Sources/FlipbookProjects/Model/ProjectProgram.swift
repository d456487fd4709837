/// A project compiled into one program that draws its previews.
package struct ProjectProgram: Sendable, Codable {
  /// A part of the project that could not be compiled, and was left out.
  package struct Failure: Sendable, Codable, Equatable, CustomStringConvertible {
    package var module: String
    /// Below the project's folder; empty for the module as a whole.
    package var file: String
    /// From 1; 0 for the file as a whole.
    package var line: Int
    package var reason: String

    package init(module: String, file: String, line: Int, reason: String) {
      self.module = module
      self.file = file
      self.line = line
      self.reason = reason
    }

    package var description: String {
      "\(module): \(file)\(line > 0 ? ":\(line)" : "")\(file.isEmpty ? "" : ": ")\(reason)"
    }
  }

  package var executable: String
  /// Every preview that the sources declare for this system.
  package var previews: [ProjectPreview]
  package var failures: [Failure] = []
  /// Why previews can't be drawn, by their ids.
  package var undrawn: [String: String] = [:]
  package var notes: [ProjectNote] = []
  /// The Swift files: shown and absolute paths.
  package var files: [[String]] = []
  /// Where the compiler's notes on what each source file uses are, by the file.
  package var dependencies: [String: String] = [:]

  package init(executable: String, previews: [ProjectPreview]) {
    self.executable = executable
    self.previews = previews
  }
}
