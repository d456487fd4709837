import Flipbook
internal import FlipbookLottie
import Foundation

/// A container of animations.
public final class DotLottieFile: Sendable {
  /// An animation of the container.
  public struct Animation: Sendable {
    /// The animation.
    public let animation: LottieAnimation
    /// Its name in the container.
    public let id: String
  }

  /// The animations, in the order of the container.
  public let animations: [Animation]

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    animations = try LottieSource.animations(in: bytes).map { id in
      Animation(animation: try LottieAnimation(bytes, id: id), id: id)
    }
  }

  /// The animation of a name; the first where there is none.
  public func animation(for id: String? = nil) -> Animation? {
    id.flatMap { id in animations.first { $0.id == id } } ?? animations.first
  }

  /// The animation at a place.
  public func animation(at index: Int) -> Animation? {
    animations.indices.contains(index) ? animations[index] : nil
  }

  /// The reason why a container can't be used.
  public struct Failure: Error, CustomStringConvertible {
    /// One sentence.
    public let description: String
  }

  /// Loads a container of a bundle.
  ///
  /// - Throws: Where there is none or it is damaged.
  public static func named(
    _ name: String, bundle: SceneBundle = .main, subdirectory: String? = nil
  ) async throws -> DotLottieFile { try load(name, bundle, subdirectory) }

  /// Loads a container of a bundle and calls back.
  public static func named(
    _ name: String, bundle: SceneBundle = .main, subdirectory: String? = nil,
    handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void
  ) { handleResult(Result { try load(name, bundle, subdirectory) }) }

  /// Loads a container of a file.
  ///
  /// - Throws: Where there is none or it is damaged.
  public static func loadedFrom(filepath: String) async throws -> DotLottieFile { try load(filepath) }

  /// Loads a container of a file and calls back.
  public static func loadedFrom(
    filepath: String, handleResult: @escaping (Result<DotLottieFile, any Error>) -> Void
  ) { handleResult(Result { try load(filepath) }) }

  /// Loads a container of a file; the network is not asked.
  ///
  /// - Throws: Where there is none or it is damaged.
  public static func loadedFrom(url: URL) async throws -> DotLottieFile {
    guard url.isFileURL else { throw Failure(description: "The network is not asked: \(url.absoluteString)") }
    return try load(url.path)
  }

  private static func load(_ name: String, _ bundle: SceneBundle, _ folder: String?) throws -> DotLottieFile {
    let plain = name.hasSuffix(".lottie") ? String(name.dropLast(7)) : name
    let path =
      folder.flatMap { bundle.path(forResource: plain, ofType: "lottie", inDirectory: $0) }
      ?? bundle.path(forResource: plain, ofType: "lottie")
    guard let path else { throw Failure(description: "There is no \"\(plain).lottie\" beside the scene.") }
    return try load(path)
  }

  private static func load(_ path: String) throws -> DotLottieFile {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "There is no file \"\(path)\".")
    }
    return try DotLottieFile(data)
  }
}
