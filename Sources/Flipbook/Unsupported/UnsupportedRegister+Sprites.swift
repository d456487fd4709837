import FlipbookDiagnostics

extension UnsupportedRegister {
  /// The names of SpriteKit that do less than on a device.
  package static let sprites = UnsupportedRegister([
    .visible(
      "No numbers and outlines are drawn over a film.", "SKView.showsFPS", "SKView.showsNodeCount",
      "SKView.showsDrawCount", "SKView.showsQuadCount", "SKView.showsPhysics", "SKView.showsFields",
      "SpriteView.init(debugOptions:)"),
    .visible("Shaders of GLSL are left out; the node is drawn as without.", "SKShader.init"),
    .visible("Filters of Core Image are left out of scenes of sprites.", "SKEffectNode.filter"),
    .visible("Lights are left out; everything is drawn as it is.", "SKLightNode.init"),
    .partly(
      "A body of a texture is the smallest convex outline around its ink.", "SKPhysicsBody.init(texture:)"),
    .none("Every part of a scene is drawn at its time.", "SKView.isAsynchronous", "SKTexture.usesMipmaps"),
    .none(
      "Shaders of GLSL are left out.", "SKUniform.vectorFloat2Value", "SKUniform.vectorFloat3Value",
      "SKUniform.vectorFloat4Value", "SKUniform.textureValue"),
  ])
}
