import Foundation

extension FileManager {
  /// Nil: a film reaches no cloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Nil: nobody has signed in to a cloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// False: nothing lies in a cloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// The folder that apps of a group share, below the folder for temporary files. Nothing makes it, so that there is
  /// nothing to be read from it and nothing can be written to it, which is reported.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String, file: String = #fileID, line: Int = #line
  ) -> URL? {
    unsupported("FileManager.containerURL", file, line)
    return temporaryDirectory.appendingPathComponent("groups", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
  }

  /// Fails: nothing lies in a cloud.
  ///
  /// - Throws: An error of Cocoa's that there is no such file.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url])
  }
}
