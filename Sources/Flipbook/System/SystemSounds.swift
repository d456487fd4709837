import Foundation

/// The error codes of system sounds; 0 without an error.
public let kAudioServicesNoError: OSStatus = 0

/// Makes a sound of a file, which is silent in a film.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 1
  return kAudioServicesNoError
}

/// Makes a sound of a file, which is silent in a film.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus { AudioServicesCreateSystemSoundID(inFileURL as NSURL, outSystemSoundID) }

/// Takes a sound away. There is nothing to do for one that is silent.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}

/// Plays nothing in a film; what is to come after it comes at once.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }
