import Flipbook
import FlipbookDiagnostics
import FlipbookLayerScenes
import FlipbookLayers

/// The props of a scene.
package struct DeclaredProps: Equatable, Sendable {
  /// In the order of the source, each name once.
  package private(set) var list: [DeclaredProp] = []
  /// Whether the scene may read others, whose names its source doesn't say.
  package var isOpen = false

  package init() {}

  /// Adds a prop. Of one that is known the more exact kind counts.
  package mutating func add(_ prop: DeclaredProp) {
    guard let index = list.firstIndex(where: { $0.name == prop.name }) else {
      list.append(prop)
      return
    }
    if list[index].kind == .any { list[index].kind = prop.kind }
    list[index].fallback = list[index].fallback ?? prop.fallback
    list[index].minimum = list[index].minimum ?? prop.minimum
    list[index].maximum = list[index].maximum ?? prop.maximum
    list[index].values = list[index].values ?? prop.values
    list[index].description = list[index].description ?? prop.description
  }

  /// The prop of a name; nil when there is none.
  package subscript(name: String) -> DeclaredProp? { list.first { $0.name == name } }

  /// Whether the scene does nothing with a prop of a name.
  package func lacks(_ name: String) -> Bool { !isOpen && self[name] == nil }

  /// Those of the scene of this process.
  @MainActor package static var current: DeclaredProps {
    var props = DeclaredProps()
    for prop in SceneRegistry.props { props.add(prop) }
    props.isOpen = SceneRegistry.hasOpenProps
    return props
  }

  /// Those that a layer scene declares.
  package init(layerScene bytes: [UInt8]) {
    for prop in LayerScene.props(of: bytes) { add(prop) }
  }

  /// Those of the scene of this process, whose file is known.
  ///
  /// - Throws: ``FlipbookFailure`` for a file that can't be read.
  @MainActor package static func current(of path: String) throws -> DeclaredProps {
    guard SceneFile.holdsLayers(path) else { return .current }
    return DeclaredProps(layerScene: Array(try SceneFile(path: path).source.utf8))
  }

  /// The message about a prop that the scene does nothing with.
  package func message(unknown name: String) -> String {
    let near = NearestWord.find(name, in: list.map(\.name), slips: 2)
    let known =
      near == nil && !list.isEmpty && list.count <= 8 ? list.map(\.name).joined(separator: ", ") : nil
    return "The scene has no prop \"\(name)\""
      + (near.map { "; did you mean \"\($0)\"?" } ?? known.map { "; it has \($0)." } ?? ".")
      + " Its value is not used."
  }
}
