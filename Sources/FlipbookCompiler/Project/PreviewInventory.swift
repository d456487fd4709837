import FlipbookProjects
import FlipbookScenes
import SwiftParser
import SwiftSyntax

/// The previews of a file, found by parsing alone.
struct PreviewInventory {
  /// A preview with what registers it.
  struct Item {
    var preview: ProjectPreview
    /// The type that is compiled in its place, or the provider.
    var typeName: String
    /// Calls that follow the making of its view.
    var modifiers: String
    var conditions: [String]
  }

  var items: [Item] = []

  /// - Parameters:
  ///   - scenes: The scenes that the file declares.
  ///   - shown: The file below the project's folder.
  init(_ scenes: [FoundScene], source: String, module: String, file: String, shown: String) {
    let providers = scenes.contains { $0.kind == .previewProvider } ? ProviderPreviews(source: source) : nil
    for scene in scenes where !scene.conditions.contains(where: Self.isFalse) {
      switch scene.kind {
      case .previewMacro(let type) where scene.name != "Playground" || !scene.shows.isEmpty:
        var preview = ProjectPreview(
          module: module, file: file, shownFile: shown, line: scene.line, title: scene.name, kind: .macro)
        preview.traits = scene.traits
        preview.hasState = scene.hasState
        items.append(
          Item(preview: preview, typeName: type, modifiers: scene.modifiers, conditions: scene.conditions))
      case .previewProvider:
        let found = providers?.previews[scene.name] ?? [ProviderPreviews.Preview()]
        for (number, one) in found.enumerated() {
          let title = one.title ?? (found.count > 1 ? "\(scene.name) \(number + 1)" : scene.name)
          let preview = ProjectPreview(
            module: module, file: file, shownFile: shown, line: scene.line, title: title, kind: .provider,
            number: number)
          items.append(
            Item(preview: preview, typeName: scene.name, modifiers: "", conditions: scene.conditions))
        }
      default: break
      }
    }
  }

  /// Whether a condition surely doesn't hold on this system.
  private static func isFalse(_ condition: String) -> Bool {
    guard case .expr(let expression)? = Parser.parse(source: condition).statements.first?.item else {
      return false
    }
    return PlatformConditions.isFalse(expression)
  }
}
