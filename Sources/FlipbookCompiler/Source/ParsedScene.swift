import FlipbookScenes
import SwiftParser
import SwiftSyntax

/// The declarations of a scene file, found by parsing alone.
struct ParsedScene {
  /// Everything a scene could be made from, in the order of the file.
  var scenes: [FoundScene]
  /// Whether nothing but space and comments is in the file.
  var isEmpty: Bool
  /// Whether the file is not well-formed Swift.
  var hasSyntaxErrors: Bool
  /// Replacements of parts of the file before it is compiled.
  var edits: [SourceEdit]

  /// Modules whose import is blanked: Flipbook re-exports Foundation, and next to a second import of it the
  /// declarations that hide Foundation's own would become ambiguous.
  static let coveredModules: Set<String> = [
    "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "Darwin", "CoreGraphics", "CoreFoundation",
    "os", "OSLog", "simd", "CoreMotion", "AVFoundation", "AVKit", "AudioToolbox",
    "UniformTypeIdentifiers", "PlaygroundSupport", "XCPlayground", "MapKit", "CoreLocation",
    "FoundationNetworking", "WebKit", "UserNotifications", "TipKit", "CoreData", "ImageIO",
    "Photos", "PhotosUI", "CoreLocationUI", "LocalAuthentication", "CloudKit", "CoreImage", "CoreHaptics",
    "CoreML", "Network", "Speech", "Vision", "ObjectiveC",
    "Security", "CryptoKit", "SafariServices", "MessageUI", "QuickLook", "WatchConnectivity",
    "BackgroundTasks", "SystemConfiguration", "DeveloperToolsSupport", "AppTrackingTransparency",
  ]

  /// Modules that the file imports and that aren't there; their imports are left out.
  var unknownModules: [(name: String, line: Int)] = []
  /// The file's own classes of layers that can be made from their class alone.
  let layerClasses: [String]
  /// The statements that register the file's classes for documents of Interface Builder's.
  let nibRegistrations: [String]
  /// The props that the file reads.
  let props: DeclaredProps
  private let finder: SceneFinder
  private let playground: PlaygroundScript?
  private let overrides: ExtensionOverrides

  /// - Parameters:
  ///   - source: The text of the file.
  ///   - number: The file's number among several, which its previews' types are named by; nil for a file alone.
  ///   - modules: Modules that are compiled into the scene's own: the targets of a folder.
  ///   - declared: The names that the files of the folder declare; nil where they are not known.
  ///   - group: The facts that the files of the scene share; nil for a file alone.
  ///   - own: Modules of the file's project, which bring nothing of the system's.
  ///   - isKnown: Whether there is a module of a name.
  init(
    source: String, number: Int? = nil, modules: Set<String> = [], declared: Set<String>? = nil,
    group: GroupFacts? = nil, own: Set<String> = [], isKnown: (String) -> Bool = { _ in true }
  ) {
    let tree = Parser.parse(source: source)
    finder = SceneFinder(tree: tree, previewPrefix: number.map { "\($0)_" } ?? "")
    scenes = finder.scenes
    isEmpty = tree.statements.isEmpty
    hasSyntaxErrors = tree.hasError
    let layers = LayerSubclasses(tree: tree)
    layerClasses = layers.makeable
    let nibs = NibNames.mayConcern(source) ? NibNames(tree: tree, number: number ?? 0) : nil
    // Documents of SpriteKit's projects name its view.
    let hasSprites = finder.imports.contains { $0.module == "SpriteKit" } && !own.contains("SpriteKit")
    nibRegistrations =
      (nibs?.registrations ?? [])
      + (hasSprites ? ["Flipbook.NibClasses.register(SpriteKit.SKView.self)"] : [])
    props = PropFinder.props(of: tree, source: source)
    let optional = OptionalMethods(tree: tree)
    playground = PlaygroundScript(
      tree: tree, typeName: "_FlipbookPlayground\(number.map { "\($0)" } ?? "")",
      hasScenes: !finder.scenes.filter(\.isComplete).isEmpty)
    let group = group ?? GroupFacts(trees: [tree])
    let fixer = SourceFixer(
      tree: tree, keepsPage: playground != nil, optionalMethods: group.optionalMethods,
      answeredMethods: group.answeredMethods)
    // Requirements that go to protocols of their own leave nothing behind to be rewritten.
    let gone = optional.edits.filter(\.text.isEmpty).map(\.range)
    let kept = fixer.edits.filter { edit in !gone.contains { $0.contains(edit.range.lowerBound) } }
    edits = finder.edits + kept + optional.edits + layers.edits + (nibs?.edits ?? [])
    if source.contains("@NSManaged") { edits += ManagedMembers(tree: tree).edits }
    if finder.imports.contains(where: { $0.module == "StoreKit" }), !own.contains("StoreKit") {
      edits += StoreNames(tree: tree).edits
    }
    if finder.imports.contains(where: { $0.module == "SwiftData" }), !own.contains("SwiftData") {
      edits += ModelMacros(tree: tree, models: group.models).edits
    }
    let imports = Self.imports(finder.imports, modules: modules, own: own, isKnown: isKnown)
    edits += imports.edits
    unknownModules = imports.unknown
    // A module of the project's that has a name of the system's is the project's.
    let covered = Self.coveredModules.subtracting(own)
    let imported = Set(finder.imports.map(\.module)).subtracting(covered).filter(isKnown)
    edits +=
      QualifiedNames(
        tree: tree, covered: covered, imported: imported, scene: modules, declared: declared
      ).edits
    edits += ExtensionDispatch(tree: tree).edits
    edits += ClassDispatch(tree: tree).edits
    edits += BaseObjects(tree: tree, hierarchy: group.hierarchy).edits
    overrides = ExtensionOverrides(tree: tree, group: group)
    edits = overrides.move(in: source, edits: edits)
    let conformances = group.conformances(file: number ?? 0)
    if !conformances.isEmpty {
      let end = source.utf8.count
      edits.append(SourceEdit(range: end..<end, text: "\n" + conformances.joined(separator: "\n") + "\n"))
    }
    if let playground { edits = playground.move(in: source, edits: edits) }
    addPlayground()
  }

