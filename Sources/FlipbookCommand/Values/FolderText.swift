import Foundation

/// Reads the name of a folder that is there.
enum FolderText {
  static func parse(_ text: String) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: text, isDirectory: &isFolder), isFolder.boolValue else {
      throw ValueError("is no folder")
    }
    return text
  }
}
