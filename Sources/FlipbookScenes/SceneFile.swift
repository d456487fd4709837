import Foundation

/// A scene's source file, read and found to hold text.
package struct SceneFile: Sendable {
  /// The path as the person wrote it.
  package var path: String
  /// The same file, absolute and without `.` and `..`.
  package var absolutePath: String
  package var source: String

  /// Reads the file.
  ///
  /// - Throws: ``FlipbookFailure`` when there is no such file, it is not a Swift file, can't be read, is not
  ///   text, or is empty.
  package init(path: String) throws {
    self.path = path
    absolutePath = URL(fileURLWithPath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: absolutePath, isDirectory: &isFolder) else {
      throw FlipbookFailure("There is no scene file \"\(path)\".", .scene)
    }
    guard !isFolder.boolValue else {
      throw FlipbookFailure("\"\(path)\" is a folder; name a scene file in it.", .scene)
    }
    guard path.lowercased().hasSuffix(".swift") else {
      throw FlipbookFailure("\"\(path)\" is not a scene: a scene is a Swift file, named *.swift.", .scene)
    }
    guard let data = FileManager.default.contents(atPath: absolutePath) else {
      throw FlipbookFailure("\"\(path)\" can't be read; check its permissions.", .scene)
    }
    guard let text = String(data: data, encoding: .utf8), !data.contains(0) else {
      throw FlipbookFailure("\"\(path)\" is not Swift: it is not UTF-8 text.", .scene)
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw FlipbookFailure("\"\(path)\" is empty. \(Self.example)", .scene)
    }
    source = text
  }

  /// How a scene begins, for messages about files without one.
  package static let example =
    "A scene holds a view, struct MyView: View { var body: some View { … } }, or a clip: struct MyClip: Clip { "
    + "func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) { … } }"

  /// The folder the file is in: where the names of its images are looked up.
  package var folder: String { (absolutePath as NSString).deletingLastPathComponent }
}
