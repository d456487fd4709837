import Foundation

/// Why a canvas can't be made.
public enum CanvasError: Error, Equatable, Sendable {
  /// A side is zero or negative, in pixels.
  case emptySize(width: Int, height: Int)
  /// A side or the whole is more than a canvas holds, in pixels.
  case tooLarge(width: Int, height: Int)
  /// The pixels per point are not a positive number.
  case badScale(Double)
}

extension CanvasError: LocalizedError, CustomStringConvertible {
  /// A sentence for the person, with the way out.
  public var description: String {
    switch self {
    case .emptySize(let width, let height):
      "The picture would be \(width) × \(height) pixels; both sides have to be 1 pixel or more."
    case .tooLarge(let width, let height):
      "The picture would be \(width) × \(height) pixels; a side can have \(RasterCanvas.largestSide) pixels at most "
        + "and the whole \(RasterCanvas.largestArea / 1_000_000) million. Use a smaller size or scale."
    case .badScale(let scale):
      "The scale is \(scale) pixels per point; it has to be a number above 0."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
