import FlipbookDiagnostics
import FlipbookScenes

/// Chooses the files of a folder that are compiled together for one scene.
///
/// Only what the scene needs is taken: the file that declares it, those that declare what that mentions, and so on. So a
/// folder of many demos, two of which may share names, gives each of them; and a file that needs what isn't there stands
/// in the way of nothing but itself.
struct FileGroup {
  private let files: [FileFacts]
  private let shownPath: String
  /// The names of all folders on the way to files: those of modules are among them.
  private let folderNames: Set<String>
  /// The files that declare a type or a value.
  private var declaring: [String: [Int]] = [:]
  /// The files that declare functions and operators of a name, for each that differs.
  private var overloads: [String: [MemberSignature: [Int]]] = [:]
  /// The files that extend a type of the folder.
  private var extending: [String: [Int]] = [:]
  /// The files that give a member of a name to a type from elsewhere, for each type and member that differs.
  private var adding: [String: [Addition: [Int]]] = [:]
  /// The files that have a type from elsewhere conform to a protocol.
  private var conforming: [String: [String: [Int]]] = [:]

  /// A member that is given to a type from elsewhere.
  private struct Addition: Hashable {
    var type: String
    var member: MemberSignature
  }

  /// The storyboards and files of views of the folder.
  private let documents: [InterfaceDocument]

  init(_ file: SceneFile) {
    self.init(
      path: file.path, parts: file.parts,
      documents: file.documentPaths.compactMap(InterfaceDocument.init(path:)))
  }

  /// - Parameter path: The folder's, for messages.
  init(path: String, parts: [SceneFile.Part], documents: [InterfaceDocument] = []) {
    self.documents = documents
    files = parts.map(FileFacts.init).filter(\.isSource)
    shownPath = path
    folderNames = Set(
      files.flatMap { $0.part.absolutePath.split(separator: "/").dropLast().map(String.init) })
    for (index, file) in files.enumerated() {
      for name in file.declared { declaring[name, default: []].append(index) }
    }
    let aliases = Set(files.flatMap(\.aliases))
    for (index, file) in files.enumerated() {
      for function in file.functions {
        // An operator of types of the folder comes along with them.
        let own = function.isOperator ? function.typeNames.first { declaring[$0] != nil } : nil
        if let own {
          extending[own, default: []].append(index)
        } else {
          overloads[function.name, default: [:]][function, default: []].append(index)
        }
      }
      for found in file.extensions {
        guard let outer = found.type.first, let type = found.type.last else { continue }
        if !found.isOfSystem, declaring[outer] != nil || declaring[type] != nil {
          extending[declaring[outer] != nil ? outer : type, default: []].append(index)
          // Values of a type that has another name here have the members too.
          guard aliases.contains(type) else { continue }
        }
        for member in found.members {
          adding[member.name, default: [:]][Addition(type: type, member: member), default: []].append(index)
        }
        for name in found.protocols { conforming[type, default: [:]][name, default: []].append(index) }
      }
    }
  }

  /// The files for a scene, in the order of their paths.
  ///
  /// - Parameter scene: Its name; nil for the app's window, else for all that can be shown.
  /// - Throws: ``FlipbookFailure`` when the folder has no view of the name, or nothing to show.
  func parts(for scene: String?) throws -> [SceneFile.Part] {
    let chosen = closure(of: try roots(for: scene))
    return chosen.sorted().map { files[$0].part }
  }

  private func roots(for scene: String?) throws -> [Int] {
    if let scene {
      let name = scene.split(separator: ".").first.map(String.init) ?? scene
      let found = files.indices.filter {
        files[$0].declared.contains(name) || files[$0].views.contains(name)
          || files[$0].previewTitles.contains(scene)
      }
      if let first = found.min(by: { depth($0) < depth($1) }) { return [first] }
      let known = Set(files.flatMap(\.views)).sorted()
      let nearest = NearestWord.find(scene, in: known).map { "; the nearest is \($0)" } ?? ""
      let some = known.prefix(20).joined(separator: ", ") + (known.count > 20 ? ", …" : "")
      throw FlipbookFailure(
        "\"\(shownPath)\" has no view \"\(scene)\"\(nearest). It has \(known.isEmpty ? "none" : some).",
        .scene)
    }
    let apps = files.indices.filter { !files[$0].apps.isEmpty }
    if let app = apps.min(by: { depth($0) < depth($1) }) { return [app] }
    // An app of UIKit's life cycle makes its first view in a delegate.
    for delegate in files.indices where files[delegate].isDelegate {
      let shown = files.indices.filter { index in
        !files[index].isDelegate && !files[index].views.isDisjoint(with: files[delegate].uses.names)
      }
      if let first = shown.min(by: { depth($0) < depth($1) }) { return [first] }
    }
    if let delegate = windowMaker { return [delegate] }
    if let begin = storyboardRoot { return [begin] }
    let all = files.indices.filter { !files[$0].isDelegate }
    guard !all.isEmpty else {
      throw FlipbookFailure("\"\(shownPath)\" has no scene in it. \(SceneFile.example)", .scene)
    }
    return all
  }

  /// The delegate that gives a window its first controller; nil for none, or one that needs more than the system.
  private var windowMaker: Int? {
    outermostDelegate { $0.uses.members.contains("rootViewController") }
  }

