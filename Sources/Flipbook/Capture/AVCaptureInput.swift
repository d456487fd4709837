import Foundation

/// A source of a session's pictures or sound.
open class AVCaptureInput: NSObject {}
