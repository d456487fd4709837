/// A target of a project: the files that are compiled into one module.
package struct ProjectModule: Sendable, Equatable {
  /// The name that code imports it by.
  package var name: String
  /// The folder of its sources, absolute.
  package var folder: String
  /// Swift files, absolute, in the order of their paths.
  package var sources: [String] = []
  /// Those of them that belong to another target first: their previews are that one's.
  package var sharedSources: Set<String> = []
  /// Resources that the target declares, absolute: files and folders.
  package var resources: [String] = []
  /// The places of its resources: those that it declares, else its folder.
  package var resourceRoots: [String] { resources.isEmpty ? [folder] : resources }
  /// Models of Core Data's, absolute: folders whose names end in `.xcdatamodeld`.
  package var dataModels: [String] = []
  /// Models of Core ML's, absolute: files whose names end in `.mlmodel`.
  package var learnedModels: [String] = []
  /// Whether it is an app's.
  package var isApplication = false
  /// Whether it has a `Bundle.module`, as targets of packages do.
  package var hasModuleBundle = false
  /// Names of modules of the project that it depends on.
  package var dependencies: [String] = []
  /// Active compilation conditions beside `DEBUG`.
  package var conditions: [String] = []
  /// Language mode: 4, 5 or 6.
  package var languageVersion = "5"
  /// Features that the manifest or the build settings enable.
  package var features: [String] = []
  /// Whether declarations that say nothing of an actor are the main actor's.
  package var isOnMainActor = false
  /// The package that shares `package` declarations, or the project.
  package var packageName: String
  /// Whether the keys of its string catalogues have symbols, as `STRING_CATALOG_GENERATE_SYMBOLS` says and packages always have.
  package var hasStringSymbols = false
  /// The string catalogues among its resources, absolute.
  package var stringCatalogs: [String] {
    resources.flatMap { path in
      path.hasSuffix(".xcstrings")
        ? [path]
        : SourceTree.files(below: path, ext: "xcstrings", excluded: Set(SourceTree.packages(below: path)))
          ?? []
    }
  }
  /// The texts of its Info.plist, with build settings put in, and those that the build settings add.
  package var information: [String: String] = [:]

  package init(name: String, folder: String, packageName: String) {
    self.name = name
    self.folder = folder
    self.packageName = packageName
  }

  /// A name as it is used for a module: other characters than letters and digits become underscores.
  package static func identifier(_ name: String) -> String {
    var text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if text.first?.isNumber == true { text = "_" + text.dropFirst() }
    return text
  }
}
