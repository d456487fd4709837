import Foundation

extension Shader {
  /// A value for a shader.
  public struct Argument: Equatable, Sendable {
    enum Storage: Equatable, Sendable {
      case numbers([Double])
      case list([Double])
      case color(Color)
      case colors([Color])
      case image(Image)
      case data(Data)
      case boundingRect
    }

    let storage: Storage

    private init(_ storage: Storage) { self.storage = storage }

    /// The numbers that animations change.
    var numbers: [Double] {
      switch storage {
      case .numbers(let numbers), .list(let numbers): numbers
      default: []
      }
    }

    func with(_ numbers: [Double]) -> Argument {
      switch storage {
      case .numbers: Argument(.numbers(numbers))
      case .list: Argument(.list(numbers))
      default: self
      }
    }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(.numbers([Double(x)])) }

    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(.numbers([Double(x), Double(y)]))
    }

    /// The coordinates of a point.
    public static func float2(_ point: CGPoint) -> Argument { Argument(.numbers([point.x, point.y])) }
    /// The width and height of a size.
    public static func float2(_ size: CGSize) -> Argument { Argument(.numbers([size.width, size.height])) }
    /// The components of a vector.
    public static func float2(_ vector: CGVector) -> Argument { Argument(.numbers([vector.dx, vector.dy])) }

    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(.numbers([Double(x), Double(y), Double(z)]))
    }

    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(.numbers([Double(x), Double(y), Double(z), Double(w)]))
    }

    /// An array of numbers, a pointer to the function with the length after it.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(.list(array.map(Double.init))) }
    /// A colour: premultiplied components.
    public static func color(_ color: Color) -> Argument { Argument(.color(color)) }
    /// An array of colours, a pointer to the function with the length after it.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array)) }
    /// An image, a texture to the function.
    public static func image(_ image: Image) -> Argument { Argument(.image(image)) }
    /// Data, a pointer to the function with the length in bytes after it.
    public static func data(_ data: Data) -> Argument { Argument(.data(data)) }

    /// The rectangle around what is changed: x, y, width and height.
    public static var boundingRect: Argument { Argument(.boundingRect) }
  }
}
