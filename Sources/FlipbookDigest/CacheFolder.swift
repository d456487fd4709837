import Foundation

/// The folder of what is kept from one run to the next: compiled scenes, facts about files, the list of fonts.
package enum CacheFolder {
  /// `FLIPBOOK_CACHE`, else `flipbook` in `XDG_CACHE_HOME` or `~/.cache`.
  ///
  /// - Returns: nil where none of them is an absolute path.
  package static func base(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    return value("FLIPBOOK_CACHE") ?? value("XDG_CACHE_HOME").map { $0 + "/flipbook" }
      ?? value("HOME").map { $0 + "/.cache/flipbook" }
  }
}
