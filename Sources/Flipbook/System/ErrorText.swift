import Foundation

/// The words of an error as Apple's platforms say them; a scene's `localizedDescription`. Foundation has others on Linux.
public func _errorText(_ error: any Error) -> String {
  switch error {
  case DecodingError.keyNotFound, DecodingError.valueNotFound:
    return "The data couldn’t be read because it is missing."
  case is DecodingError: return "The data couldn’t be read because it isn’t in the correct format."
  default: break
  }
  let (text, start) = (error.localizedDescription, "The operation could not be completed.")
  return text.hasPrefix(start) ? "The operation couldn’t be completed." + text.dropFirst(start.count) : text
}
