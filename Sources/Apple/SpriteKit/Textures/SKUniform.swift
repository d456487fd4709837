import Flipbook
import Foundation

/// A value that a shader reads.
open class SKUniform: NSObject, @unchecked Sendable {
  /// The name in the shader.
  public let name: String
  /// A number.
  open var floatValue: Float
  /// Two numbers.
  open var vectorFloat2Value: SIMD2<Float> = .zero
  /// Three numbers.
  open var vectorFloat3Value: SIMD3<Float> = .zero
  /// Four numbers.
  open var vectorFloat4Value: SIMD4<Float> = .zero
  /// A picture; nil for none.
  open var textureValue: SKTexture?

  /// Makes a value of 0.
  public convenience init(name: String) { self.init(name: name, float: 0) }

  /// Makes a number.
  public init(name: String, float value: Float) { (self.name, floatValue) = (name, value) }

  /// Makes two numbers.
  public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
    self.init(name: name)
    vectorFloat2Value = value
  }

  /// Makes three numbers.
  public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
    self.init(name: name)
    vectorFloat3Value = value
  }

  /// Makes four numbers.
  public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
    self.init(name: name)
    vectorFloat4Value = value
  }

  /// Makes a picture.
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name: name)
    textureValue = texture
  }
}
