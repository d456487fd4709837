import FlipbookDrawing
import FlipbookMotion
import Foundation

struct ColorMultiplyModifier: FilterModifier {
  var color: ResolvedColor

  static var dependsOnEnvironment: Bool { true }
  mutating func resolve(in environment: EnvironmentValues) { color.resolve(in: environment) }

  nonisolated var animatableData: AnimatableVector {
    get { color.components }
    set { color.components = newValue }
  }

  func filter() -> GraphicsContext.Filter? { .colorMultiply(color.shown) }
}
