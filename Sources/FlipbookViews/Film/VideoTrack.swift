import FlipbookCombine
import FlipbookDrawing
import FlipbookTime
import Foundation

/// The film of a view, read once, and the time from which it counts.
package final class VideoTrack: ObservableObject {
  /// The film time of the view's appearance.
  let begin = FilmClock.now
  private var known: (name: String, film: (any VideoSource)?)?
  private var shown: (film: ObjectIdentifier, number: Int, image: CGImage)?

  package init() {}

  /// - Parameter place: The call that names the film, for messages.
  /// - Returns: Nil, with an error reported, where the film can't be used.
  func film(_ name: String, place: String) -> (any VideoSource)? {
    if let known, known.name == name { return known.film }
    let film = VideoFiles.open(name, place: place)
    known = (name, film)
    return film
  }

  /// The picture at a time of the film's file.
  package func image(of film: any VideoSource, at time: Double) -> CGImage {
    let number = film.index(at: time)
    if let shown, shown.film == ObjectIdentifier(film), shown.number == number { return shown.image }
    let image = CGImage(film.picture(number))
    shown = (ObjectIdentifier(film), number, image)
    return image
  }
}
