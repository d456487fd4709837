import Foundation

/// A folder of files that a program comes with, `Bundle` in scenes. The main one, that of a package and that of any class
/// are the folder that the scene lies in: its files, those of the folders below and those of the project around it, as if
/// all lay in one folder.
open class SceneBundle: NSObject, @unchecked Sendable {
  /// Nil for the scene's and for a module's.
  let folder: Foundation.Bundle?
  /// The module of a project whose files they are; nil for the scene's, and for those of the app that is drawn.
  package let module: String?
  /// The language whose texts alone it has: that of a folder `xx.lproj`; nil for the scene's.
  package let language: String?

  /// The scene's files.
  public static let main = SceneBundle(folder: nil)
  /// The files of the package that the scene belongs to: the scene's.
  public static var module: SceneBundle { main }
  /// The scene's files alone.
  public static var allBundles: [SceneBundle] { [main] }

  private init(folder: Foundation.Bundle?) { (self.folder, module, language) = (folder, nil, nil) }

  /// Makes the bundle of a module of a project: what `Bundle.module` is in its files.
  public init(module: String) { (folder, self.module, language) = (nil, module, nil) }

  /// Makes the bundle of a folder as it stands; nil when there is none.
  ///
  /// The bundles that a package's targets are built into, `Package_Target.bundle`, are the scene's files. A folder
  /// `xx.lproj` has the texts of its language, from string catalogues too.
  public init?(path: String) {
    module = nil
    language = Self.language(of: path)
    if let folder = Foundation.Bundle(path: path) {
      self.folder = folder
    } else if language != nil || Self.isOfPackage((path as NSString).standardizingPath) {
      folder = nil
    } else {
      return nil
    }
  }

  /// The language of a folder `xx.lproj`, where the scene's tables have it.
  private static func language(of path: String) -> String? {
    let name = (path as NSString).lastPathComponent as NSString
    guard name.pathExtension == "lproj" else { return nil }
    let language = name.deletingPathExtension
    return SceneAssets.current.strings.languages.contains(language) ? language : nil
  }

  /// Whether a path is one at which a package's bundle would lie: beside the scene's files.
  private static func isOfPackage(_ path: String) -> Bool {
    let path = path as NSString
    let name = (path.lastPathComponent as NSString).deletingPathExtension
    return path.pathExtension == "bundle" && name.split(separator: "_").count >= 2
      && path.deletingLastPathComponent == (main.bundlePath as NSString).standardizingPath
  }

  /// Makes the bundle of a folder as it stands; nil when there is none.
  public convenience init?(url: URL) { self.init(path: url.path) }

  /// Makes the bundle of the module that a class is of; outside of projects that of the scene's files.
  public init(for aClass: AnyClass) {
    (folder, language) = (nil, nil)
    let name = String(reflecting: aClass).prefix { $0 != "." }
    module = ModuleResources.known(String(name))?.module
  }

  /// Makes the bundle of the scene's files, whatever the name.
  public init?(identifier: String) { (folder, module, language) = (nil, nil, nil) }

  // MARK: Files

  var files: ResourceFiles { SceneAssets.of(module).files }

  /// The path of the folder; the scene's own for its files.
  open var bundlePath: String { folder?.bundlePath ?? files.folder }
  /// The folder.
  open var bundleURL: URL { URL(fileURLWithPath: bundlePath, isDirectory: true) }
  /// The path of the folder.
  open var resourcePath: String? { bundlePath }
  /// The folder.
  open var resourceURL: URL? { bundleURL }

  /// - Parameters:
  ///   - name: Nil for any.
  ///   - ext: The extension, where it is not a part of the name.
  open func path(forResource name: String?, ofType ext: String?) -> String? {
    folder.map { $0.path(forResource: name, ofType: ext) } ?? files.path(name, ext) ?? languagePath(name, ext)
  }

  /// The place of the folder of a language whose texts are in a string catalogue; nil for another resource.
  private func languagePath(_ name: String?, _ ext: String?) -> String? {
    guard let name, ext == "lproj", SceneAssets.of(module).strings.languages.contains(name) else {
      return nil
    }
    return "\(bundlePath)/\(name).lproj"
  }

  /// Returns the path of a file in a folder below; nil when there is none.
  open func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    folder.map { $0.path(forResource: name, ofType: ext, inDirectory: subpath) }
      ?? files.path(name, ext, in: subpath)
  }

  /// Returns the address of a file; nil when there is none.
  open func url(forResource name: String?, withExtension ext: String?) -> URL? {
    path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }

  /// Returns the address of a file in a folder below; nil when there is none.
  open func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL?
  {
    path(forResource: name, ofType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }

  /// Returns the paths of all files with an extension; nil for any. Of the scene's files, a folder is one
  /// below any of theirs.
  open func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] {
    folder?.paths(forResourcesOfType: ext, inDirectory: subpath) ?? files.all(nil, ext, in: subpath)
  }

  /// Returns the addresses of all files with an extension; nil for any.
  open func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
    paths(forResourcesOfType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }

  /// The text that a table has for a key, in the scene's language; else a value, or the key itself.
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    if let folder, language == nil {
      return folder.localizedString(forKey: key, value: value, table: tableName)
    }
    return SceneAssets.of(module).strings.text(key, table: tableName, language: language)
      ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  // MARK: Information

  /// The values of `Info.plist`; for the scene's files with those that Xcode would write in.
  open var infoDictionary: [String: Any]? {
    if let folder { return folder.infoDictionary }
    let name = (bundlePath as NSString).lastPathComponent
    var values: [String: Any] = [
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleName": name,
      "CFBundleDisplayName": name, "CFBundleIdentifier": "com.example.\(name)",
      "CFBundleDevelopmentRegion": "en",
    ]
    if let path = files.path("Info", "plist"), let data = FileManager.default.contents(atPath: path),
      let read = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    {
      // `$(MARKETING_VERSION)` and its like are settings of the project.
      for (key, value) in read where (value as? String)?.contains("$(") != true { values[key] = value }
    }
    values.merge(SceneAssets.of(module).information) { $1 }
    return values
  }

  /// The values of ``infoDictionary``, whatever the language.
  open var localizedInfoDictionary: [String: Any]? { infoDictionary }
  /// Returns a value of ``infoDictionary``.
  open func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
  /// The identifier; `com.example.` and the folder's name unless `Info.plist` has one.
  open var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }
  /// The languages that the tables have of those that the scene asks for, the closest first; English where there is none.
  open var preferredLocalizations: [String] {
    let names = SceneLocale.tableNames(of: SceneLocale.current).filter(localizations.contains)
    return names.isEmpty ? ["en"] : names
  }
  /// The languages of the tables; English where there is none.
  open var localizations: [String] {
    let languages = folder.map(\.localizations) ?? SceneAssets.of(module).strings.languages
    return languages.isEmpty ? ["en"] : languages
  }
  /// English.
  open var developmentLocalization: String? { "en" }
  /// A film is no app of a shop: nil.
  open var appStoreReceiptURL: URL? { nil }
}
