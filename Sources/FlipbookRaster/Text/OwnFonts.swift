import Foundation

/// The font files that a project brings along, or a person in a folder.
package struct OwnFonts: Sendable {
  /// Folders of fonts (`--fonts`), which are read at once.
  package var folders: [String] = []
  /// The folder of the scene, whose project's fonts are read when a font is asked for by name; nil for none.
  package var project: String?
  /// The font files of the project where they were looked for already; nil otherwise.
  private var found: [String]?

  package init(folders: [String] = [], project: String? = nil) {
    (self.folders, self.project) = (folders, project)
  }

  /// The most entries of a folder that are visited.
  private static let limit = 20_000

  /// The files in the folders, sorted.
  func filesOfFolders() -> [String] { folders.flatMap { Self.files(below: $0) } }

  /// The same with the project's files resolved now.
  package func resolved() -> OwnFonts {
    var fonts = self
    fonts.found = filesOfProject()
    return fonts
  }

  /// The files of the project: those below the scene's folder, or else in the folders around it, no further up than the
  /// project's own.
  func filesOfProject() -> [String] {
    if let found { return found }
    guard let project else { return [] }
    var place = URL(fileURLWithPath: project).standardizedFileURL
    let own = Self.files(below: place.path)
    if !own.isEmpty { return own }
    for _ in 0..<6 where !Self.isRoot(place) {
      place.deleteLastPathComponent()
      guard place.pathComponents.count > 2 else { return [] }
      if Self.isRoot(place) { return Self.files(below: place.path) }
    }
    return []
  }

  /// Whether a folder is that of a project.
  private static func isRoot(_ folder: URL) -> Bool {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.contains {
      $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
    }
  }

  private static func files(below folder: String) -> [String] {
    var found: [String] = []
    var count = 0
    let below = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let url = below?.nextObject() as? URL, count < limit {
      count += 1
      if ["ttf", "otf", "ttc", "otc"].contains(url.pathExtension.lowercased()) {
        found.append(url.path)
      } else if ["node_modules", "build"].contains(url.lastPathComponent) {
        below?.skipDescendants()
      }
    }
    return found.sorted()
  }
}
