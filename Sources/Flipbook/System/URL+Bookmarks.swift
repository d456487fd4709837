import Foundation

extension URL {
  /// How a bookmark is made. Has no effect: nothing guards the files of a film.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As little as finds the file again.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// For a file of bookmarks.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// With the right to open the file.
    public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
    /// With the right to read the file alone.
    public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    /// Without the right to open the file.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// How a bookmark's file is found. Has no effect: it is where it was.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nobody is asked.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// No volume is mounted.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// With the right to open the file.
    public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    /// Without the right to open the file.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }

  /// The bytes before the path in a bookmark.
  private static let bookmarkMark = Data("flipbook bookmark ".utf8)

  /// Returns the data by which the file is found again: its path.
  ///
  /// - Throws: `CocoaError.fileNoSuchFile` where there is no file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    return Self.bookmarkMark + Data(path.utf8)
  }

  /// Makes the address of a bookmark's file, which is never stale.
  ///
  /// - Throws: `CocoaError.fileReadCorruptFile` for other data, and `CocoaError.fileNoSuchFile` where there is no file.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard data.starts(with: Self.bookmarkMark) else { throw CocoaError(.fileReadCorruptFile) }
    let path = String(decoding: data.dropFirst(Self.bookmarkMark.count), as: UTF8.self)
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: path)
  }
}
