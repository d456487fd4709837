import Foundation

extension SceneBundle {
  /// Returns the path of a file that belongs to a language, in its folder `xx.lproj`; nil when there is none.
  ///
  /// A table of texts whose language comes from a string catalogue has the path at which Xcode would write it.
  ///
  /// - Parameters:
  ///   - name: Nil for any.
  ///   - ext: The extension, where it is not a part of the name.
  ///   - subpath: A folder above that of the language; nil for any.
  ///   - localizationName: The language; nil for a file of any.
  public func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
    forLocalization localizationName: String?
  ) -> String? {
    guard let localizationName else { return path(forResource: name, ofType: ext, inDirectory: subpath) }
    return paths(named: name, ext, in: subpath, of: localizationName).first
      ?? tablePath(name, ext, localizationName)
  }

  /// Returns the address of a file that belongs to a language; nil when there is none.
  public func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> URL? {
    path(forResource: name, ofType: ext, inDirectory: subpath, forLocalization: localizationName)
      .map { URL(fileURLWithPath: $0) }
  }

  /// Returns the paths of all files of a language with an extension; nil for any extension.
  public func paths(
    forResourcesOfType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?
  ) -> [String] {
    guard let localizationName else { return paths(forResourcesOfType: ext, inDirectory: subpath) }
    return paths(named: nil, ext, in: subpath, of: localizationName)
  }

  /// Returns the addresses of all files of a language with an extension; nil for any extension.
  public func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> [URL]? {
    paths(forResourcesOfType: ext, inDirectory: subpath, forLocalization: localizationName)
      .map { URL(fileURLWithPath: $0) }
  }

  /// Returns the languages of a list that suit the film's best; the first of them where none does.
  public class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
    preferredLocalizations(from: localizationsArray, forPreferences: [SceneLocale.language])
  }

  /// Returns the languages of a list that suit preferences best; the first of them where none does.
  ///
  /// - Parameter preferencesArray: Identifiers of languages, the preferred one first; nil for the film's.
  public class func preferredLocalizations(
    from localizationsArray: [String], forPreferences preferencesArray: [String]?
  ) -> [String] {
    for preference in preferencesArray ?? [SceneLocale.language] {
      let names = SceneLocale.tableNames(of: Locale(identifier: preference))
      let found = names.filter(localizationsArray.contains)
      if !found.isEmpty { return found }
    }
    return Array(localizationsArray.prefix(1))
  }

  private func paths(named name: String?, _ ext: String?, in subpath: String?, of language: String)
    -> [String]
  {
    if let folder {
      return folder.paths(forResourcesOfType: ext, inDirectory: subpath, forLocalization: language)
        .filter { path in
          guard let name else { return true }
          let last = (path as NSString).lastPathComponent
          return last == name || (last as NSString).deletingPathExtension == name
        }
    }
    return files.all(name, ext, in: subpath).filter { $0.contains("/\(language).lproj/") }
  }

  /// Where Xcode would write the table of a language that a string catalogue has; nil for no such table.
  private func tablePath(_ name: String?, _ ext: String?, _ language: String) -> String? {
    guard folder == nil, let name else { return nil }
    let (table, kind) =
      ext.flatMap { $0.isEmpty ? nil : $0 }.map { (name, $0) }
      ?? ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
    guard kind == "strings", SceneAssets.of(module).strings.has(table, language: language) else { return nil }
    return "\(bundlePath)/\(language).lproj/\(table).strings"
  }
}
