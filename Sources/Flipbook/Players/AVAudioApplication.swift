import Foundation

/// An app, as far as it records and plays. Nobody is asked whether it may: the answer is no.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether an app may record.
  public enum recordPermission: Int, Sendable {
    case undetermined = 1_970_168_948
    case denied = 1_684_369_017
    case granted = 1_735_552_628
  }

  /// The app.
  public static let shared = AVAudioApplication()
  /// Nobody was asked.
  open var recordPermission: recordPermission { .undetermined }
  /// No.
  open var isInputMuted: Bool { false }

  /// No.
  open class func requestRecordPermission() async -> Bool { false }
  /// Calls back with no.
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }
}
