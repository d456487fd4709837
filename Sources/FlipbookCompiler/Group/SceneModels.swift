import FlipbookDrawing
import FlipbookScenes
import Foundation

/// The models in a scene's folder that its files name: Core Data's and Core ML's, which Xcode makes classes of.
struct SceneModels {
  /// Folders of Core Data's models, the nearest to the scene first.
  private let data: [String]
  /// Files of Core ML's models, the nearest first.
  private let learned: [String]

  /// Files and folders that are looked at, at most.
  private static let limit = 20_000

  /// Finds the models below a folder; a file alone has none.
  init(of file: SceneFile, parts: [SceneFile.Part]) {
    guard file.isFolder, let walk = FileManager.default.enumerator(atPath: file.absolutePath) else {
      (data, learned) = ([], [])
      return
    }
    var (data, learned): ([String], [String]) = ([], [])
    var count = 0
    while let path = walk.nextObject() as? String, count < Self.limit {
      count += 1
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || name.hasSuffix(".xcassets") || name.hasSuffix(".mlproj") {
        walk.skipDescendants()
      } else if name.hasSuffix(".xcdatamodeld") {
        data.append(file.absolutePath + "/" + path)
        walk.skipDescendants()
      } else if name.hasSuffix(".mlmodel") {
        learned.append(file.absolutePath + "/" + path)
      }
    }
    let place = parts.first?.absolutePath ?? file.absolutePath
    (self.data, self.learned) = (Self.nearest(data, to: place), Self.nearest(learned, to: place))
  }

  private static func nearest(_ paths: [String], to place: String) -> [String] {
    func shared(_ path: String) -> Int { zip(path, place).prefix { $0 == $1 }.count }
    return paths.sorted { (shared($1), $0) < (shared($0), $1) }
  }

  /// Adds what the classes are made from to a hash.
  func hash(into hasher: inout ContentHasher) {
    for path in data { DataModelFile.hash(path, into: &hasher) }
    for path in learned {
      hasher.combine(path)
      if let bytes = FileManager.default.contents(atPath: path) { hasher.combine(bytes: bytes) }
    }
  }

  /// The file of the classes that a scene's files name and don't declare, with the function that makes entities known; nil
  /// for none.
  func text(for group: StagedGroup) -> String? {
    func isNamed(_ name: String) -> Bool { group.members.contains { $0.part.source.contains(name) } }
    let files = data.map(DataModelFile.init(folder:)).filter { file in
      let names = file.entities.map(\.className)
      // A structure of that name is of another part of the folder.
      return names.contains(where: isNamed)
        && names.allSatisfy { !group.declared.contains($0) || group.classes.contains($0) }
    }
    var names = group.declared
    let classes = learned.compactMap(LearnedModelClass.init(path:)).filter {
      isNamed($0.name) && names.insert($0.name).inserted
    }
    return ModelDeclarations(data: DataModelClasses(files, declared: group.classes), learned: classes)
      .text(function: ModelRegistration.function)
  }
}
