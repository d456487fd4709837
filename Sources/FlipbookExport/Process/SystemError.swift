import Foundation

/// Names the system's error numbers for people.
enum SystemError {
  /// The meaning of the number, with the way out where there is a plain one.
  static func text(_ code: Int32) -> String {
    switch code {
    case ENOSPC: "the disk is full"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file would be larger than is allowed"
    case EACCES, EPERM: "you have no permission to write there"
    case EROFS: "the disk can only be read"
    case ENOENT: "there is no such file or folder"
    default: String(cString: strerror(code))
    }
  }
}
