import Foundation

/// The packages that the package manager lists as installed.
package enum DebianPackages {
  /// The installed version of a package, or nil when it is not installed or this is no Debian.
  package static func version(of package: String) -> String? { installed[package] }

  /// Versions by package, read from dpkg's own list once.
  private static let installed: [String: String] = {
    guard let text = try? String(contentsOfFile: "/var/lib/dpkg/status", encoding: .utf8) else { return [:] }
    var versions: [String: String] = [:]
    var name: Substring?
    var isInstalled = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        name = nil
        isInstalled = false
      } else if line.hasPrefix("Package: ") {
        name = line.dropFirst(9)
      } else if line.hasPrefix("Status: ") {
        isInstalled = line.hasSuffix(" installed")
      } else if line.hasPrefix("Version: "), isInstalled, let name {
        versions[String(name)] = String(line.dropFirst(9))
      }
    }
    return versions
  }()
}
