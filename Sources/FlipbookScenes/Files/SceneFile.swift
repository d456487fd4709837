import Foundation

/// A scene's source, read and found to hold text: a Swift file, or a folder of them.
package struct SceneFile: Sendable {
  /// One file of the scene.
  package struct Part: Sendable {
    /// For messages: below the path that the person wrote.
    package var path: String
    /// Absolute and without `.` and `..`.
    package var absolutePath: String
    package var source: String

    package init(path: String, absolutePath: String, source: String) {
      self.path = path
      self.absolutePath = absolutePath
      self.source = source
    }
  }

  /// The path as the person wrote it.
  package var path: String
  /// The same file or folder, absolute and without `.` and `..`.
  package var absolutePath: String
  /// The file, or all Swift files below the folder in the order of their paths.
  package var parts: [Part]
  package var isFolder: Bool
  /// The paths of the storyboards and files of views below a folder.
  package private(set) var documentPaths: [String] = []
  /// The bytes of a `.lottie` or `.tgs` file, which is no text; nil for other files.
  package private(set) var container: [UInt8]?

  /// Reads the file, or all files of the folder.
  ///
  /// - Throws: ``FlipbookFailure`` when there is no such file, it is neither a Swift file nor a layer scene, can't be
  ///   read, is not text, or is empty; and when a folder holds no Swift file, or too many.
  package init(path: String) throws {
    self.path = Self.folder(ofProject: path) ?? path
    let path = self.path
    absolutePath = URL(fileURLWithPath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: absolutePath, isDirectory: &isFolder) else {
      let hint = Self.nearest(path).map { " Do you mean \"\($0)\"?" } ?? ""
      throw FlipbookFailure("There is no scene file \"\(path)\".\(hint)", .scene)
    }
    self.isFolder = isFolder.boolValue
    if isFolder.boolValue {
      (parts, documentPaths) = try SceneFolder.contents(of: absolutePath, shownAs: path)
      return
    }
    guard path.lowercased().hasSuffix(".swift") || Self.holdsLayers(path) else {
      throw FlipbookFailure(
        "\"\(path)\" is not a scene: a scene is a Swift file, named *.swift, a layer scene or a Lottie animation, named *.json, or "
          + "a *.lottie or *.tgs file.",
        .scene)
    }
    if Self.holdsLayers(path) { try Self.checkLayerSize(absolutePath, path: path) }
    if Self.isContainer(path) {
      guard let data = FileManager.default.contents(atPath: absolutePath) else {
        throw FlipbookFailure("\"\(path)\" can't be read; check its permissions.", .scene)
      }
      container = [UInt8](data)
      parts = []
      return
    }
    let text = try Self.text(of: absolutePath, shownAs: path)
    guard text.contains(where: { !$0.isWhitespace }) else {
      let example =
        Self.holdsLayers(path)
        ? "A layer scene is an object with \"layers\"; see docs/layer-scenes.md." : Self.example
      throw FlipbookFailure("\"\(path)\" is empty. \(example)", .scene)
    }
    parts = [Part(path: path, absolutePath: absolutePath, source: text)]
  }

  /// The folder that a project of Xcode's lies in, which stands for its app; nil for another path.
  static func folder(ofProject path: String) -> String? {
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    guard ["xcodeproj", "xcworkspace"].contains((trimmed as NSString).pathExtension) else { return nil }
    let folder = (trimmed as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  static func text(of file: String, shownAs path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw FlipbookFailure("\"\(path)\" can't be read; check its permissions.", .scene)
    }
    guard let text = String(data: data, encoding: .utf8), !data.contains(0) else {
      throw FlipbookFailure(
        "\"\(path)\" is not \(Self.holdsLayers(path) ? "JSON" : "Swift"): it is not UTF-8 text.", .scene)
    }
    return text
  }

  /// All text that the scene is made of.
  package var source: String {
    isFolder
      ? parts.map { "// \($0.absolutePath.dropFirst(absolutePath.count))\n\($0.source)\n" }.joined()
      : parts.first?.source ?? ""
  }

  /// Whether a path is that of a layer scene or a Lottie animation, which need no compiler.
  package static func holdsLayers(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".json") || isContainer(path)
  }

  /// Whether a path is that of a compressed Lottie animation.
  private static func isContainer(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".lottie") || name.hasSuffix(".tgs")
  }

  /// How a scene begins, for messages about files without one.
  package static let example =
    "A scene holds a view, struct MyView: View { var body: some View { … } }, or a clip: struct MyClip: Clip { "
    + "func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) { … } }"

  /// The folder the file is in: where the names of its images are looked up.
  package var folder: String {
    isFolder ? absolutePath : (absolutePath as NSString).deletingLastPathComponent
  }
}
