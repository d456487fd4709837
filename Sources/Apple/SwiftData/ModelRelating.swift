/// A relation of one model, whatever the class of the models at its other end.
public protocol ModelRelating {
  /// The models at its other end.
  var models: [any PersistentModel] { get }
  /// The treatment of the related models when the model is deleted.
  var rule: Schema.Relationship.DeleteRule { get }
  /// Has them lead back to the model.
  func link()
  /// Has them lead back to the model no more.
  func cut()
}
