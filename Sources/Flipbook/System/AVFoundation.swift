import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// Tells that sound is not played.
private func noteSilence(_ name: String) {
  DiagnosticCollector.current.report(
    Diagnostic(
      .note, code: "sound.silent", message: "\(name) plays nothing in a film; --audio adds sound to one."))
}

/// Hears when a sound has ended; in a film none does.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// A sound. Nothing is heard of it in a film.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var isMeteringEnabled = false
  open var currentTime: TimeInterval = 0
  open private(set) var isPlaying = false
  open var duration: TimeInterval { 0 }
  public let url: URL?

  /// - Throws: If there is no such file.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url, options: .mappedIfSafe)
    self.url = url
  }

  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    _ = try Data(contentsOf: url, options: .mappedIfSafe)
    self.url = url
  }

  public init(data: Data) throws { url = nil }

  @discardableResult
  open func prepareToPlay() -> Bool { true }

  @discardableResult
  open func play() -> Bool {
    noteSilence("AVAudioPlayer")
    isPlaying = true
    return true
  }

  open func pause() { isPlaying = false }
  open func stop() { isPlaying = false }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// How an app's sounds go together with others'.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "ambient")
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    public static let playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "default")
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    public static let measurement = Mode(rawValue: "measurement")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }
  open func setCategory(_ category: Category) throws {}
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// What other apps are told.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
}

/// The number of a sound of the system.
public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays nothing in a film.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  noteSilence("AudioServicesPlaySystemSound")
}

/// A film or sound. Nothing is seen or heard of it.
open class AVPlayer: NSObject, @unchecked Sendable {
  open var volume: Float = 1
  open var rate: Float = 0
  open var isMuted = false

  public override init() {}
  public init(url: URL) {}
  open func play() {
    noteSilence("AVPlayer")
    rate = 1
  }
  open func pause() { rate = 0 }
}

/// How a film fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

/// Where a film would be: a layer that shows its background alone, as before a film has been loaded.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer? { didSet { unsupported("AVPlayerLayer.player", when: player != nil) } }
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }

  public required override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    unsupported("AVPlayerLayer.player", when: player != nil)
  }

  open override func _presentationCopy() -> CALayer { AVPlayerLayer(layer: self) }
}

/// Where a film would be: black.
public struct VideoPlayer<Overlay: View>: View {
  let overlay: Overlay

  public init(
    player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay, file: String = #fileID, line: Int = #line
  ) {
    overlay = videoOverlay()
    unsupported("VideoPlayer.init", file, line)
  }

  public init(player: AVPlayer?, file: String = #fileID, line: Int = #line) where Overlay == EmptyView {
    overlay = EmptyView()
    unsupported("VideoPlayer.init", file, line)
  }

  public var body: some View { Color.black.overlay(overlay) }
}
