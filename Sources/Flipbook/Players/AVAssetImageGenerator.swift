import FlipbookDrawing
import Foundation

/// Gives pictures of a film.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The part of a picture that is shown.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All pixels.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    /// Without borders that are not meant to be seen.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// With square pixels.
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
  }

  /// How a picture came.
  public enum Result: Int, Sendable {
    /// It is there.
    case succeeded
    /// The file can't be used.
    case failed
    /// It was broken off.
    case cancelled
  }

  /// The film.
  public let asset: AVAsset
  /// Has no effect: pictures are upright.
  open var appliesPreferredTrackTransform = false
  /// Has no effect: pictures have the size of the film's.
  open var maximumSize = CGSize.zero {
    didSet { unsupported("AVAssetImageGenerator.maximumSize", when: maximumSize != .zero) }
  }
  /// Has no effect: all pixels are shown.
  open var apertureMode: ApertureMode?
  /// Has no effect: a picture is that of its time.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// Has no effect: a picture is that of its time.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Makes a generator.
  public init(asset: AVAsset) { self.asset = asset }

  private func picture(_ time: CMTime) throws -> (image: CGImage, actualTime: CMTime) {
    guard let film = asset.film else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: asset.url])
    }
    let index = film.index(at: time.seconds)
    return (
      CGImage(film.picture(index)), CMTime(seconds: film.times[index], preferredTimescale: 90_000)
    )
  }

  /// Returns the picture of a time.
  ///
  /// - Parameter actualTime: Gets the time at which it begins.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    let (image, time) = try picture(requestedTime)
    actualTime?.pointee = time
    return image
  }
  /// The picture of a time, and the time at which it begins.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { try picture(time) }

  /// Calls back with the picture of a time, on the film's next turn.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { [self] in
      do {
        let (image, time) = try picture(requestedTime)
        handler(image, time, nil)
      } catch { handler(nil, requestedTime, error) }
    }
  }
  /// Calls back with each of the pictures of some times, on the film's next turn.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let times = requestedTimes.map(\.timeValue)
    DispatchQueue.main.async { [self] in
      for asked in times {
        do {
          let (image, time) = try picture(asked)
          handler(asked, image, time, .succeeded, nil)
        } catch { handler(asked, nil, asked, .failed, error) }
      }
    }
  }
  /// Has no effect: pictures come at once.
  open func cancelAllCGImageGeneration() {}
}
