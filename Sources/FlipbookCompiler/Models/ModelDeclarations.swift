/// The classes that Xcode makes of models: Core Data's and Core ML's.
struct ModelDeclarations {
  private let data: DataModelClasses
  private let learned: [LearnedModelClass]

  /// Whether there is no model.
  var isEmpty: Bool { data.isEmpty && learned.isEmpty }

  init(data: DataModelClasses, learned: [LearnedModelClass]) {
    (self.data, self.learned) = (data, learned)
  }

  /// - Parameters:
  ///   - data: The models of Core Data's.
  ///   - learned: The files of Core ML's models. Of two of one name the first has the class.
  ///   - declared: The classes that the files beside them declare.
  init(data: [DataModelFile], learned: [String], declared: Set<String>) {
    self.data = DataModelClasses(data, declared: declared)
    var names = declared
    self.learned = learned.sorted().compactMap(LearnedModelClass.init(path:)).filter {
      names.insert($0.name).inserted
    }
  }

  /// The file of the classes, with a function that makes entities known; nil where there is no model.
  func text(function: String) -> String? {
    guard !isEmpty else { return nil }
    let entities = data.text(function: function) ?? "import Flipbook\n@MainActor func \(function)() {}\n"
    return entities + learned.map { $0.text + "\n" }.joined()
  }
}
