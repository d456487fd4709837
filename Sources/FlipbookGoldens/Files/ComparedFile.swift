import Foundation

/// The role of a file in a comparison, by its name.
package enum ComparedFile: Equatable, Sendable {
  case picture
  case film
  case other

  /// Extensions of files that hold one picture.
  static let pictures: Set<String> = ["png", "jpg", "jpeg", "webp"]
  /// Extensions of files that hold many, which ffmpeg decodes.
  static let films: Set<String> = ["mp4", "m4v", "mov", "mkv", "webm", "avi", "gif", "apng"]

  package init(path: String) {
    let ending = PathText.ending(of: path)
    self = Self.pictures.contains(ending) ? .picture : Self.films.contains(ending) ? .film : .other
  }
}
