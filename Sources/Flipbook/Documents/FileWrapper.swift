import Foundation

/// A file or a folder as an app keeps it in memory. Foundation has no such class here.
open class FileWrapper: @unchecked Sendable {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without a mapping of the file.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Under another name first.
    public static let atomic = WritingOptions(rawValue: 1)
    /// With the names of the files in it.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// The bytes of a file; nil for a folder.
  public let regularFileContents: Data?
  /// The files of a folder by their names; nil for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name that it was read or written under.
  open var filename: String?
  /// The name that it would have in a folder.
  open var preferredFilename: String?

  /// Whether it is a file.
  open var isRegularFile: Bool { regularFileContents != nil }
  /// Whether it is a folder.
  open var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a symbolic link: never.
  open var isSymbolicLink: Bool { false }

  /// Makes a file.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  /// Makes a folder with files by their names.
  public init(directoryWithFileWrappers files: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = files
    for (name, file) in files.sorted(by: { $0.key < $1.key }) where file.preferredFilename == nil {
      file.preferredFilename = name
    }
  }

  /// Reads a file, or a folder with all that is in it.
  ///
  /// - Throws: Foundation's error for a file that can't be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    var isFolder: ObjCBool = false
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      regularFileContents = try Data(contentsOf: url)
      return
    }
    regularFileContents = nil
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    fileWrappers = try Dictionary(
      uniqueKeysWithValues: names.map {
        ($0, try FileWrapper(url: url.appending(path: $0), options: options))
      })
  }

  /// Adds a file to a folder and returns its name, which has a number before it where another one has it.
  @discardableResult
  open func addFileWrapper(_ file: FileWrapper) -> String {
    let wanted = file.preferredFilename ?? file.filename ?? "Untitled"
    var (name, number) = (wanted, 1)
    while fileWrappers?[name] != nil {
      number += 1
      name = "\(number)__#$!@%!#__\(wanted)"
    }
    fileWrappers?[name] = file
    return name
  }

  /// Adds a file of these bytes to a folder and returns its name.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename name: String) -> String {
    let file = FileWrapper(regularFileWithContents: data)
    file.preferredFilename = name
    return addFileWrapper(file)
  }

  /// Removes a file from a folder.
  open func removeFileWrapper(_ file: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== file }
  }

  /// Fails: a film writes no files of the scene's.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
}
