/// What a generated list is made of besides its ground.
enum GeneratedKind: String, CaseIterable, Sendable {
  case fill, tangledFill, tangledStroke, evenOdd, hardEdges, stroke, dashes, hairline
  case linearGradient, radialGradient, conicGradient, circleGradient, mixingSpace
  case blendMode, clip, inverseClip, pictureClip, opacityGroup, linearLight
  case text, emoji, image, sharpImage, tiledImage, tintedImage, mesh
  case projection, sprites, backdrop, colorFilter, blur, shadow
  case everything

  /// What was found with 160 lists of each kind, and why. Colours are kept in 8 bits by both, and rounded at other steps: two
  /// or three on top of each other come to 3 or 4.
  var limit: AgreementLimit {
    switch self {
    case .linearGradient, .radialGradient, .conicGradient, .mesh, .sharpImage: AgreementLimit()
    case .fill, .evenOdd, .clip, .inverseClip, .pictureClip, .mixingSpace, .backdrop, .emoji:
      AgreementLimit(inside: 3, strays: 60)
    case .shadow, .blur, .sprites, .tintedImage: AgreementLimit(inside: 4, strays: 220)
    // Where the nearest pixel is a tie, each takes another.
    case .image: AgreementLimit(inside: 3, edges: 200, strays: 50)
    case .tiledImage: AgreementLimit(inside: 5, strays: 6)
    // Steep: a step of 8 bits in the source becomes several.
    case .blendMode: AgreementLimit(inside: 4, strays: 600)
    // Pixel by pixel a line more or less: centres on an outline.
    case .hardEdges: AgreementLimit(edges: 255, strays: 6)
    // The kernels add up pieces of a stroke that overlap within a pixel; Cairo doesn't.
    case .stroke: AgreementLimit(inside: 4, edges: 90, strays: 80)
    case .dashes: AgreementLimit(inside: 10, edges: 110, strays: 100)
    case .hairline: AgreementLimit(inside: 4, edges: 34, strays: 50)
    case .opacityGroup, .linearLight: AgreementLimit(inside: 5, edges: 52, strays: 20)
    case .tangledFill: AgreementLimit(inside: 6, edges: 180, strays: 260)
    case .tangledStroke: AgreementLimit(inside: 10, edges: 140, strays: 560)
    case .projection: AgreementLimit(edges: 56, strays: 8)
    // Cairo adds up glyphs that overlap.
    case .text: AgreementLimit(inside: 4, edges: 60, strays: 10)
    // Cairo doesn't smooth the end of the cone.
    case .circleGradient: AgreementLimit(inside: 8, edges: 115, strays: 40)
    // A filter of straight colours makes much of the last bit of a pixel that is nearly clear.
    case .colorFilter: AgreementLimit(edges: 200, strays: 8)
    // All of these together.
    case .everything: AgreementLimit(inside: 8, edges: 145, strays: 420)
    }
  }
}
