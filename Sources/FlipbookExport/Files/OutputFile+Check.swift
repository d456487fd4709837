import Foundation

extension OutputFile {
  /// The kind of file that a path names, links not followed.
  private enum Kind {
    case nothing
    case file
    case folder
    case link
    /// A pipe, a device or a socket.
    case other

    init(_ path: String) {
      var status = stat()
      guard lstat(path, &status) == 0 else {
        self = .nothing
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      case S_IFLNK: self = .link
      default: self = .other
      }
    }
  }

  /// The path that a path leads to when links are followed, whether or not there is something.
  ///
  /// - Throws: ``ExportError`` when the links go round.
  static func destination(of path: String) throws -> String {
    var place = path
    for _ in 0..<40 {
      guard case .link = Kind(place) else { return place }
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else {
        return place
      }
      place = target.hasPrefix("/") ? target : split(place).folder + target
    }
    throw ExportError(.output, "\"\(path)\" is a link that leads to itself.")
  }

  /// Whether there is something of a name, be it a link that leads nowhere.
  static func exists(_ path: String) -> Bool {
    if case .nothing = Kind(path) { false } else { true }
  }

  /// Checks that the file may be written, before work is done for it.
  ///
  /// A link is followed: what it leads to is replaced, and the link stays.
  ///
  /// - Throws: ``ExportError`` when the folder is missing or can't be written, the path is not that of a regular file,
  ///   or there is something and it is not to be replaced.
  static func check(_ path: String, overwrites: Bool) throws {
    guard !split(path).name.isEmpty else {
      throw ExportError(.output, "\"\(path)\" is a folder; name a file in it.")
    }
    let place = try destination(of: path)
    let shown = place == path ? "\"\(path)\"" : "\"\(path)\", a link to \"\(place)\","
    try checkFolder(split(place).folder)
    switch Kind(place) {
    case .folder: throw ExportError(.output, "\(shown) is a folder; name a file in it.")
    case .other:
      throw ExportError(
        .output, "\(shown) is not a regular file. Outputs are renamed when they are whole; name a file.")
    case .nothing, .file, .link: break
    }
    guard !overwrites, exists(path) else { return }
    let state = exists(place) ? "exists already" : "leads nowhere"
    throw ExportError(
      .output, "\(shown) \(state). Replace it with --overwrite, or choose another name.")
  }

  private static func checkFolder(_ folder: String) throws {
    let place = folder.isEmpty ? "." : folder
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
      throw ExportError(
        .output, "The folder \"\(folder)\" doesn't exist. Make it first: mkdir -p \(folder)")
    }
    guard isFolder.boolValue else { throw ExportError(.output, "\"\(folder)\" is not a folder.") }
    guard access(place, W_OK | X_OK) == 0 else {
      throw ExportError(.output, "The folder \"\(place)\" can't be written: \(SystemError.text(errno)).")
    }
  }
}
