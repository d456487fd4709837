/// How a scene goes into a film of another size.
package enum SceneFit: String, CaseIterable, Sendable {
  case none, contain, cover, fill
}
