import Foundation

extension FileManager {
  /// Nil: a film reaches no cloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Nil: nobody has signed in to a cloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// False: nothing lies in a cloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Fails: nothing lies in a cloud.
  ///
  /// - Throws: An error of Cocoa's that there is no such file.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: url])
  }
}
