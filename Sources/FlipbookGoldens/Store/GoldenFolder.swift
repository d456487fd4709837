import Foundation

/// A folder of goldens: `scene file/scene/00012.png`, with its settings and its lock.
package struct GoldenFolder: Equatable, Sendable {
  package var path: String

  package init(path: String) { self.path = path }

  /// The name of a frame's golden below the folder, without its extension.
  ///
  /// - Parameters:
  ///   - file: The scene file's name without folder and extension.
  ///   - scene: A scene in it.
  package static func name(file: String, scene: String, frame: Int) -> String {
    let number = String(frame)
    return "\(part(file))/\(part(scene))/\(String(repeating: "0", count: max(0, 5 - number.count)))\(number)"
  }

  /// A name that is safe as the name of a file: the names of previews are free text.
  private static func part(_ name: String) -> String {
    let safe = name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "." }
    let text = String(safe).trimmingCharacters(in: CharacterSet(charactersIn: " ."))
    return text.isEmpty ? "_" : text
  }

  package func file(_ name: String) -> String { "\(path)/\(name).png" }

  package func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name)) }

  /// Goldens that nothing was compared with, in order.
  ///
  /// - Parameters:
  ///   - used: Names of those that were.
  ///   - files: The scene files that were checked; only their goldens are read. Nil for all.
  package func orphans(used: Set<String>, files: Set<String>?) -> [String] {
    guard let folder = try? PictureFolder(path: path) else { return [] }
    let parts = files.map { Set($0.map(Self.part)) }
    return folder.files.filter { file in
      guard file.hasSuffix(".png"), !used.contains(String(file.dropLast(4))) else { return false }
      let scene = file.split(separator: "/").first.map(String.init) ?? ""
      return parts?.contains(scene) ?? true
    }
  }

  /// Removes goldens, and the folders that become empty.
  package func remove(_ files: [String]) throws {
    for file in files {
      try FileManager.default.removeItem(atPath: "\(path)/\(file)")
      var folder = PathText.folder(of: file)
      while !folder.isEmpty {
        let place = "\(path)/\(folder)"
        guard (try? FileManager.default.contentsOfDirectory(atPath: place))?.isEmpty == true else { break }
        try FileManager.default.removeItem(atPath: place)
        folder = PathText.folder(of: folder)
      }
    }
  }

  /// Puts an approved picture in.
  ///
  /// - Parameter file: The PNG it is copied from.
  package func approve(_ name: String, from file: String) throws {
    let target = self.file(name)
    try FileManager.default.createDirectory(
      atPath: PathText.folder(of: target), withIntermediateDirectories: true)
    guard let data = FileManager.default.contents(atPath: file) else { return }
    try ReportWriter.save(data, to: target)
  }
}
