import Foundation

/// Folders that Xcode keeps as they are on the disk.
///
/// A set of exceptions names files of such a folder for one target. Where the folder is the target's own, the files are left
/// out of the target. Where it is not, they are its members.
extension XcodeTargets {
  /// The Swift files of a target's own folder, but for those that the target leaves out and those of packages.
  func synchronized(_ group: String, at place: String, target: String) -> [String] {
    let excluded = exceptions(of: group, at: place, target: target) + SourceTree.packages(below: place)
    return SourceTree.files(below: place, excluded: Set(excluded)) ?? []
  }

  /// Files of folders that are not the target's own and that the target takes nevertheless.
  ///
  /// - Parameters:
  ///   - target: The target's number.
  ///   - own: The numbers of the target's own folders.
  /// - Returns: Absolute paths, in order.
  func membersOfOthers(_ target: String, own: [String]) -> [String] {
    let folders = file.places.filter {
      !own.contains($0.key) && !(file[$0.key]["exceptions"]?.words ?? []).isEmpty
    }
    return folders.flatMap { exceptions(of: $0.key, at: $0.value, target: target) }.sorted()
  }

  /// The files of a folder that a target's exceptions name, in all languages where one stands for several.
  private func exceptions(of group: String, at place: String, target: String) -> [String] {
    file.list(file[group], "exceptions").filter { $0["target"]?.text == target }
      .flatMap { $0["membershipExceptions"]?.words ?? [] }
      .flatMap { name -> [String] in
        let localized = "/Localized: "
        guard name.hasPrefix(localized) else { return [XcodeProjectFile.join(place, name)] }
        return languages(of: XcodeProjectFile.join(place, String(name.dropFirst(localized.count))))
      }
  }

  /// The files of all languages of a localized file, which lie in folders `xx.lproj` beside its place.
  private func languages(of path: String) -> [String] {
    let folder = (path as NSString).deletingLastPathComponent
    let name = (path as NSString).lastPathComponent
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return entries.filter { $0.hasSuffix(".lproj") }.sorted().map { "\(folder)/\($0)/\(name)" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}
