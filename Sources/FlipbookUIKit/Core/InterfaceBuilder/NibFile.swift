import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookTime
import Foundation

/// A document of Interface Builder's: a storyboard or a file of views, as it stands in a project.
@MainActor
final class NibFile {
  /// The name of the file without its extension, which is also that of its table of texts.
  let name: String
  let bundle: SceneBundle
  let root: MarkupElement
  private(set) var elements: [String: MarkupElement] = [:]
  /// The classes of its objects that aren't UIKit's own, as often as they are named.
  private var customClasses: [String] = []

  @MainActor
  private final class State {
    var files: [String: NibFile?] = [:]

    nonisolated init() {}
  }

  private static let slot = ContextSlot(.scene) { State() }

  /// Reads a document.
  init(name: String, bundle: SceneBundle, data: Data) throws(MarkupReader.Failure) {
    (self.name, self.bundle, root) = (name, bundle, try MarkupReader.read(data))
    guard root.name == "document" else {
      throw MarkupReader.Failure(
        reason: "its outermost element is \(root.name), not document", line: root.line)
    }
    collect(root)
  }

  private func collect(_ element: MarkupElement) {
    if let id = element["id"] { elements[id] = element }
    if let name = element["customClass"] { customClasses.append(name) }
    for child in element.children { collect(child) }
  }

  /// Returns a document of a bundle; nil where there is none, and with a diagnostic where it can't be read.
  ///
  /// - Parameter kind: `storyboard` or `xib`.
  static func named(_ name: String, _ kind: String, in bundle: SceneBundle?) -> NibFile? {
    let bundle = bundle ?? .main
    guard let path = bundle.path(forResource: name, ofType: kind) else { return nil }
    let others = bundle.paths(forResourcesOfType: kind, inDirectory: nil).filter {
      $0 != path && ($0 as NSString).lastPathComponent == "\(name).\(kind)"
    }
    guard !others.isEmpty else { return at(path, in: bundle) }
    // A folder of several apps has several: that of the scene names the scene's classes.
    let files = ([path] + others).compactMap { at($0, in: bundle) }
    return files.reduce(nil) { best, file in
      guard let best, best.knownClasses >= file.knownClasses else { return file }
      return best
    }
  }

  /// The share of the classes in the document that the scene has, 0…1, and their number.
  private var knownClasses: (share: Double, count: Int) {
    let known = customClasses.count { NibClasses.type(named: $0, module: nil) != nil }
    return (customClasses.isEmpty ? 1 : Double(known) / Double(customClasses.count), known)
  }

  /// Returns the document at a path; nil, with a diagnostic, where it can't be read.
  static func at(_ path: String, in bundle: SceneBundle) -> NibFile? {
    let state = SceneContext.current[slot]
    if let known = state.files[path] { return known }
    let file = read(path, in: bundle)
    state.files[path] = file
    return file
  }

  private static func read(_ path: String, in bundle: SceneBundle) -> NibFile? {
    let shown = (path as NSString).lastPathComponent
    guard let data = FileManager.default.contents(atPath: path) else {
      warn("\(shown) can't be read.")
      return nil
    }
    do {
      return try NibFile(name: (shown as NSString).deletingPathExtension, bundle: bundle, data: data)
    } catch {
      warn("\(shown):\(error.line): the document can't be read: \(error.reason).")
      return nil
    }
  }

  private static func warn(_ message: String) {
    DiagnosticCollector.current.warn("nib.damaged", message)
  }

  /// The scenes of a storyboard: their view controllers.
  var controllers: [MarkupElement] {
    let scenes = root.child("scenes")?.children ?? []
    return scenes.compactMap { scene in
      scene.child("objects")?.children.first { Self.controllerKinds.contains($0.name) }
    }
  }

  /// The elements that are view controllers.
  private static let controllerKinds: Set<String> = [
    "viewController", "navigationController", "tabBarController", "tableViewController",
    "collectionViewController", "pageViewController", "splitViewController", "viewControllerPlaceholder",
    "glkViewController", "avPlayerViewController", "hostingController",
  ]

  /// The scene of a storyboard that comes first; nil where the document names none.
  var initialController: MarkupElement? { root["initialViewController"].flatMap { elements[$0] } }

  /// The objects that lie in a document of views, or beside a scene's controller.
  static func objects(around element: MarkupElement) -> [MarkupElement] {
    element.parent?.name == "objects" ? element.parent?.children ?? [] : []
  }

  /// A text of an object in the scene's language: what the document's table has for it, else what the document says.
  func text(_ original: String?, of element: MarkupElement, _ property: String) -> String? {
    guard let original, let id = element["id"] else { return original }
    // Where there is no text a bundle gives the key.
    let key = "\(id).\(property)"
    let found = bundle.localizedString(forKey: key, value: original, table: name)
    return found == key ? original : found
  }

  /// The colour that a document gives a name, for those that its bundle doesn't have.
  func namedColor(_ name: String) -> MarkupElement? {
    root.child("resources")?.children.first { $0.name == "namedColor" && $0["name"] == name }?.child("color")
  }
}
