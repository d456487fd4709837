import Foundation
import Synchronization

/// Files and folders that this program makes for itself and removes again, also when it is interrupted.
package enum Leftovers {
  private static let paths = Mutex<Set<String>>([])

  /// Notes something that must not stay.
  static func add(_ path: String) { paths.withLock { _ = $0.insert(path) } }

  /// Removes something that was noted.
  static func remove(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Forgets something that has become what it should be.
  static func forget(_ path: String) { paths.withLock { _ = $0.remove(path) } }

  /// Removes everything that is noted, from any thread.
  package static func removeAll() {
    let all = paths.withLock { paths in
      defer { paths = [] }
      return paths
    }
    for path in all { try? FileManager.default.removeItem(atPath: path) }
  }
}
