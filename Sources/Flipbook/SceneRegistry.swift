import FlipbookDiagnostics
import FlipbookLayerScenes
import FlipbookMotion
import FlipbookTime
import FlipbookUIKit
import FlipbookViews

/// The scenes of the running program. The file that Flipbook adds to a compiled scene fills it; a scene's own
/// code has no use for it.
@MainActor
public enum SceneRegistry {
  /// How a scene was found in its file.
  public enum Kind: String, Sendable {
    /// A ``Clip`` of the file.
    case clip
    /// An app of the file, or what its delegate shows.
    case app
    /// The preview of a ``PreviewProvider`` or of `#Preview`.
    case preview
    /// A view that can be made from nothing.
    case view
    /// A JSON file of layers.
    case layers
  }

  /// The type or the views that a scene makes its pictures from.
  package enum Content {
    /// A clip that draws.
    case clip(any Clip)
    /// A clip of views.
    case clipOfViews(any Clip, AnyView)
    /// A bare view, of an app, a preview or a type.
    case view(AnyView)
    /// A file of layers, as it stands.
    case layerText([UInt8])
    /// A file of layers, read for a run.
    case layers(LayerScene)
  }

  /// A scene by name, and how to make it.
  package struct Entry {
    /// The name `--scene` and `--view` take: the type's, with the types around it, or a preview's own.
    package var name: String
    package var kind: Kind
    /// Whether a view is shown by no other of its file.
    package var isOutermost = true
    /// Whether it is an application's delegate.
    var isDelegate = false
    /// The types that a preview mentions.
    package var shows: Set<String> = []
    /// The values a view is shown with that were made up; nil for none.
    package var sample: String?
    /// The identifier of a preview, unique in its project; nil for other scenes.
    package var preview: String?
    /// The module of the project that has the preview.
    package var module: String? { preview.map { SceneRegistry.module(of: $0) } }
    package var make: @MainActor () -> Content

    package init(name: String, kind: Kind, isOutermost: Bool = true, make: @escaping @MainActor () -> Content)
    {
      self.name = name
      self.kind = kind
      self.isOutermost = isOutermost
      self.make = make
    }
  }

  /// The program's part of ``SceneContext``: what its files offer.
  @MainActor
  private final class State {
    var entries: [Entry] = []
    var hasApp = false
    var delegates: [ObjectIdentifier: @MainActor () -> any UIApplicationDelegate] = [:]
    /// Makers of the delegates of a project's apps, by module.
    var applications: [(module: String, make: @MainActor () -> any UIApplicationDelegate)] = []
    var incomplete: [Incomplete] = []
    var missingModules: [(name: String, place: String)] = []
    var cuts: [(reason: String, place: String)] = []
    var missingAssets: [(message: String, place: String)] = []
    var unsupportedUses: [String: String] = [:]
    var props: [DeclaredProp] = []
    var hasOpenProps = false

    nonisolated init() {}
  }

  private static let slot = ContextSlot(.program) { State() }
  private static var state: State { SceneContext.current[slot] }

  /// In the order of the file.
  package static var entries: [Entry] { state.entries }

  /// Has one scene and no other.
  package static func hold(_ entry: Entry) { state.entries = [entry] }

  /// Adds a scene.
  package static func add(_ entry: Entry) { state.entries.append(entry) }

  /// Adds a type of clip under a name.
  public static func register<C: Clip>(_ name: String, _ type: C.Type) {
    state.entries.append(Entry(name: name, kind: .clip) { content(of: C.init()) })
  }

  /// Adds a view under a name.
  ///
  /// - Parameter isOutermost: Whether no other view of the file shows it.
  public static func register<V: View>(
    _ name: String, _ kind: Kind, isOutermost: Bool = true, shows: [String] = [],
    view: @escaping @MainActor () -> V
  ) {
    var entry = Entry(name: name, kind: kind, isOutermost: isOutermost) { .view(AnyView(view())) }
    entry.shows = Set(shows)
    state.entries.append(entry)
  }

  /// Adds the first of the views of a provider under its name.
  public static func register<Provider: PreviewProvider>(
    _ name: String, shows: [String] = [], previews: Provider.Type
  ) {
    var entry = Entry(name: name, kind: .preview) {
      let all = Provider.previews.previews
      if all.count > 1 {
        DiagnosticCollector.current.report(
          Diagnostic(
            .note, code: "preview.first",
            message: "The first of the \(all.count) previews of \(name) is shown."))
      }
      return .view(all.first.map { AnyView($0) } ?? AnyView(EmptyView()))
    }
    entry.shows = Set(shows)
    state.entries.append(entry)
  }

  /// Adds a view that asks for values, with some that were made up.
  public static func register<V: View>(
    _ name: String, sample: String, line: Int, view: @escaping @MainActor () -> V
  ) {
    var entry = Entry(name: name, kind: .view) { .view(AnyView(view())) }
    entry.sample = sample
    state.entries.append(entry)
  }

  /// Adds a view controller under a name.
  ///
  /// - Parameter isOutermost: Whether nothing else of the file shows it.
  public static func register<Controller: UIViewController>(
    _ name: String, _ kind: Kind, isOutermost: Bool = true, controller: @escaping @MainActor () -> Controller
  ) {
    register(name, kind, isOutermost: isOutermost) {
      UIKitScene(.controller { MainStoryboard.controller(of: Controller.self) ?? controller() })
    }
  }

