/// One key of an object.
struct SceneKey: Sendable {
  let name: String
  let form: SceneForm
  /// For people, in editors and docs.
  let doc: String

  init(_ name: String, _ form: SceneForm, _ doc: String) {
    self.name = name
    self.form = form
    self.doc = doc
  }
}
