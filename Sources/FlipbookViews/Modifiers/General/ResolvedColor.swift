import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A colour whose components animate, in linear light, once its name has been looked up.
struct ResolvedColor: Equatable {
  let color: Color
  var components = AnimatableVector.zero

  init(_ color: Color) { self.color = color }

  mutating func resolve(in environment: EnvironmentValues) {
    components = AnimatableVector(color.resolvedRGBA(in: environment).light)
  }

  var shown: Color { Color(RGBA(light: components)) }
}