  /// Adds a view of UIKit's under a name.
  ///
  /// - Parameter isOutermost: Whether nothing else of the file shows it.
  public static func register<Content: UIView>(
    _ name: String, _ kind: Kind, isOutermost: Bool = true, uiView: @escaping @MainActor () -> Content
  ) { register(name, kind, isOutermost: isOutermost) { UIKitScene(.view(uiView)) } }

  /// Adds the window of an application under a name.
  public static func register<Delegate: UIApplicationDelegate>(
    _ name: String, application: @escaping @MainActor () -> Delegate
  ) {
    state.delegates[ObjectIdentifier(Delegate.self)] = application
    // A file that has an app has the delegate beside it.
    guard !state.hasApp else { return }
    register(name, .app) { UIKitScene(.application(application)) }
    state.entries[state.entries.count - 1].isDelegate = true
  }

  /// Makes the delegate of a project's app known, which its previews may ask for.
  public static func register<Delegate: UIApplicationDelegate>(
    delegateOf module: String, _ make: @escaping @MainActor () -> Delegate
  ) { state.applications.append((module, make)) }

  /// Has the application of a preview's film make its delegate once it is asked for: its module's, else the only one.
  static func offerDelegate(for module: String) {
    let all = state.applications
    guard UIApplication.shared.delegate == nil,
      let found = all.first(where: { $0.module == module }) ?? (all.count == 1 ? all.first : nil)
    else { return }
    UIApplication.shared.unmadeDelegate = found.make
  }

  /// A new delegate of a class of the file.
  static func makeDelegate<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate? {
    state.delegates[ObjectIdentifier(type)]?() as? Delegate
  }

  /// Adds the window of an application's scene under a name.
  public static func register<Delegate: UISceneDelegate>(
    _ name: String, windowScene: @escaping @MainActor () -> Delegate
  ) { register(name, .app) { UIKitScene(.sceneDelegate(windowScene)) } }

  /// Adds the first window of an app under a name.
  public static func register<A: App>(_ name: String, app: A.Type) {
    state.hasApp = true
    state.entries.removeAll(where: \.isDelegate)
    state.entries.append(Entry(name: name, kind: .app) { .view(AnyView(AppWindow(app: A.init()))) })
  }

  /// A view or clip of the file that can't be made from nothing.
  package struct Incomplete {
    package var name: String
    package var line: Int
    /// The reason that it can't be rendered: `needs title`.
    package var reason: String
  }

  package static var incomplete: [Incomplete] { state.incomplete }

  /// Records why a type of the file can't be shown by itself.
  public static func record(_ name: String, line: Int, _ reason: String) {
    state.incomplete.append(Incomplete(name: name, line: line, reason: reason))
  }

  /// Modules that files of the scene import and that aren't there, with their places.
  package static var missingModules: [(name: String, place: String)] { state.missingModules }

  /// Records that an import was left out.
  public static func reportMissing(module: String, place: String) {
    state.missingModules.append((module, place))
  }

  /// Parts of the scene's files that are left out, with the compiler's reasons and their places.
  package static var cuts: [(reason: String, place: String)] { state.cuts }

  /// Records that a part of a file is left out.
  public static func reportCut(_ reason: String, place: String) { state.cuts.append((reason, place)) }

  /// Colours and images that the scene names by members and that no catalogue has.
  package static var missingAssets: [(message: String, place: String)] { state.missingAssets }

  /// Records that an asset isn't there.
  public static func reportMissing(asset message: String, place: String) {
    state.missingAssets.append((message, place))
  }

  /// The lines of the scene that use names which can't report their own line, by name: the first use of each.
  package static var unsupportedUses: [String: String] { state.unsupportedUses }

  /// Records that a line uses a name that does less than on a device.
  public static func recordUse(_ name: String, place: String) {
    if state.unsupportedUses[name] == nil { state.unsupportedUses[name] = place }
  }

  /// The props that the files of the scene read.
  package static var props: [DeclaredProp] { state.props }
  /// Whether a file of the scene reads props whose names it works out.
  package static var hasOpenProps: Bool { state.hasOpenProps }

  /// Records that a file of the scene reads a prop.
  ///
  /// - Parameters:
  ///   - kind: `text`, `number`, `integer`, `boolean`, `color`, `date`, `picture`, `numbers`, `texts` or `any`.
  ///   - fallback: The default, as it stands in the source; empty for none.
  ///   - minimum: The lowest number.
  ///   - maximum: The highest number.
  ///   - values: The only values, as JSON.
  ///   - description: The purpose of the prop.
  public static func record(
    prop name: String, kind: String, fallback: String, minimum: Double? = nil, maximum: Double? = nil,
    values: [String]? = nil, description: String? = nil
  ) {
    var prop = DeclaredProp(
      name: name, kind: DeclaredProp.Kind(rawValue: kind) ?? .any,
      fallback: fallback.isEmpty ? nil : fallback)
    (prop.minimum, prop.maximum, prop.values, prop.description) = (minimum, maximum, values, description)
    state.props.append(prop)
  }

  /// Records that a file of the scene reads props whose names it works out.
  public static func recordOpenProps() { state.hasOpenProps = true }

  package static func content<C: Clip>(of clip: C) -> Content {
    C.Body.self == Never.self ? .clip(clip) : .clipOfViews(clip, AnyView(ClipViews(clip: clip)))
  }
}

/// The views of a clip, whose dynamic properties are connected as a view's are.
private struct ClipViews<C: Clip>: View {
  let clip: C

  var body: some View { clip.body }
}
