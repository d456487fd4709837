/// Names of the code that makes a scene's models known.
enum ModelRegistration {
  /// The file with the classes of the models.
  static let fileName = "flipbook-models.swift"
  /// The function of that file that registers them.
  static let function = "_flipbookRegisterModels"
}
