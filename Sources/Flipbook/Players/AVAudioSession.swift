import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// How an app's sounds go together with others'.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// The role of an app's sound. Has no effect.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// Makes a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sound that isn't important.
    public static let ambient = Category(rawValue: "ambient")
    /// Sound that isn't important and stops that of other apps.
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    /// Music and other sound that goes on in the background.
    public static let playback = Category(rawValue: "playback")
    /// Recording.
    public static let record = Category(rawValue: "record")
    /// Playing and recording.
    public static let playAndRecord = Category(rawValue: "playAndRecord")
  }

  /// The use of an app's sound. Has no effect.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Makes a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual mode.
    public static let `default` = Mode(rawValue: "default")
    /// The sound of a film.
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    /// Speech with pauses, such as a book that is read.
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    /// Short spoken messages, such as the way to go.
    public static let voicePrompt = Mode(rawValue: "voicePrompt")
    /// A call.
    public static let voiceChat = Mode(rawValue: "voiceChat")
    /// A call with pictures.
    public static let videoChat = Mode(rawValue: "videoChat")
    /// The sound of a game.
    public static let gameChat = Mode(rawValue: "gameChat")
    /// A film that is being taken.
    public static let videoRecording = Mode(rawValue: "videoRecording")
    /// Measurement of sound.
    public static let measurement = Mode(rawValue: "measurement")
  }

  /// How sound goes together with that of other apps. Has no effect.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Together with other apps.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Other apps become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Headsets without wires.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Headphones without wires, for playing alone.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Loudspeakers in the net.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
    /// From the loudspeaker, not at the ear.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  private static let shared = AVAudioSession()
  /// Returns the one session.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// Has no effect.
  open func setCategory(_ category: Category) throws {}
  /// Has no effect.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  /// Has no effect.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Whether an app may record.
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }

  /// Whether an app may record: nobody was asked.
  open var recordPermission: RecordPermission { .undetermined }

  /// Asks nobody: the answer is that it is not allowed.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }

  /// The notices to other apps. Has no effect.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other apps may go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
}
