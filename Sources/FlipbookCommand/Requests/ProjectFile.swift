import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookLayerScenes
import FlipbookScenes
import Foundation

/// The file `flipbook.json` beside a scene or above it: what all scenes below it share.
struct ProjectFile: Equatable {
  /// Its name.
  static let fileName = "flipbook.json"
  /// The largest file, in bytes.
  private static let longest = 1 << 20
  /// How many folders above the scene's are looked in.
  private static let height = 16

  /// Absolute.
  var path: String
  /// Folders, absolute.
  var fonts: [String] = []
  /// Brand colours by name.
  var colors: [String: AssetCatalog.NamedColor] = [:]
  /// In the order of the file.
  var presets: [FilmPreset] = []
  /// Options that hold where the command line and the scene's file say nothing.
  var defaults = ParsedOptions()

  init(path: String) { self.path = path }

  /// The nearest file beside a scene or above it; nil where there is none. Only a regular file counts.
  static func find(for scene: String) -> String? {
    var folder = URL(fileURLWithPath: scene).standardizedFileURL
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    if !(exists && isFolder.boolValue) { folder.deleteLastPathComponent() }
    for _ in 0..<height {
      let path = folder.appendingPathComponent(fileName).path
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
        return path
      }
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The file of a command line's scene.
  ///
  /// - Throws: ``FlipbookFailure`` that names the file and the line of what can't be understood.
  static func load(for options: ParsedOptions) throws -> ProjectFile? {
    guard let scene = options.positionals.first, let path = find(for: scene) else { return nil }
    return try read(path)
  }

  /// - Throws: ``FlipbookFailure`` that names the file and the line of what can't be understood.
  static func read(_ path: String) throws -> ProjectFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlipbookFailure("\"\(path)\" can't be read.", .scene)
    }
    guard data.count <= longest else {
      throw FlipbookFailure("\"\(path)\" is larger than \(longest >> 20) MB.", .scene)
    }
    return try ProjectFileReader(path: path, bytes: [UInt8](data)).read()
  }

  /// The options of a command line with what the project adds: its fonts, its defaults, and the preset.
  ///
  /// - Parameter parser: Options that the subcommand doesn't have are left out.
  /// - Throws: ``FlipbookFailure``.
  static func adding(to options: ParsedOptions, parser: OptionParser) throws -> ParsedOptions {
    let known = Set(parser.sections.flatMap(\.options).map(\.name))
    guard known.contains("scene"), known.contains("fonts") else { return options }
    let project = try load(for: options)
    var result = options
    if let project {
      var defaults = project.defaults
      defaults.values = defaults.values.filter { known.contains($0.key) }
      defaults.flags = defaults.flags.filter(known.contains)
      // A size of the command line's takes the place of all that says a size.
      let sizes = ["size", "scale", "pixels", "device", "layout", "orientation"]
      if sizes.contains(where: { options.values[$0] != nil }) {
        for name in sizes where options.values[name] == nil { defaults.values[name] = nil }
      }
      if options.values["background"] != nil { defaults.flags.remove("transparent") }
      result = result.over(defaults)
      if !project.fonts.isEmpty { result.lists["fonts"] = (options.lists["fonts"] ?? []) + project.fonts }
    }
    return known.contains("codec") ? try FilmPreset.adding(to: result, project: project) : result
  }
}
