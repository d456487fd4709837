import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookViews

extension SceneRegistry {
  /// Makes the resources of a module of a project known.
  ///
  /// - Parameters:
  ///   - resources: Files and folders, absolute.
  ///   - app: The module whose files `Bundle.main` finds while the module's previews are drawn; nil for none.
  ///   - information: Texts of its `Info.plist` that the file itself doesn't have as they are.
  public static func register(
    resources: [String], of module: String, app: String?, information: [String: String] = [:]
  ) {
    ModuleResources.add(
      ModuleResources(module: module, roots: resources, app: app, information: information))
  }

  /// The module that a preview's identifier begins with.
  nonisolated static func module(of id: String) -> String { String(id.prefix { $0 != "/" }) }

  /// Adds a preview of a project.
  ///
  /// - Parameter id: Its identifier, unique in the project.
  public static func register<V: View>(
    preview id: String, _ name: String, view: @escaping @MainActor () -> V
  ) {
    var entry = Entry(name: name, kind: .preview) {
      offerDelegate(for: module(of: id))
      return .view(AnyView(view()))
    }
    entry.preview = id
    add(entry)
  }

  /// Adds one of the previews of a provider.
  ///
  /// - Parameters:
  ///   - id: Its identifier, unique in the project.
  ///   - number: Which of the provider's, from 0.
  public static func register<Provider: PreviewProvider>(
    preview id: String, _ name: String, number: Int, previews: Provider.Type
  ) {
    var entry = Entry(name: name, kind: .preview) {
      offerDelegate(for: module(of: id))
      let all = Provider.previews.previews
      guard number < all.count else {
        DiagnosticCollector.current.report(
          Diagnostic(
            .error, code: "preview.number",
            message: "\(name) has \(all.count) previews here; there is none of the number \(number + 1)."))
        return .view(AnyView(EmptyView()))
      }
      return .view(AnyView(all[number]))
    }
    entry.preview = id
    add(entry)
  }
}