  /// The delegate, of those that need nothing but the system, that shows the app's window.
  private func outermostDelegate(where fits: (FileFacts) -> Bool) -> Int? {
    let found = files.indices.filter {
      files[$0].isDelegate && fits(files[$0]) && files[$0].imports.isSubset(of: Self.delegateModules)
    }
    // Where scenes have delegates they make the windows.
    let ofScenes = found.filter { files[$0].uses.names.contains("UIWindowSceneDelegate") }
    return (ofScenes.isEmpty ? found : ofScenes).min { depth($0) < depth($1) }
  }

  /// The delegate of an app that begins with a storyboard, or where that needs more than the system the file of the storyboard's first
  /// controller; nil where there is no such storyboard.
  private var storyboardRoot: Int? {
    guard let main = documents.first(where: { $0.name == "Main" }) else { return nil }
    return outermostDelegate { _ in true }
      ?? main.initialClass.flatMap { declaring[$0] }?.min { depth($0) < depth($1) }
  }

  /// The documents that a file has the scene read: those that it names, that have its classes, and for an app's delegate the one that
  /// the app begins with; with those that they refer to.
  private func documents(of index: Int) -> [InterfaceDocument] {
    let file = files[index]
    var found = documents.filter { document in
      file.part.source.contains("\"\(document.name)\"") || file.declared.contains(document.name)
        || !file.declared.isDisjoint(with: document.classes) || (file.isDelegate && document.name == "Main")
    }
    var names = Set(found.map(\.name))
    var next = found
    while let document = next.popLast() {
      for other in documents
      where document.storyboards.contains(other.name) && names.insert(other.name).inserted {
        found.append(other)
        next.append(other)
      }
    }
    return found
  }

  /// The modules that a delegate may import that is taken for the app.
  private static let delegateModules: Set<String> = [
    "UIKit", "Foundation", "SwiftUI", "Combine", "QuartzCore", "CoreGraphics", "CoreData",
    "UserNotifications", "os",
  ]

  private func depth(_ index: Int) -> (Int, String) {
    let path = files[index].part.absolutePath
    return (path.split(separator: "/").count, path)
  }

  private func closure(of roots: [Int]) -> Set<Int> {
    var chosen = Set(roots)
    var pending = roots
    func choose(_ candidates: [Int], for index: Int) {
      guard chosen.isDisjoint(with: candidates), let nearest = nearest(to: index, candidates),
        chosen.insert(nearest).inserted
      else { return }
      pending.append(nearest)
    }
    while let index = pending.popLast() {
      for candidates in needs(of: index) { choose(candidates, for: index) }
      for name in files[index].declared.sorted() {
        for other in extending[name] ?? [] where nearest(to: other, declaring[name] ?? []) == index {
          choose([other], for: index)
        }
      }
    }
    return chosen
  }

  /// The requirements of a file: for each the files of which one must be present.
  private func needs(of index: Int) -> [[Int]] {
    let file = files[index]
    var found: [[Int]] = []
    for name in file.uses.names.sorted() where !file.ownNames.contains(name) {
      if let candidates = declaring[name], !file.declared.contains(name) { found.append(candidates) }
      found += (overloads[name] ?? [:]).values
      found += (adding[name] ?? [:]).values
    }
    found += Set(documents(of: index).flatMap(\.classes)).sorted().compactMap { declaring[$0] }
    for name in file.uses.members.sorted() {
      found += (adding[name] ?? [:]).values
      // `Design.Button`, where `Design` is the name of a module.
      if let candidates = declaring[name], !file.declared.contains(name), !file.uses.bases.allSatisfy(isType)
      {
        found.append(candidates)
      }
    }
    // Any order: what is found is sorted.
    for call in file.uses.calls { found += makers(of: call) }
    // Any order: what is found is sorted.
    for call in file.uses.subscripts {
      for (addition, candidates) in adding["subscript"] ?? [:] where addition.member.accepts(call) {
        found.append(candidates)
      }
    }
    // Any order: what is found is sorted.
    for (type, protocols) in conforming
    where Self.literalTypes.contains(type) || file.uses.names.contains(type)
      || file.uses.members.contains(type)
    {
      found += protocols.values
    }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The files that give a type from elsewhere an initialiser for a call.
  private func makers(of call: CallShape) -> [[Int]] {
    // A type that the folder declares has its initialisers beside it.
    if let callee = call.callee, declaring[callee] != nil { return [] }
    return (adding["init"] ?? [:]).compactMap { addition, candidates in
      // An alias or a subtype may be named, so labels decide where the name does not.
      guard call.callee == addition.type || call.hasLabels, addition.member.accepts(call) else { return nil }
      return candidates
    }
  }

  /// Whether a name before a dot is a type or a value of the folder, or begins as values do.
  private func isType(_ base: String) -> Bool {
    base.first?.isUppercase != true || declaring[base] != nil || !folderNames.contains(base)
  }

  /// Types whose values are written without their name.
  private static let literalTypes: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Bool", "Array", "Dictionary", "Optional", "Date", "URL",
    "UUID", "Set", "Never",
  ]

  /// The candidate that shares most folders with a file; the file itself before all others.
  private func nearest(to index: Int, _ candidates: [Int]) -> Int? {
    let own = files[index].part.absolutePath.split(separator: "/").dropLast()
    return candidates.min { one, other in
      func rank(_ candidate: Int) -> (Int, Int, String) {
        let path = files[candidate].part.absolutePath
        let folders = path.split(separator: "/").dropLast()
        let shared = zip(own, folders).prefix { $0 == $1 }.count
        return (candidate == index ? Int.min : -shared, folders.count, path)
      }
      return rank(one) < rank(other)
    }
  }
}
