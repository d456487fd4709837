import Flipbook
import Foundation

/// A shader of GLSL. It is left out, with a diagnostic: nodes are drawn as without it.
open class SKShader: NSObject, @unchecked Sendable {
  /// The text of the shader; nil for one of a file.
  open var source: String?
  /// The values that the shader reads.
  open var uniforms: [SKUniform] = []

  /// Makes a shader that does nothing.
  public override init() {
    super.init()
    unsupported("SKShader.init")
  }

  /// Makes a shader of a text, which is left out.
  public convenience init(source: String) {
    self.init()
    self.source = source
  }

  /// Makes a shader of a text with values, which is left out.
  public convenience init(source: String, uniforms: [SKUniform]) {
    self.init(source: source)
    self.uniforms = uniforms
  }

  /// Makes a shader of a file, which is left out.
  public convenience init(fileNamed name: String) { self.init() }

  /// Adds a value.
  open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }

  /// Returns the value of a name; nil for none.
  open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }

  /// Removes the value of a name.
  open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}
