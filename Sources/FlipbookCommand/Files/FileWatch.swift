import FlipbookScenes
import Foundation

/// Looks for changes of the files of a scene. Times and sizes are compared, which also sees files that an editor replaces
/// and works on folders that other machines share.
package final class FileWatch {
  private struct Stamp: Equatable {
    var seconds = 0
    var nanoseconds = 0
    var size: Int64 = -1
    var file: UInt64 = 0
  }

  private let path: String
  private let isFolder: Bool
  /// Files beside the scene's own.
  private var others: [String]
  private var stamps: [String: Stamp] = [:]
  private var isChanging = false
  private var rounds = 0

  /// Milliseconds between polls.
  package static let interval: UInt32 = 40
  /// A folder's files are listed anew after so many polls.
  private static let listingRounds = 12
  private var files: [String] = []

  /// - Parameters:
  ///   - path: The scene file or folder, absolute.
  ///   - others: Files beside the scene's own. They need not be there.
  package init(_ path: String, others: [String]) {
    self.path = path
    self.others = others
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    self.isFolder = isFolder.boolValue
    files = listFiles()
    stamps = read(files)
  }

  /// Watches files beside the scene's own from now on.
  package func follow(_ more: [String]) {
    let new = Set(more).subtracting(files)
    guard !new.isEmpty else { return }
    others += new.sorted()
    files += new.sorted()
    stamps.merge(read(new.sorted())) { $1 }
  }

  private func listFiles() -> [String] {
    guard isFolder else { return [path] + others }
    guard let scene = try? SceneFile(path: path) else { return files }
    return scene.parts.map(\.absolutePath) + others
  }

  private func read(_ files: [String]) -> [String: Stamp] {
    var result: [String: Stamp] = [:]
    for file in files {
      var information = stat()
      if stat(file, &information) == 0 {
        result[file] = Stamp(
          seconds: information.st_mtim.tv_sec, nanoseconds: information.st_mtim.tv_nsec,
          size: Int64(information.st_size), file: UInt64(information.st_ino))
      } else {
        result[file] = Stamp()
      }
    }
    return result
  }

  /// - Returns: Whether files have changed and then stayed the same from one poll to the next.
  package func poll() -> Bool {
    rounds += 1
    if isFolder, rounds % Self.listingRounds == 0 { files = listFiles() }
    let now = read(files)
    if now != stamps {
      stamps = now
      isChanging = true
      return false
    }
    // Some editors remove a file before they write it anew.
    guard isChanging, isFolder || now[path] != Stamp() else { return false }
    isChanging = false
    return true
  }
}
