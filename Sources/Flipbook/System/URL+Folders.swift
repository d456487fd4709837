import Foundation

extension URL {
  private static func own(_ directory: FileManager.SearchPathDirectory, _ folder: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL.homeDirectory.appendingPathComponent(folder, isDirectory: true)
  }

  /// The folder of the app's documents, which is empty when a scene begins.
  public static var documentsDirectory: URL { own(.documentDirectory, "Documents") }
  /// The folder of files that the app works with. Nothing makes it.
  public static var applicationSupportDirectory: URL {
    own(.applicationSupportDirectory, "Library/Application Support")
  }
  /// The folder of the app's caches, which is empty when a scene begins.
  public static var cachesDirectory: URL { own(.cachesDirectory, "Library/Caches") }
  /// The folder of the app's settings and caches.
  public static var libraryDirectory: URL {
    URL.homeDirectory.appendingPathComponent("Library", isDirectory: true)
  }
  /// The folder of downloads. Nothing makes it.
  public static var downloadsDirectory: URL { own(.downloadsDirectory, "Downloads") }
  /// The folder of the desktop. Nothing makes it.
  public static var desktopDirectory: URL { own(.desktopDirectory, "Desktop") }
  /// The folder of pictures. Nothing makes it.
  public static var picturesDirectory: URL { own(.picturesDirectory, "Pictures") }
  /// The folder of films. Nothing makes it.
  public static var moviesDirectory: URL { own(.moviesDirectory, "Movies") }
  /// The folder of sounds. Nothing makes it.
  public static var musicDirectory: URL { own(.musicDirectory, "Music") }
  /// The folder that all users share. Nothing makes it.
  public static var sharedPublicDirectory: URL { own(.sharedPublicDirectory, "Public") }

  /// True: nothing guards the files of a film.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing: nothing guards the files of a film.
  public func stopAccessingSecurityScopedResource() {}

  /// Makes the address of one of the system's folders.
  ///
  /// - Throws: An error of Cocoa's for a folder that an app doesn't have, and where it can't be made.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(
      for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }
}
