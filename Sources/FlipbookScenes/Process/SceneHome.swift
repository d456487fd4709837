import FlipbookDigest
import Foundation

/// The folder that an app keeps its files in: `Documents`, `Library`, `tmp`. It is empty when a scene begins: no film
/// depends on the files of whoever renders it, or on what another film left, and none writes among them.
package enum SceneHome {
  /// The environment variable with the folder that a scene's process is to use; unset outside of such processes.
  package static let variable = "FLIPBOOK_HOME"
  /// The number that the open folder has. So its path is the same in every process, wherever the folder lies.
  private static let descriptor: Int32 = 220
  private static let path = "/proc/self/fd/\(descriptor)"
  private static let folders = ["Documents", "Library", "Library/Caches", "Library/Preferences", "tmp"]

  /// Enters the folder that the environment names, if it names one.
  package static func enterFromEnvironment() {
    guard let folder = getenv(variable) else { return }
    // Flipbook's own caches stay where they are.
    if let cache = CacheFolder.base() { setenv("FLIPBOOK_CACHE", cache, 1) }
    enter(String(cString: folder))
  }

  /// Makes a folder the home of this process. Where it can't be made, all files of the home are missing.
  package static func enter(_ folder: String) {
    mkdir(folder, 0o700)
    makeFolders(in: folder)
    let place = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let isOpen =
      place >= 0 && dup2(place, descriptor) == descriptor && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
    if place >= 0 { close(place) }
    let home = isOpen ? path : folder
    // Foundation asks for these each time.
    setenv("CFFIXED_USER_HOME", home, 1)
    setenv("XDG_DATA_HOME", home + "/Library/Application Support", 1)
    setenv("XDG_CACHE_HOME", home + "/Library/Caches", 1)
    // Programs that are started, such as an encoder, must find these files, too.
    setenv("TMPDIR", folder + "/tmp", 1)
  }

  /// Removes all files of the home of this process, for a scene that follows another.
  package static func clear() {
    guard let home = getenv("CFFIXED_USER_HOME"), String(cString: home) == path else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    makeFolders(in: path)
  }

  private static func makeFolders(in home: String) {
    for folder in folders { mkdir("\(home)/\(folder)", 0o700) }
  }
}
