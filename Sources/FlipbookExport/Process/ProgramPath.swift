import Foundation

/// The places of programs.
package enum ProgramPath {
  /// The path of a program; nil when the `PATH` has none of the name.
  package static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.lazy.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile(atPath:))
  }
}
