/// Reports that films end at white.
enum DynamicRange {
  static func warn(_ property: String) {
    LayerInput.warn(
      "dynamic-range",
      "A layer's \(property) asks for colours brighter than white; a film has none, and they are drawn as white."
    )
  }
}