  /// The edits of a file's imports, and the names of imported modules that aren't there.
  private static func imports(
    _ places: [SceneFinder.Import], modules: Set<String>, own: Set<String>, isKnown: (String) -> Bool
  ) -> (edits: [SourceEdit], unknown: [(name: String, line: Int)]) {
    var edits: [SourceEdit] = []
    var unknown: [(name: String, line: Int)] = []
    // A file of models may import nothing else.
    let hasOther = places.contains {
      isKnown($0.module) && !coveredModules.contains($0.module) && !own.contains($0.module)
    }
    var replacement = hasOther ? "" : "import Flipbook"
    for place in places {
      let isCovered = coveredModules.contains(place.module) && !own.contains(place.module)
      guard isCovered || !(own.contains(place.module) || isKnown(place.module)) else {
        guard place.isPart else { continue }
        // Those of Apple's modules that are here have no modules in them.
        let whole = (place.isPublic ? "public " : "") + "import \(place.module)"
        edits.append(
          SourceEdit(
            range: place.range,
            text: whole + String(repeating: " ", count: max(0, place.range.count - whole.utf8.count))))
        continue
      }
      if !isCovered, !modules.contains(place.module) { unknown.append((place.module, place.line)) }
      // No column counts after an import.
      if isCovered, place.isPublic {
        edits.append(SourceEdit(range: place.range, text: "public import Flipbook"))
        continue
      }
      let count = place.range.count
      let text = replacement.utf8.count <= count ? replacement : ""
      edits.append(
        SourceEdit(range: place.range, text: text + String(repeating: " ", count: count - text.utf8.count)))
      if !text.isEmpty { replacement = "" }
    }
    return (edits, unknown)
  }

  /// The scene of a file's statements comes before those of its types.
  private mutating func addPlayground() {
    guard let playground else { return }
    scenes.insert(
      FoundScene(kind: .previewMacro(type: playground.typeName), name: "Playground", line: 1, conditions: []),
      at: 0)
  }

  /// Moves members of extensions into classes of other files.
  ///
  /// - Parameter paths: The paths of the files.
  static func moveMembers(among files: inout [ParsedScene], paths: [String]) {
    for (source, path) in zip(files.indices, paths) {
      let literal = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      for departure in files[source].overrides.departures {
        for target in files.indices where target != source {
          guard let edit = files[target].overrides.arrival(of: departure, from: literal) else { continue }
          files[target].edits.append(edit)
          break
        }
      }
    }
  }

  /// Finds the scenes of files anew, each knowing what the others declare.
  static func connect(_ files: inout [ParsedScene]) {
    let finders = files.map(\.finder)
    for index in files.indices {
      files[index].scenes = files[index].finder.scenes(among: finders)
      files[index].addPlayground()
    }
  }

  /// The scenes that can be made.
  var complete: [FoundScene] { scenes.filter(\.isComplete) }
}
