import FlipbookLayerScenes
import FlipbookLayers
import FlipbookRaster
import FlipbookScenes
import Foundation

/// A folder that is validated: every file below it, and what it is.
struct ValidatedFolder {
  struct File {
    /// As the person would write it.
    var path: String
    var content: Content
  }

  enum Content {
    case scene([UInt8])
    /// Why it is none, as the end of a sentence that begins with "it".
    case other(String)
  }

  private let path: String
  private let access: ReadAccess
  /// The most files.
  private static let fileLimit = 200_000

  /// Nil for what is no folder.
  init?(_ path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return nil
    }
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    access = .below([path])
  }

  /// The files in alphabetical order of their paths, but for hidden ones. Links to folders are not followed.
  ///
  /// - Throws: ``FlipbookFailure`` for a folder that can't be read or holds too many.
  func files() throws -> [File] {
    var found: [File] = []
    var folders = [path]
    while let folder = folders.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        throw FlipbookFailure("The folder \"\(folder)\" can't be read; check its permissions.", .failure)
      }
      for name in names where !name.hasPrefix(".") {
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        if type == .typeDirectory {
          folders.append(path)
        } else {
          found.append(File(path: path, content: content(path)))
        }
        guard found.count <= Self.fileLimit else {
          throw FlipbookFailure(
            "\"\(self.path)\" holds more than \(Self.fileLimit) files; name folders in it.", .usage)
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  private func content(_ path: String) -> Content {
    let name = path.lowercased()
    if name.hasSuffix(".swift") { return .other("is a Swift file, which flipbook list and lint look at") }
    guard SceneFile.holdsLayers(path) else { return .other("is not named *.json") }
    if name.hasSuffix(".script.json") { return .other("is a script of touches, for --script") }
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let data: Data
    do {
      data = try access.read(absolute, limit: LayerScene.textLimit)
    } catch {
      switch error {
      case .outside: return .other("is a link that leaves the folder")
      case .missing: return .other("is a link to nothing")
      case .notFile: return .other("is no file")
      case .unreadable: return .other("can't be read; check its permissions")
      case .tooLarge(let bytes):
        return .other("has \(bytes >> 20) MB, and a layer scene may have \(LayerScene.textLimit >> 20)")
      }
    }
    let bytes = [UInt8](data)
    switch LayerScene.kind(bytes) {
    case .other(let reason): return .other(reason)
    // A file that is no JSON may be meant as a scene: reading it as one finds its error.
    case .scene, .broken: return .scene(bytes)
    }
  }
}
