import Flipbook
import FlipbookDiagnostics
internal import FlipbookLottie
import Foundation

/// A time of an animation, in frames.
public typealias AnimationFrameTime = CGFloat
/// A time of an animation as a part of its length, 0…1.
public typealias AnimationProgressTime = CGFloat
/// Called when an animation has ended; says whether it ran to its end.
public typealias LottieCompletionBlock = (Bool) -> Void

/// A Lottie animation of a file.
public final class LottieAnimation: Sendable, Hashable {
  /// Called with an animation that was loaded; nil where it could not be.
  public typealias DownloadClosure = (LottieAnimation?) -> Void

  let source: LottieSource
  let header: LottieHeader

  /// The bytes of the file, by which two animations are compared.
  private let content: [UInt8]
  private let id: String?

  init(_ content: [UInt8], id: String? = nil) throws {
    (self.content, self.id) = (content, id)
    source = try LottieSource(content, animation: id)
    header = try LottieHeader(source)
  }

  /// The first frame.
  public var startFrame: AnimationFrameTime { header.inPoint }
  /// The frame at which the animation has ended.
  public var endFrame: AnimationFrameTime { header.outPoint }
  /// Frames a second.
  public var framerate: Double { header.frameRate }
  /// In seconds.
  public var duration: TimeInterval { (header.outPoint - header.inPoint) / header.frameRate }
  /// The whole picture, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// In points.
  public var size: CGSize { header.size }
  /// The names of the markers, in the order of the file.
  public var markerNames: [String] { header.markers.map(\.name) }

  /// Whether two animations are of the same content.
  public static func == (a: LottieAnimation, b: LottieAnimation) -> Bool {
    a === b || (a.id == b.id && a.content == b.content)
  }
  /// Hashes the length of the content.
  public func hash(into hasher: inout Hasher) { hasher.combine(content.count) }

  // MARK: Loading

  /// Loads an animation of a bundle by its name, with or without `.json`; nil, with a report, where there is none.
  public static func named(
    _ name: String, bundle: SceneBundle = .main, subdirectory: String? = nil,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    let plain = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    for type in ["json", "lottie"] {
      let path =
        subdirectory.flatMap { bundle.path(forResource: plain, ofType: type, inDirectory: $0) }
        ?? bundle.path(forResource: plain, ofType: type)
      if let path { return filepath(path, animationCache: animationCache) }
    }
    if let asset = NSDataAsset(name: name, bundle: bundle) { return read(asset.data, name: name) }
    report("There is no Lottie animation \"\(name)\" beside the scene.")
    return nil
  }

  /// Loads an animation of a file; nil, with a report, where it can't be read.
  public static func filepath(
    _ filepath: String, animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    guard let data = FileManager.default.contents(atPath: filepath) else {
      report("There is no Lottie file \"\(filepath)\".")
      return nil
    }
    return read(data, name: filepath)
  }

  /// Loads an animation of the asset catalogue; nil, with a report, where there is none.
  public static func asset(
    _ name: String, bundle: SceneBundle = .main,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) -> LottieAnimation? {
    guard let asset = NSDataAsset(name: name, bundle: bundle) else {
      return named(name, bundle: bundle, animationCache: animationCache)
    }
    return read(asset.data, name: name)
  }

  /// Reads an animation.
  ///
  /// - Throws: Where the data is no Lottie animation.
  public static func from(data: Data, strategy: DecodingStrategy = .dictionaryBased) throws -> LottieAnimation
  {
    try LottieAnimation([UInt8](data))
  }

  /// Calls back with the animation of a file; nil for addresses of the network, which is not asked.
  public static func loadedFrom(
    url: URL, closure: @escaping DownloadClosure,
    animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) { closure(local(url)) }

  /// Loads the animation of a file; nil for addresses of the network, which is not asked.
  public static func loadedFrom(
    url: URL, animationCache: (any AnimationCacheProvider)? = LottieAnimationCache.shared
  ) async -> LottieAnimation? { local(url) }

  private static func local(_ url: URL) -> LottieAnimation? {
    guard url.isFileURL else {
      report("A Lottie animation of the network is not fetched: \(url.absoluteString)")
      return nil
    }
    return filepath(url.path)
  }

  static func read(_ data: Data, name: String) -> LottieAnimation? {
    do {
      return try LottieAnimation([UInt8](data))
    } catch {
      report("\"\(name)\" can't be used as a Lottie animation: \(error)")
      return nil
    }
  }

  static func report(_ message: String) {
    DiagnosticCollector.current.reportOnce(
      Diagnostic(.warning, code: "lottie.load", message: message, place: nil))
  }

  // MARK: Times

  /// The time of a marker, 0…1; nil where there is none.
  public func progressTime(forMarker named: String) -> AnimationProgressTime? {
    frameTime(forMarker: named).map { progressTime(forFrame: $0) }
  }

  /// The first frame of a marker; nil where there is none.
  public func frameTime(forMarker named: String) -> AnimationFrameTime? {
    header.markers.first { $0.name == named }.map { CGFloat($0.time) }
  }

  /// The number of frames of a marker; nil where there is none.
  public func durationFrameTime(forMarker named: String) -> AnimationFrameTime? {
    header.markers.first { $0.name == named }.map { CGFloat($0.duration) }
  }

  /// A frame as a part of the length.
  ///
  /// - Parameter clamped: Whether results stay in 0…1.
  public func progressTime(forFrame frameTime: AnimationFrameTime, clamped: Bool = true)
    -> AnimationProgressTime
  {
    let progress = (frameTime - startFrame) / (endFrame - startFrame)
    return clamped ? max(0, min(1, progress)) : progress
  }

  /// The frame at a part of the length.
  public func frameTime(forProgress progressTime: AnimationProgressTime) -> AnimationFrameTime {
    startFrame + (endFrame - startFrame) * progressTime
  }

  /// The time of a frame in seconds, from frame 0.
  public func time(forFrame frameTime: AnimationFrameTime) -> TimeInterval { Double(frameTime) / framerate }

  /// The frame at a time in seconds, from frame 0.
  public func frameTime(forTime time: TimeInterval) -> AnimationFrameTime { CGFloat(time * framerate) }
}
