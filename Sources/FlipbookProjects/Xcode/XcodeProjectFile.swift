import FlipbookScenes
import Foundation

/// The objects of a `project.pbxproj`, by their numbers.
struct XcodeProjectFile {
  typealias Object = [String: OldPropertyList]

  /// The folder that holds the `.xcodeproj`, absolute.
  let folder: String
  /// The project's name.
  let name: String
  private let objects: [String: Object]
  /// The object of the project itself.
  let project: Object
  /// Where the files and groups of the main group are, absolute.
  private(set) var places: [String: String] = [:]

  /// Bytes that are read, at most.
  private static let sizeLimit = 128 << 20

  /// - Parameter path: The `.xcodeproj`, absolute.
  /// - Throws: ``FlipbookFailure`` when it can't be read or is damaged.
  init(_ path: String) throws {
    let file = path + "/project.pbxproj"
    let size = (try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int ?? 0
    guard size <= Self.sizeLimit, let data = FileManager.default.contents(atPath: file) else {
      throw FlipbookFailure("\"\(file)\" can't be read.", .scene)
    }
    folder = (path as NSString).deletingLastPathComponent
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let root = try OldPropertyList(Array(data), path: file).table
    objects = (root["objects"]?.table ?? [:]).mapValues(\.table)
    guard let number = root["rootObject"]?.text, let project = objects[number] else {
      throw FlipbookFailure("\"\(file)\" is damaged: it has no root object.", .scene)
    }
    self.project = project
    if let group = project["mainGroup"]?.text {
      let directory = project["projectDirPath"]?.text ?? ""
      let root = directory.isEmpty ? folder : Self.join(folder, directory)
      var seen: Set<String> = []
      locate(group, in: root, &seen)
    }
  }

  /// The object of a number; empty when there is none.
  subscript(number: String?) -> Object { number.flatMap { objects[$0] } ?? [:] }

  /// The objects that a list of an object names.
  func list(_ object: Object, _ key: String) -> [Object] {
    (object[key]?.words ?? []).compactMap { objects[$0] }
  }

  /// The targets with code of their own.
  var targets: [(number: String, object: Object)] {
    (project["targets"]?.words ?? []).compactMap { number in
      objects[number].flatMap { $0["isa"]?.text == "PBXNativeTarget" ? (number, $0) : nil }
    }
  }

  /// Addresses of the packages that it fetches.
  var remotePackages: [String] {
    list(project, "packageReferences").compactMap { $0["repositoryURL"]?.text }
  }

  /// Folders of packages that lie beside it: named as packages, among its files, or in folders that Xcode keeps as they are.
  var localPackages: [String] {
    let named = list(project, "packageReferences").compactMap { $0["relativePath"]?.text }
      .map { Self.join(folder, $0) }
    let among = places.filter {
      objects[$0.key]?["isa"]?.text == "PBXFileReference"
        && FileManager.default.fileExists(atPath: $0.value + "/Package.swift")
    }.values
    var seen: Set<String> = []
    return (named + among.sorted() + synchronizedPackages).filter { seen.insert($0).inserted }
  }

  /// Folders of packages in folders that Xcode keeps as they are on the disk.
  var synchronizedPackages: [String] {
    let folders = places.filter { objects[$0.key]?["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }
    return Set(folders.values).sorted().flatMap { SourceTree.packages(below: $0) }
  }

  /// Walks groups; a group that holds itself is walked once.
  private mutating func locate(_ number: String, in folder: String, _ seen: inout Set<String>) {
    guard seen.insert(number).inserted, let object = objects[number] else { return }
    let place: String
    let path = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text {
    case "<absolute>": place = path
    case "SOURCE_ROOT": place = Self.join(self.folder, path)
    default: place = path.isEmpty ? folder : Self.join(folder, path)
    }
    places[number] = place
    for child in object["children"]?.words ?? [] { locate(child, in: place, &seen) }
  }

  static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/")
      ? path : URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
  }
}
