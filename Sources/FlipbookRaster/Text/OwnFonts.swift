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
  /// project's own. Of an app with an information list those that it names: a phone reads no others.
  func filesOfProject() -> [String] {
    if let found { return found }
    guard let project else { return [] }
    let place = URL(fileURLWithPath: project).standardizedFileURL
    let root = Self.root(around: place)
    var files = Self.files(below: place.path)
    if files.isEmpty, let root { files = Self.files(below: root.path) }
    guard !files.isEmpty, let listed = Self.listed(below: (root ?? place).path) else { return files }
    return files.filter { listed.contains(($0 as NSString).lastPathComponent) }
  }

  /// The folder of the project that holds a folder; nil for none near.
  private static func root(around folder: URL) -> URL? {
    var place = folder
    for _ in 0..<7 {
      if isRoot(place) { return place }
      place.deleteLastPathComponent()
      guard place.pathComponents.count > 2 else { return nil }
    }
    return nil
  }

  /// The names of the fonts in the information lists (`UIAppFonts`) below a folder; nil where there is no such list.
  private static func listed(below folder: String) -> Set<String>? {
    let lists = files(below: folder) { $0.lastPathComponent.hasSuffix("Info.plist") }
      .filter { !$0.contains("Tests/") }
      .compactMap { FileManager.default.contents(atPath: $0) }
      .compactMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
    guard !lists.isEmpty else { return nil }
    return Set(
      lists.flatMap { $0["UIAppFonts"] as? [String] ?? [] }.map { ($0 as NSString).lastPathComponent })
  }

  /// Whether a folder is that of a project.
  private static func isRoot(_ folder: URL) -> Bool {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return entries.contains {
      $0 == "Package.swift" || $0 == ".git" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
    }
  }

  private static func files(
    below folder: String,
    where isWanted: (URL) -> Bool = {
      ["ttf", "otf", "ttc", "otc"].contains($0.pathExtension.lowercased())
    }
  ) -> [String] {
    var found: [String] = []
    var count = 0
    let below = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let url = below?.nextObject() as? URL, count < limit {
      count += 1
      if isWanted(url) {
        found.append(url.path)
      } else if ["node_modules", "build"].contains(url.lastPathComponent) {
        below?.skipDescendants()
      }
    }
    return found.sorted()
  }
}
