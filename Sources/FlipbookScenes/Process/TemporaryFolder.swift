import Glibc

/// Folders with names that nobody else has.
package enum TemporaryFolder {
  /// Makes a folder that only this user can open.
  ///
  /// - Returns: Its path, `folder/prefix` and six characters more.
  /// - Throws: ``FlipbookFailure`` with the system's reason.
  package static func make(in folder: String, prefix: String) throws -> String {
    var template = Array("\(folder)/\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FlipbookFailure(
        "No folder can be made in \"\(folder)\": \(String(cString: strerror(errno))).", .failure)
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
