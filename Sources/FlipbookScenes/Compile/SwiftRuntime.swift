import CProcess
import Foundation

/// The Swift runtime that this process runs on.
package enum SwiftRuntime {
  /// The folder of its libraries, and that of the program that writes backtraces; none where they are not known.
  package static var folders: [String] {
    guard let path = process_runtime_path() else { return [] }
    let folder = URL(fileURLWithPath: String(cString: path)).deletingLastPathComponent()
    // From lib/swift/linux to libexec/swift.
    let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return [folder.path, root.appendingPathComponent("libexec/swift").path]
  }
}
